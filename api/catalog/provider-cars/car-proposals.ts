import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { patchSchema } from '@wasl/shared/registry/schema.ts'
import { carChangesOf } from '@wasl/shared/rules/car-proposal.ts'
import { pickKeys } from '@wasl/shared/utils/typed-entries.ts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { loadRow } from '../../resources/read/load-row.ts'
import type { StoredRow } from '../../resources/stored-resource.ts'
import { storeChange } from '../../resources/write/edit-row.ts'
import { publishFiles } from '../../resources/write/publish-files.ts'
import { loadValidationContext } from '../../resources/write/validation-context.ts'
import { assertStorable } from '../reviews/assert-storable.ts'
import { sendRequest, withdrawRequest } from '../reviews/send-request.ts'
import { carProposals } from '../tables/car-proposals.ts'
import { cars, review_requests } from '../tables/from-registry.ts'
import { carIsRetired, carResource, type OwnCarCtx } from './own-cars.ts'

export type CarProposal = {
  request_id: string
  car_id: string
  status: string
  reject_reason: string | null
  created_at: string
  after: AnyRow
}

/** The changes of cars that wait for their review, or were rejected and are not put aside: at most one of each car. */
export const listOpenProposals = ({ db }: Pick<Ctx, 'db'>, car_ids: readonly string[]): Promise<CarProposal[]> =>
  db
    .select({
      request_id: carProposals.request_id,
      car_id: carProposals.car_id,
      status: review_requests.status,
      reject_reason: review_requests.reject_reason,
      created_at: review_requests.created_at,
      after: carProposals.after,
    })
    .from(carProposals)
    .innerJoin(review_requests, eq(review_requests.id, carProposals.request_id))
    .where(and(inArray(carProposals.car_id, [...car_ids]), isNull(carProposals.closed_at)))

/** Stores what a provider wants to change of its locked car, in a new request: one that waits is withdrawn, so that nobody approves what they have not read. */
export async function storeCarProposal(ctx: OwnCarCtx, car: StoredRow, open: CarProposal | undefined, after: AnyRow): Promise<void> {
  await assertStorable(ctx, carResource(), car, after)
  await publishFiles(ctx, carResource(), after, car)
  if (open) await closeCarProposal(ctx, open)
  const request_id = await sendRequest(ctx, { kind: 'car_edit', car_id: car.id })
  await ctx.db.insert(carProposals).values({ request_id, car_id: car.id, after })
}

/** Withdraws the change of a car that waits, and puts a rejected one aside. */
export async function closeCarProposal(ctx: Ctx, open: CarProposal): Promise<void> {
  await ctx.db.update(carProposals).set({ closed_at: ctx.clock.now() }).where(eq(carProposals.request_id, open.request_id))
  if (open.status === 'pending') await withdrawRequest(ctx, open.request_id)
}

/** Stores the proposed change in its car. Throws 409 for a retired car, and if the car has changed so that it does not fit any more. */
export async function applyCarProposal(ctx: Ctx, request_id: string): Promise<void> {
  const proposal = await loadProposal(ctx, request_id)
  const car = await loadRow(ctx, carResource(), proposal.car_id, { lock: true })
  if (car.status === 'retired') throw conflict(carIsRetired)
  const change = carChangesOf(car, proposal.after)
  const parsed = patchSchema(carResource().declaration, car, await loadValidationContext(ctx)).safeParse(change)
  if (!parsed.success) throw conflict(outdated)
  await storeChange(ctx, carResource(), { before: car, change: parsed.data, action: 'edit' })
  await ctx.db
    .update(carProposals)
    .set({ before: pickKeys(car, Object.keys(change)), after: change, closed_at: ctx.clock.now() })
    .where(eq(carProposals.request_id, request_id))
}

/** What a request changes of its car: once approved what it has changed, until then what it would change now. Throws 404 for a request without a change. */
export async function loadCarChange(ctx: Ctx, request_id: string): Promise<{ before: AnyRow; after: AnyRow }> {
  const proposal = await loadProposal(ctx, request_id)
  if (proposal.before) return { before: proposal.before, after: proposal.after }
  const car = await loadRow(ctx, carResource(), proposal.car_id)
  const after = carChangesOf(car, proposal.after)
  return { before: pickKeys(car, Object.keys(after)), after }
}

/** Locks the car of a request, which its provider's own changes lock first. */
export async function lockCarOfRequest({ db }: TransactionCtx, request_id: string): Promise<void> {
  const ofRequest = db.select({ id: review_requests.car_id }).from(review_requests).where(eq(review_requests.id, request_id))
  await db.select({ id: cars.id }).from(cars).where(inArray(cars.id, ofRequest)).for('update')
}

async function loadProposal({ db }: Pick<Ctx, 'db'>, request_id: string) {
  const [proposal] = await db.select().from(carProposals).where(eq(carProposals.request_id, request_id))
  if (!proposal) throw notFound()
  return proposal
}

const outdated = {
  en: 'The car has changed since, and this change does not fit any more. Reject it; the provider can send a new one',
  ar: 'تغيّرت السيارة بعد إرسال التعديل فلم يعد يناسبها. ارفضه ليرسل المزوّد تعديلًا جديدًا إن رغب',
}
