import type { OrderTransition } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { EffectResult, NotificationData, OrderChange } from './transition-context.ts'

type MergedResult = Omit<EffectResult, 'order' | 'notify'> & { order: OrderChange; notify: NotificationData }

/** What all effects of a transition returned, in one. Throws if two return the same part: the later one would hide the other. */
export function mergeResults(name: OrderTransition, results: readonly EffectResult[]): MergedResult {
  const merge = <T extends object>(parts: readonly T[]): Partial<T> => {
    const keys = parts.flatMap((part) => Object.keys(part))
    const twice = keys.find((key, at) => keys.indexOf(key) !== at)
    if (twice) throw new Error(`mergeResults: two effects of ${name} return ${twice}`)
    return Object.assign({}, ...parts)
  }
  const offers = results.map(({ offer }) => (offer ? { offer } : {}))
  const events = results.map(({ event }) => (event ? { event } : {}))
  return {
    ...merge(offers),
    ...merge(events),
    order: merge(results.map(({ order = {} }) => order)),
    notify: merge(results.map(({ notify = {} }) => notify)),
  }
}
