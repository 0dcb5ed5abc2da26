import { type OwnCarPage, ownCar } from '@wasl/resources/own-cars.ts'
import { carLifecycle, type OwnCarTransition } from '@wasl/shared/lifecycle/cars.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { newRowOf, patchSchema } from '@wasl/shared/registry/schema.ts'
import { canTransition } from '@wasl/shared/registry/status-lifecycle.ts'
import { splitCarChange } from '@wasl/shared/rules/car-proposal.ts'
import type { Label } from '@wasl/shared/units.ts'
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm'
import { teamProviderId } from '../../identity/providers/application.ts'
import type { UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict } from '../../platform/http/errors.ts'
import { parse } from '../../platform/http/parse.ts'
import type { BeforeWrite, WriteHook } from '../../resources/hook-types.ts'
import type { StoredRow } from '../../resources/stored-resource.ts'
import { createRow } from '../../resources/write/create-row.ts'
import { storeChange } from '../../resources/write/edit-row.ts'
import { loadValidationContext } from '../../resources/write/validation-context.ts'
import { assertNoContacts } from '../assert-no-contacts.ts'
import { car_holds } from '../tables/from-registry.ts'
import { closeCarProposal, listOpenProposals, storeCarProposal } from './car-proposals.ts'
import { loadOwnCar } from './load-own-cars.ts'
import { carIsRetired, carResource, type OwnCarCtx, withOwnCar } from './own-cars.ts'

/** Adds a car of the current user's provider and sends it for review. */
export const createCar = (ctx: UserCtx, values: AnyRow): Promise<OwnCarPage> =>
  inTransaction(ctx, async (tx) => {
    assertNoContacts(values, ['branch_place'])
    const inside: OwnCarCtx = { ...tx, principal: ctx.principal }
    const owned = { provider_id: teamProviderId(ctx), status: 'pending_review' }
    const { id } = await createRow(inside, carResource(), newRowOf(carResource().declaration, { ...values, ...owned }))
    return loadOwnCar(inside, id)
  })

/** Changes a car of the current user's provider: prices and rules at once; what clients read waits for a review once the car was published. */
export const changeCar = (ctx: UserCtx, id: string, values: AnyRow): Promise<OwnCarPage> =>
  withOwnCar(ctx, id, async (ctx, stored) => {
    if (stored.status === 'retired') throw conflict(carIsRetired)
    assertNoContacts(values, ['branch_place'])
    if (stored.status === 'draft' || stored.status === 'pending_review') await storeNow(ctx, stored, values)
    else await changePublished(ctx, stored, values)
    return loadOwnCar(ctx, id)
  })

/** Withdraws the change of a car that is being reviewed, or puts a rejected one aside. Throws 409 without one. */
export const withdrawCarChange = (ctx: UserCtx, id: string): Promise<OwnCarPage> =>
  withOwnCar(ctx, id, async (ctx) => {
    const [open] = await listOpenProposals(ctx, [id])
    if (!open) throw conflict({ en: 'No change is pending', ar: 'لا يوجد تعديل قيد المراجعة' })
    await closeCarProposal(ctx, open)
    return loadOwnCar(ctx, id)
  })

/** Makes a transition of a car of the current user's provider. Throws 409 from another status, and for a car with rentals that is retired. */
export const makeTransition = (ctx: UserCtx, id: string, name: OwnCarTransition): Promise<OwnCarPage> =>
  withOwnCar(ctx, id, async (ctx, stored) => {
    const transition = carLifecycle.transitions[name]
    if (!canTransition(transition, String(stored.status))) throw conflict(transition.message)
    await storeChange(ctx, carResource(), { before: stored, change: { status: transition.to }, action: name })
    return loadOwnCar(ctx, id)
  })

/** What a decision or transition changes of a car besides its status: the reason why it was returned or stopped. */
export const beforeCarWrite: BeforeWrite = async (_, { action, reason }) => {
  if (action === 'return_to_provider' || action === 'stop') return { return_reason: reason }
  return action === 'submit' || action === 'publish' ? { return_reason: null } : {}
}

async function changePublished(ctx: OwnCarCtx, stored: StoredRow, values: AnyRow): Promise<void> {
  const [open] = await listOpenProposals(ctx, [stored.id])
  const current = open?.status === 'pending' ? { ...stored, ...open.after } : stored
  const change = parse(patchSchema(ownCar, current, await loadValidationContext(ctx)), values)
  const { now, later } = splitCarChange(stored, { ...current, ...change })
  const live = await storeNow(ctx, stored, now)
  if (Object.keys(later).length > 0) await storeCarProposal(ctx, live, open, later)
  else if (open?.status === 'pending') await closeCarProposal(ctx, open)
}

/** Stores what needs no review; the rules are those of the car as it is. */
const storeNow = async (ctx: OwnCarCtx, stored: StoredRow, values: AnyRow): Promise<StoredRow> =>
  storeChange(ctx, carResource(), {
    before: stored,
    change: parse(patchSchema(ownCar, stored, await loadValidationContext(ctx)), values),
    action: 'edit',
  })

/** Refuses to retire a car with rentals that have not ended, and to delete one that was ever rented. Closes the change of a retired car. */
export const carWriteHook: WriteHook = async (ctx, { action, before, after }) => {
  const { db, clock } = ctx
  const isRental = and(eq(car_holds.car_id, before?.id ?? ''), eq(car_holds.kind, 'rental'))
  const count = (condition: SQL | undefined) => db.$count(car_holds, condition)
  if (before && !after && (await count(isRental)) > 0) throw conflict(wasRented)
  if (action !== 'retire' || !before) return
  if ((await count(and(isRental, isNull(car_holds.released_at), gt(car_holds.ends_at, clock.now())))) > 0) throw conflict(hasRentals)
  const [open] = await listOpenProposals(ctx, [before.id])
  if (open) await closeCarProposal(ctx, open)
}

const wasRented: Label = {
  en: 'The car was rented. Retire it instead, so that its calendar stays',
  ar: 'سبق تأجير السيارة. أخرجها من الخدمة بدلًا من حذفها ليبقى تقويمها',
}
const hasRentals: Label = { en: 'The car has rentals that have not ended', ar: 'للسيارة حجوزات لم تنتهِ بعد' }
