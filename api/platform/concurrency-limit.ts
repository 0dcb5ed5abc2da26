import { RequestError } from './http/errors.ts'

/** Runs at most `width` tasks at a time and lets at most `queue` wait; rejects more with 503. */
export function concurrencyLimit(width: number, queue: number) {
  let running = 0
  const waiting: (() => void)[] = []

  return async function runLimited<T>(task: () => Promise<T>): Promise<T> {
    if (running >= width) {
      if (waiting.length >= queue)
        throw new RequestError('busy', {
          en: 'We are busy, please try again in a moment',
          ar: 'الخدمة مشغولة الآن، أعد المحاولة بعد لحظات',
        })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
