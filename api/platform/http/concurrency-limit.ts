import pLimit from 'p-limit'
import { RequestError } from './errors.ts'

/** Runs at most `width` tasks at a time and lets at most `queue` wait; rejects more with 503. */
export function concurrencyLimit(width: number, queue: number) {
  const limit = pLimit(width)
  return async function runLimited<T>(task: () => Promise<T>): Promise<T> {
    if (limit.activeCount >= width && limit.pendingCount >= queue)
      throw new RequestError('busy', {
        en: 'We are busy, please try again in a moment',
        ar: 'الخدمة مشغولة الآن، أعد المحاولة بعد لحظات',
      })
    return limit(task)
  }
}
