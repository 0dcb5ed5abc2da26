import { demoCars } from '@wasl/resources/demo/cars.ts'
import { carPicture } from '@wasl/resources/demo/pictures/car-picture.ts'
import { transitionEndpoints } from '@wasl/shared/contract/endpoints/transition-endpoints.ts'
import { carOrderForm } from '@wasl/shared/contract/rentals.ts'
import type { PublicOrderTransition } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { addDays, boundsOf } from '@wasl/shared/rules/periods.ts'
import { inspectionChecks } from '@wasl/shared/rules/rental-choices.ts'
import { dayMs, daySeconds, hourMs } from '@wasl/shared/utils/durations.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { cars } from '../../catalog/tables/from-registry.ts'
import { users } from '../../identity/tables/people.ts'
import { fundWallet } from '../../money/ledger/fund-wallet.ts'
import { requestTransition } from '../../ordering/orders/transition-routes.ts'
import { payCheckout } from '../../ordering/payment-page/pay-checkout.ts'
import { advanceOwnClaim } from '../../ordering/rentals/advance-claim.ts'
import { bookCar } from '../../ordering/rentals/book-car.ts'
import { deposit_claims } from '../../ordering/tables/from-registry.ts'
import { rentalExtensions, rentals } from '../../ordering/tables/rentals.ts'
import type { TransactionCtx, User, UserCtx } from '../../platform/context.ts'
import { parse } from '../../platform/http/parse.ts'
import { addSeconds } from '../../platform/instants.ts'
import { storeUpload } from '../../platform/uploads/store-upload.ts'
import { type DemoRental, demoRentals } from '../data/rentals.ts'
import { loadDemoUser } from './seed-orders.ts'

type Hire = {
  ctx: UserCtx & TransactionCtx
  client: User
  owner: User
  order_id: string
  demo: DemoRental
  pickup: number
  goTo: (at: number) => void
}
type Step = (hire: Hire) => Promise<unknown>

/** The steps of a rental, each with the states that it leads to. A rental runs those up to its `until`. */
const steps: readonly [until: DemoRental['until'], run: Step][] = [
  ['requested', async () => {}],
  ['invoiced', (hire) => step(hire, 'accept_rental', 'owner')],
  ['booked', pay],
  ['under_inspection', startInspection],
  ['received', handOver],
  ['returned', takeBack],
  ['completed', (hire) => step(hire, 'confirm_receipt', 'client')],
]
/** What somebody still has time for. */
const waitsForAnAnswer: readonly DemoRental['until'][] = ['requested', 'invoiced']
/** What does not lead to the return: the last step before it. */
const endings: Partial<Record<DemoRental['until'], readonly [last: DemoRental['until'], run: Step]>> = {
  cancelled: ['booked', (hire) => step(hire, 'cancel_booking', 'client', { reason: 'تغيّر موعد السفر' })],
  extending: ['received', askForExtension],
  disputed: ['returned', claimAndDispute],
}

/** Creates the rentals of cars with the real operations at their time, each up to its `until`. */
export async function seedRentals(ctx: TransactionCtx): Promise<void> {
  for (const demo of demoRentals) await seedRental(ctx, demo)
}

async function seedRental(ctx: TransactionCtx, demo: DemoRental): Promise<void> {
  const now = Date.parse(ctx.clock.now())
  const pickup = pickupOf(demo, now)
  let at = Math.min(pickup, now) - (waitsForAnAnswer.includes(demo.until) ? 3 : 30) * hourMs
  const clock = {
    now: () => new Date(at).toISOString(),
    advance: (ms: number) => {
      at += ms
    },
  }
  // A step is never later than now.
  const goTo = (next: number) => {
    at = Math.max(at, Math.min(next, now - 1000))
  }
  const [car] = await ctx.db.select().from(cars).where(eq(cars.name_en, demo.car))
  if (!car) throw new Error(`seedRentals: no car ${demo.car}`)
  const client = await loadDemoUser(ctx, demo.by)
  const asClient = { ...ctx, clock, principal: client }
  const order = await bookCar(asClient, parse(carOrderForm, formOf(demo, car.id, pickup, now)))
  const hire = { ctx: asClient, client, owner: await loadOwner(ctx, car.provider_id), order_id: order.id, demo, pickup, goTo }
  const [last, end] = endings[demo.until] ?? [demo.until]
  for (const [, run] of steps.slice(0, steps.findIndex(([name]) => name === last) + 1)) {
    at += hourMs / 2
    await run(hire)
  }
  await end?.(hire)
}

function pickupOf({ pickup }: DemoRental, now: number): number {
  if ('hours' in pickup) return Math.ceil(now / hourMs) * hourMs + pickup.hours * hourMs
  const day = addDays(riyadhDate(new Date(now).toISOString()), pickup.days)
  return Date.parse(boundsOf({ from: day, to: day }).start) + 10 * hourMs
}

function formOf({ days, driver, countries = [] }: DemoRental, car_id: string, pickup: number, now: number) {
  const place = { address: 'حي العليا، طريق الملك فهد 8228', lat: 24.69, lng: 46.685 }
  return {
    ...{ kind: 'car', car_id, pickup_at: new Date(pickup).toISOString(), return_at: new Date(pickup + days * dayMs).toISOString() },
    driver: {
      ...{ name: driver, birth_date: '1990-04-12', id_type: 'citizen', license_number: '1098765432' },
      license_expires_on: addDays(riyadhDate(new Date(now).toISOString()), 700),
    },
    ...{ pickup_place: place, return_place: place, options: { permit: countries.length > 0 }, countries },
  }
}

