import type { DeliveryView } from '@wasl/shared/contract/deliveries.ts'
import type { OrderRental } from '@wasl/shared/contract/rentals.ts'
import { openDelegationStatuses } from '@wasl/shared/lifecycle/delegations.ts'
import type { DeliveryDay } from '@wasl/shared/lifecycle/delivery-legs.ts'
import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm'
import { idAndName } from '../../catalog/services/id-and-name.ts'
import { cities } from '../../catalog/tables/from-registry.ts'
import { users } from '../../identity/tables/people.ts'
import type { UserCtx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { addSeconds } from '../../platform/instants.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { remainingAmount } from '../invoices/invoice-amounts.ts'
import type { DelegationRow } from '../orders/delegations.ts'
import { orderContext } from '../orders/order-context.ts'
import { listOrderLines, loadOrderGoods, nameOfLine, type OrderLineRow } from '../orders/order-goods.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { loadRentalView } from '../rentals/rental-view.ts'
import { delegations } from '../tables/from-registry.ts'
import { orders } from '../tables/orders.ts'
import { nextStep } from './next-step.ts'

const doneDays = 14
const maxDone = 20

/** Whether there is still something to do for it. */
export const isOpenRow = ({ status }: DelegationRow): boolean => openDelegationStatuses.some((open) => open === status)

/** What is assigned to the principal, the next first, then the last that are done. */
export async function listDeliveries(ctx: UserCtx): Promise<DeliveryView[]> {
  const { id: user_id, provider } = ctx.principal
  if (!provider) return []
  const mine = and(eq(delegations.user_id, user_id), eq(delegations.provider_id, provider.id))
  const open = await ctx.db
    .select()
    .from(delegations)
    .where(and(mine, inArray(delegations.status, [...openDelegationStatuses])))
    .orderBy(asc(delegations.created_at), asc(delegations.id))
  const since = addSeconds(ctx.clock.now(), -doneDays * daySeconds)
  const done = await ctx.db
    .select()
    .from(delegations)
    .where(and(mine, eq(delegations.status, 'done'), gt(delegations.ended_at, since)))
    .orderBy(desc(delegations.ended_at))
    .limit(maxDone)
  const views: DeliveryView[] = []
  for (const row of [...open, ...done]) views.push(await viewOf(ctx, row))
  const timeOf = ({ at, ended_at }: DeliveryView) => (ended_at ? -Date.parse(ended_at) : at ? Date.parse(at) : 0)
  return views.toSorted((a, b) => timeOf(a) - timeOf(b))
}

/** One delivery of the principal, if it was not released from it. Throws 404 for others. */
export async function loadDelivery(ctx: UserCtx, id: string): Promise<DeliveryView> {
  const row = await loadOwnDelegation(ctx, id)
  if (row.status === 'released') throw notFound()
  return viewOf(ctx, row)
}

/** Throws 404 for a delegation of others. */
export async function loadOwnDelegation({ db, principal }: UserCtx, id: string): Promise<DelegationRow> {
  const [row] = await db
    .select()
    .from(delegations)
    .where(and(eq(delegations.id, id), eq(delegations.user_id, principal.id)))
  if (!row || row.provider_id !== principal.provider?.id) throw notFound()
  return row
}

async function viewOf(ctx: UserCtx, row: DelegationRow): Promise<DeliveryView> {
  const [found] = await ctx.db
    .select({ order: orders, client: users, city: cities })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.client_id))
    .innerJoin(cities, eq(cities.id, orders.city_id))
    .where(eq(orders.id, row.order_id))
  if (!found) throw new Error('deliveries: the order of a delegation is gone')
  const { order, client, city } = found
  const isOpen = isOpenRow(row)
  const context = orderContext(ctx, order)
  const invoice = await context.invoice()
  const rental = await loadRentalView(ctx, order, isOpen)
  const place = rental && (row.leg === 'in' ? rental.return : rental.pickup)
  const { id, leg, status, ended_at } = row
  const { car_contract_required: needs_contract } = await loadSettings(ctx)
  const next = isOpen ? await nextStep(ctx, context, leg) : { step: null, blocked: null }
  return {
    ...{ id, leg, status, ended_at, order_number: order.number },
    day: dayOf(isOpen, place?.at ?? null, ctx.clock.now()),
    at: place?.at ?? null,
    place: { is_branch: place?.is_branch ?? false, city: idAndName(city), ...pointOf(isOpen, place ?? order) },
    contact: isOpen ? { name: client.name, phone: client.phone } : null,
    car: rental && carOf(rental, needs_contract),
    handed_over: isOpen && leg === 'in' ? (rental?.handovers.find(({ kind }) => kind === 'out') ?? null) : null,
    goods: goodsOf(await listOrderLines(ctx, order), next.step),
    codes_left: isOpen ? await codesLeft(ctx, order) : null,
    due_amount: isOpen && invoice ? remainingAmount(invoice, order) : 0,
    ...next,
  }
}

function dayOf(isOpen: boolean, at: string | null, now: string): DeliveryDay {
  if (!isOpen) return 'done'
  return at === null || riyadhDate(at) <= riyadhDate(now) ? 'today' : 'next'
}

type Point = Pick<DeliveryView['place'], 'address' | 'lat' | 'lng'>
const pointOf = (isOpen: boolean, { address, lat, lng }: Point): Point =>
  isOpen ? { address, lat, lng } : { address: null, lat: null, lng: null }

const carOf = ({ car, driver, countries }: OrderRental, needs_contract: boolean): DeliveryView['car'] => ({
  ...{ title: car.title, year: car.year, plate: car.plate },
  license_last4: driver.license_last4,
  needs_contract,
  needs_permit: countries.length > 0,
})

/** What the delegate carries: what was not refunded, and before it leaves only what nobody else sent out. */
const goodsOf = (lines: readonly OrderLineRow[], step: DeliveryView['step']): DeliveryView['goods'] =>
  lines
    .map((line) => ({ title: nameOfLine(line), quantity: line.quantity - line.refunded - (step === 'send_out' ? line.shipped : 0) }))
    .filter(({ quantity }) => quantity > 0)

const codesLeft = async (ctx: UserCtx, order: OrderRow): Promise<number | null> => (await loadOrderGoods(ctx, order))?.codes_left ?? null
