import { resources } from '@wasl/resources/index.ts'
import { type CarHold, carHold } from '@wasl/shared/contract/provider-cars.ts'
import { formatDateTime } from '@wasl/shared/i18n/format.ts'
import { messages } from '@wasl/shared/registry/messages.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { newRowOf } from '@wasl/shared/registry/schema.ts'
import type { Label } from '@wasl/shared/units.ts'
import { and, asc, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { UserCtx } from '../../platform/context.ts'
import { conflict, invalid, RequestError } from '../../platform/http/errors.ts'
import type { WriteHook } from '../../resources/hook-types.ts'
import { loadRow } from '../../resources/read/load-row.ts'
import { type StoredResource, storedResource } from '../../resources/stored-resource.ts'
import { createRow } from '../../resources/write/create-row.ts'
import { deleteRow } from '../../resources/write/delete-row.ts'
import { editRow } from '../../resources/write/edit-row.ts'
import { loadValidationContext } from '../../resources/write/validation-context.ts'
import { heldTime } from '../cars/car-conditions.ts'
import { car_holds } from '../tables/from-registry.ts'
import { carIsRetired, carResource, isOwnCar } from './own-cars.ts'

let cached: StoredResource | undefined
const holdResource = (): StoredResource => {
  cached ??= storedResource(resources['car-holds'])
  return cached
}
const isBlockOf = (car_id: string) => and(eq(car_holds.car_id, car_id), ne(car_holds.kind, 'rental'), isNull(car_holds.released_at))

/** The times from now on when a car of the current user's provider is taken. Throws 404 for any other car. */
export async function listBlocks(ctx: UserCtx, car_id: string): Promise<CarHold[]> {
  await assertOwnCar(ctx, car_id)
  const isOpen = and(eq(car_holds.car_id, car_id), isNull(car_holds.released_at), gt(car_holds.ends_at, ctx.clock.now()))
  return ctx.db.select().from(car_holds).where(isOpen).orderBy(asc(car_holds.starts_at))
}

/** Takes a car of the current user's provider out of rental. Throws 409 with what it overlaps. */
export async function createBlock(ctx: UserCtx, car_id: string, values: AnyRow): Promise<CarHold> {
  const car = await assertOwnCar(ctx, car_id)
  if (car.status === 'retired') throw conflict(carIsRetired)
  assertNotPast(ctx, values)
  const row = newRowOf(holdResource().declaration, { ...values, car_id })
  return carHold.parse(await withClash(ctx, { ...row, car_id }, () => createRow(ctx, holdResource(), row)))
}

/** Changes a time when a car is not for rent. Throws 404 for a rental, and 409 with what it overlaps. */
export async function changeBlock(ctx: UserCtx, car_id: string, id: string, change: AnyRow): Promise<CarHold> {
  const stored = await loadBlock(ctx, car_id, id)
  assertNotPast(ctx, change)
  const context = await loadValidationContext(ctx)
  const edit = () => editRow(ctx, holdResource(), { id, change, version: null, context, where: isBlockOf(car_id) })
  return carHold.parse(await withClash(ctx, { ...stored, ...change }, edit))
}

/** Deletes a time when a car is not for rent. Throws 404 for a rental. */
export async function removeBlock(ctx: UserCtx, car_id: string, id: string): Promise<void> {
  await loadBlock(ctx, car_id, id)
  await deleteRow(ctx, holdResource(), id)
}

/** Keeps the hold of a rental, which changes with its order: nobody deletes it. */
export const carHoldWriteHook: WriteHook = async (_, { before, after }) => {
  if (!after && before?.kind === 'rental') throw conflict(ofOrder)
}

const assertOwnCar = (ctx: UserCtx, id: string) => loadRow(ctx, carResource(), id, { where: isOwnCar(ctx) })

async function loadBlock(ctx: UserCtx, car_id: string, id: string) {
  await assertOwnCar(ctx, car_id)
  return loadRow(ctx, holdResource(), id, { where: isBlockOf(car_id) })
}

function assertNotPast({ clock }: UserCtx, { ends_at }: AnyRow): void {
  if (typeof ends_at === 'string' && ends_at <= clock.now())
    throw invalid('ends_at', { en: 'This time is over already', ar: 'انتهت هذه الفترة من قبل' })
}

/** Turns the overlap that the database refuses into a 409 that names the other hold. It is read after the failed transaction, which cannot read any more. */
async function withClash<T>(ctx: UserCtx, hold: AnyRow, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof RequestError) || !error.errors?.starts_at?.includes(messages.overlaps)) throw error
    const clash = await findClash(ctx, hold)
    throw clash ? new RequestError('conflict', clashText(clash), { details: { clash } }) : conflict(messages.overlaps)
  }
}

async function findClash({ db }: UserCtx, { id, car_id, starts_at, ends_at }: AnyRow): Promise<CarHold | undefined> {
  const isOther: SQL | undefined = id === undefined ? undefined : ne(car_holds.id, String(id))
  const [found] = await db
    .select()
    .from(car_holds)
    .where(
      and(
        eq(car_holds.car_id, String(car_id)),
        isNull(car_holds.released_at),
        isOther,
        sql`${heldTime} && tstzrange(${starts_at}::timestamptz, ${ends_at}::timestamptz, '[)')`,
      ),
    )
    .orderBy(asc(car_holds.starts_at))
    .limit(1)
  return found && carHold.parse(found)
}

const kindNames: Readonly<Record<CarHold['kind'], Label>> = {
  block: { en: 'a time when the car is not for rent', ar: 'فترة لا تُعرض فيها السيارة للتأجير' },
  maintenance: { en: 'maintenance', ar: 'صيانة' },
  rental: { en: 'a rental', ar: 'حجز' },
}
const clashText = ({ kind, starts_at, ends_at }: CarHold): Label => ({
  en: `This overlaps ${kindNames[kind].en} from ${formatDateTime(starts_at, 'en')} to ${formatDateTime(ends_at, 'en')}`,
  ar: `تتداخل مع ${kindNames[kind].ar} من ${formatDateTime(starts_at, 'ar')} إلى ${formatDateTime(ends_at, 'ar')}`,
})
const ofOrder: Label = { en: 'Rentals are changed with their order', ar: 'فترات التأجير تتغير مع طلباتها' }
