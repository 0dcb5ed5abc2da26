import { Refusal } from './http/errors.ts'

/** Runs at most `width` works at a time and lets at most `queue` wait; refuses with 503 beyond that. */
export function slots(width: number, queue: number) {
  let running = 0
  const waiting: (() => void)[] = []

  return async function inSlot<T>(work: () => Promise<T>): Promise<T> {
    if (running >= width) {
      if (waiting.length >= queue)
        throw new Refusal('busy', ['We are busy, please try again in a moment', 'الخدمة مشغولة الآن، أعد المحاولة بعد لحظات'])
      await new Promise<void>((go) => waiting.push(go))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