const step = (
  { ctx, order_id, ...sides }: Hire,
  name: PublicOrderTransition,
  by: 'client' | 'owner',
  body: Readonly<Record<string, unknown>> = {},
) => requestTransition({ ...ctx, principal: sides[by] }, { order_id, name, body: parse(transitionEndpoints[name].body, body) })

/** Accepts the invoice and pays it with the security deposit from the wallet. */
async function pay(hire: Hire): Promise<void> {
  const { ctx, client, order_id } = hire
  const order = await step(hire, 'accept_invoice', 'client')
  const rental = await loadRow(hire)
  await fundWallet(ctx, { user_id: client.id, amount: rental.total + rental.security_deposit, note: 'شحن المحفظة' })
  if (!order.checkout_id) throw new Error(`seedRentals: ${order_id} has no checkout`)
  await payCheckout(ctx, { checkout_id: order.checkout_id, key: crypto.randomUUID(), form: { method: 'wallet', use_wallet: false } })
}

async function startInspection(hire: Hire): Promise<void> {
  hire.goTo(hire.pickup - 2 * hourMs)
  await step(hire, 'start_inspection', 'owner')
}

async function handOver(hire: Hire): Promise<void> {
  await step(hire, 'finish_inspection', 'owner', { checks: typedKeys(inspectionChecks) })
  hire.goTo(hire.pickup)
  const papers = {
    license_shown: true,
    contract_number: `TJ-${hire.order_id.slice(0, 6).toUpperCase()}`,
    permit_number: hire.demo.countries ? '4410027731' : null,
  }
  await step(hire, 'hand_over', 'owner', { ...(await conditionOf(hire, 42_180, [])), ...papers })
  await step(hire, 'confirm_handover', 'client')
}

async function takeBack(hire: Hire): Promise<void> {
  hire.goTo(hire.pickup + hire.demo.days * dayMs)
  const scratch = hire.demo.until === 'disputed' ? [{ x: 22, y: 64, note: 'خدش في الباب الخلفي' }] : []
  await step(hire, 'take_back', 'owner', await conditionOf(hire, 43_050, scratch))
}

/** The provider claims for a damage, which the client says was there before: an administrator has to decide. */
async function claimAndDispute(hire: Hire): Promise<void> {
  const { ctx, client, order_id } = hire
  hire.goTo(hire.pickup + (hire.demo.days * 24 + 1) * hourMs)
  const file_ids = [await photographCar(hire)]
  await step(hire, 'claim_deposit', 'owner', { kind: 'damage', amount: 45_000, reason: 'خدش في الباب الخلفي يحتاج إلى دهان', file_ids })
  const [claim] = await ctx.db.select({ id: deposit_claims.id }).from(deposit_claims).where(eq(deposit_claims.order_id, order_id))
  await advanceOwnClaim({ ...ctx, principal: client }, claim?.id ?? '', 'dispute', 'كان الخدش في الباب قبل استلامي للسيارة')
}

const conditionOf = async (hire: Hire, km: number, damage: readonly object[]) => ({
  km,
  fuel: 8,
  damage,
  file_ids: [await photographCar(hire)],
})

async function photographCar({ ctx, owner, demo }: Hire): Promise<string> {
  const drawn = demoCars.find(({ name }) => name.en === demo.car)
  if (!drawn) throw new Error(`seedRentals: no drawing of ${demo.car}`)
  const bytes = await sharp(Buffer.from(carPicture(drawn)))
    .png({ compressionLevel: 1 })
    .toBuffer()
  const file = { name: 'السيارة.png', bytes, truncated: false }
  const { id } = await storeUpload({ ...ctx, principal: owner }, { purpose: 'complaint', file })
  return id
}

/** Asks for two more days. The request stays open longer than usual, so that visitors of the demo can answer it. */
async function askForExtension(hire: Hire): Promise<void> {
  hire.goTo(Number.POSITIVE_INFINITY)
  const { return_at } = await loadRow(hire)
  await step(hire, 'request_extension', 'client', { return_at: addSeconds(return_at, 2 * daySeconds) })
  const { db, clock } = hire.ctx
  await db
    .update(rentalExtensions)
    .set({ expires_at: addSeconds(clock.now(), daySeconds) })
    .where(eq(rentalExtensions.order_id, hire.order_id))
}

async function loadRow({ ctx, order_id }: Hire): Promise<typeof rentals.$inferSelect> {
  const [rental] = await ctx.db.select().from(rentals).where(eq(rentals.order_id, order_id))
  if (!rental) throw new Error(`seedRentals: ${order_id} rents no car`)
  return rental
}

async function loadOwner(ctx: TransactionCtx, provider_id: string): Promise<User> {
  const [owner] = await ctx.db
    .select({ phone: users.phone })
    .from(users)
    .where(and(eq(users.provider_id, provider_id), eq(users.role, 'provider')))
  return loadDemoUser(ctx, owner?.phone ?? '')
}
