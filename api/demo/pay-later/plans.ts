import { minuteSeconds } from '@wasl/shared/utils/durations.ts'
import type { Clock } from '../../platform/clock.ts'
import { addSeconds } from '../../platform/instants.ts'
import { recordStore } from '../gateway/record-store.ts'
import { type NewPlan, type Plan, plan, sumOf } from './plan.ts'
import type { PlanEvents } from './plan-events.ts'

/** How long a page of the stand-in can be used. */
const pageMinutes = 30

/** The plans of one provider and what can happen to them. A change that is not possible returns null. */
export function planBook(folder: string, method: Plan['method'], clock: Clock, events: PlanEvents) {
  const store = recordStore(folder, plan)
  // A page that nobody used expires by itself.
  const asOfNow = (found: Plan): Plan =>
    found.status === 'new' && found.expires_at <= clock.now() ? { ...found, status: 'expired' } : found
  const find = async (id: string): Promise<Plan | null> => {
    const found = await store.find(id)
    return found && asOfNow(found)
  }
  const change = (id: string, type: string, work: (found: Plan) => Partial<Plan> | null): Promise<Plan | null> =>
    store.locked(id, async () => {
      const found = await find(id)
      const changes = found && work(found)
      if (!found || !changes) return null
      const changed = { ...found, ...changes }
      await store.save(changed)
      events.emit(changed, type)
      return changed
    })
  const newPart = (amount: number) => ({ id: crypto.randomUUID(), amount, at: clock.now() })
  const from = (statuses: readonly Plan['status'][], status: Plan['status'], found: Plan) =>
    statuses.includes(found.status) ? { status } : null
  const mayBeTaken = method === 'tamara' ? (['authorised'] as const) : (['approved'] as const)
  return {
    store,
    find,
    list: async (): Promise<Plan[]> => (await store.list()).map(asOfNow),
    async create(values: NewPlan): Promise<Plan> {
      const now = clock.now()
      const created: Plan = {
        ...values,
        ...{ id: crypto.randomUUID(), method, status: 'new', captures: [], refunds: [], created_at: now },
        expires_at: addSeconds(now, pageMinutes * minuteSeconds),
      }
      await store.save(created)
      return created
    },
    // The client, on the hosted page.
    approve: (id: string) => change(id, 'approved', (found) => from(['new'], 'approved', found)),
    decline: (id: string) => change(id, 'declined', (found) => from(['new'], 'declined', found)),
    leave: (id: string) => change(id, 'expired', (found) => from(['new'], 'expired', found)),
    // The merchant, by the API.
    authorise: (id: string) => change(id, 'authorised', (found) => from(['approved'], 'authorised', found)),
    release: (id: string) => change(id, 'canceled', (found) => from(mayBeTaken, 'canceled', found)),
    capture: (id: string, amount: number) =>
      change(id, 'captured', (found) =>
        mayBeTaken.some((status) => status === found.status) && amount === found.amount
          ? { status: 'captured', captures: [newPart(amount)] }
          : null,
      ),
    refund: (id: string, amount: number) =>
      change(id, 'refunded', (found) =>
        found.status === 'captured' && amount > 0 && sumOf(found.refunds) + amount <= found.amount
          ? { refunds: [...found.refunds, newPart(amount)] }
          : null,
      ),
  }
}
export type PlanBook = ReturnType<typeof planBook>
