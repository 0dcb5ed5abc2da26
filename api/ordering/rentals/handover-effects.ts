import type { handOverForm, takeBackForm } from '@wasl/shared/contract/rentals.ts'
import { formatCount } from '@wasl/shared/i18n/format.ts'
import { type HandoverKind, inspectionChecks } from '@wasl/shared/rules/rental-choices.ts'
import type { Label } from '@wasl/shared/units.ts'
import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { and, eq, gt } from 'drizzle-orm'
import type * as z from 'zod'
import { lockCarRow, shortenCarHold, startCarHold } from '../../catalog/cars/hold-car.ts'
import { assertNoErrors, type FieldErrors } from '../../catalog/cars/rental-dates.ts'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { invalid } from '../../platform/http/errors.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { addSeconds } from '../../platform/instants.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { takeImages } from '../complaints/take-images.ts'
import { listHandovers } from '../orders/order-rental.ts'
import type { Effect } from '../orders/transition-context.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { handovers, rentalDrivers, rentals } from '../tables/rentals.ts'
import { closeExtension } from './extension-effects.ts'
import { claimLateReturn } from './late-charge.ts'
import { clearRisk } from './overdue-rentals.ts'
import { requireRental, setRental } from './rental-effects.ts'
import { takenAt } from './taken-at.ts'

export const startInspection: Effect = async () => ({ order: { fulfilment: 'under_inspection' } })

/** Stores what was checked. Throws 422 on `checks` unless it was everything. */
export const finishInspection: Effect<'finish_inspection'> = async (ctx, { terms, orderContext: { order } }) => {
  const missing = typedKeys(inspectionChecks).filter((check) => !terms.checks.includes(check))
  if (missing.length > 0) {
    const named = (locale: 'ar' | 'en') => missing.map((check) => inspectionChecks[check][locale]).join(locale === 'ar' ? '، ' : ', ')
    throw invalid('checks', { en: `Not checked yet: ${named('en')}`, ar: `لم يُفحص بعد: ${named('ar')}` })
  }
  await setRental(ctx, order.id, { checks: terms.checks })
  return { order: { fulfilment: 'inspected' } }
}

type Papers = Pick<z.output<typeof handOverForm>, 'license_shown' | 'contract_number'>

/** What keeps a car from its driver: a license that was not shown or has expired, or no contract. */
export async function handOverErrors(ctx: Ctx, { id }: OrderRow, { license_shown, contract_number }: Papers): Promise<FieldErrors> {
  const { car_contract_required } = await loadSettings(ctx)
  const [driver] = await ctx.db.select().from(rentalDrivers).where(eq(rentalDrivers.order_id, id))
  const hasExpired = driver !== undefined && driver.license_expires_on < riyadhDate(ctx.clock.now())
  return {
    ...(!license_shown && { license_shown: [showLicense] }),
    ...(hasExpired && { license_shown: [licenseExpired] }),
    ...(car_contract_required && !contract_number && { contract_number: [enterContract] }),
  }
}

/** Stores the condition of the car as the client gets it. Throws 422 with every error: the driver shows a valid license, and there is a contract. */
export const handOverCar: Effect<'hand_over'> = async (ctx, { terms, orderContext: { order } }) => {
  assertNoErrors(await handOverErrors(ctx, order, terms))
  const previous = await startRentalNow(ctx, order)
  const at = await takenAt(ctx, { order_id: order.id, leg: 'out', taken_at: terms.taken_at, previous })
  await recordCondition(ctx, order, { kind: 'out', at }, terms)
  await setRental(ctx, order.id, {
    ...{ contract_number: terms.contract_number || null, permit_number: terms.permit_number || null },
    handed_over_at: at,
  })
  return { order: { fulfilment: 'received' } }
}

/** A car that is handed over before its pick-up is taken from now on. Nobody else has it: the time of the rentals before it is over. Returns since when it is taken. */
async function startRentalNow(ctx: TransactionCtx, order: OrderRow): Promise<string> {
  const { car_id } = await requireRental(ctx, order)
  const isOver = and(eq(rentals.car_id, car_id), gt(rentals.returned_at, addSeconds(ctx.clock.now(), -7 * daySeconds)))
  const over = await ctx.db.select({ id: rentals.order_id }).from(rentals).where(isOver)
  return startCarHold(
    ctx,
    order.id,
    over.map(({ id }) => id),
  )
}

const showLicense: Label = { en: 'The driver has to show the license', ar: 'يجب أن يُظهر السائق رخصته' }
const licenseExpired: Label = { en: 'The license has expired', ar: 'انتهت صلاحية الرخصة' }
const enterContract: Label = { en: 'Enter the contract number', ar: 'اكتب رقم العقد' }

/** What is wrong with the condition of a car that comes back. */
export async function returnErrors(ctx: Ctx, { id }: OrderRow, { km }: Pick<Condition, 'km'>): Promise<FieldErrors> {
  const out = (await listHandovers(ctx, id)).find(({ kind }) => kind === 'out')
  if (!out || km >= out.km) return {}
  const before = formatCount(out.km)
  return { km: [{ en: `It was ${before} when the client got the car`, ar: `كان العداد ${before} عند تسليم السيارة` }] }
}

/** Stores the condition of the car as it came back, and ends its time. Throws 422 on `km` if it is lower than before. */
export const takeCarBack: Effect<'take_back'> = async (ctx, { terms, orderContext: { order } }) => {
  assertNoErrors(await returnErrors(ctx, order, terms))
  const { car_id, handed_over_at } = await requireRental(ctx, order)
  const previous = handed_over_at ?? ctx.clock.now()
  const at = await takenAt(ctx, { order_id: order.id, leg: 'in', taken_at: terms.taken_at, previous })
  await recordCondition(ctx, order, { kind: 'in', at }, terms)
  await lockCarRow(ctx, car_id)
  await closeExtension(ctx, order, 'expired')
  await setRental(ctx, order.id, { returned_at: at })
  await claimLateReturn(ctx, order)
  await shortenCarHold(ctx, order.id)
  await clearRisk(ctx, order.id)
  return { order: { fulfilment: 'delivered' } }
}

type Condition = Pick<z.output<typeof takeBackForm>, 'km' | 'fuel' | 'damage' | 'notes' | 'file_ids'>

type Event = { kind: HandoverKind; at: string }

async function recordCondition(ctx: TransactionCtx, order: OrderRow, { kind, at }: Event, condition: Condition): Promise<void> {
  const { principal } = userCtx(ctx)
  const { km, fuel, damage } = condition
  const file_ids = await takeImages({ ...ctx, principal }, condition.file_ids, order)
  const notes = condition.notes?.trim() || null
  await ctx.db.insert(handovers).values({ order_id: order.id, kind, recorded_by: principal.id, km, fuel, damage, notes, file_ids, at })
}

/** Stores that the client agrees with the condition of the car that was recorded last. */
export const confirmHandover: Effect = async (ctx, { orderContext: { order } }) => {
  const last = (await listHandovers(ctx, order.id)).at(-1)
  if (last) await ctx.db.update(handovers).set({ confirmed_at: ctx.clock.now() }).where(eq(handovers.id, last.id))
  return {}
}
