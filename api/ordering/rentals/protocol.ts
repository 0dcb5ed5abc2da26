import { formatCount, formatDateTime, formatRiyals } from '@wasl/shared/i18n/format.ts'
import { depositClaimLifecycle } from '@wasl/shared/lifecycle/deposit-claims.ts'
import { claimKinds } from '@wasl/shared/rules/claim-kinds.ts'
import { fullTank, handoverKinds, inspectionChecks } from '@wasl/shared/rules/rental-choices.ts'
import type { Label } from '@wasl/shared/units.ts'
import { eq, inArray } from 'drizzle-orm'
import { cars } from '../../catalog/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { files } from '../../platform/db/tables/files.ts'
import { notFound } from '../../platform/http/errors.ts'
import { renderPdf } from '../../platform/pdf/render-template.ts'
import { toPng } from '../../platform/uploads/clean-image.ts'
import type { DocumentFile } from '../../resources/hook-types.ts'
import { loadLetterhead } from '../../settings/letterhead.ts'
import { type ClaimRow, listClaims } from '../orders/claim-rows.ts'
import { orderContext } from '../orders/order-context.ts'
import { type HandoverRow, listHandovers, loadRental } from '../orders/order-rental.ts'
import { orders } from '../tables/orders.ts'
import { rentalDrivers } from '../tables/rentals.ts'

type FileCtx = Pick<Ctx, 'db' | 'caches' | 'adapters'>
// 40 mm at 150 dots an inch.
const photoPixels = 236

/**
 * The hand-overs of a rental as one PDF in Arabic and English: the condition of the car both times with the damage drawn on its outline, photos, the confirmation of the
 * client and the claims on the security deposit. Of the driver it has the name only. Throws 404 for an order without a hand-over.
 */
export async function renderRentalProtocol(ctx: FileCtx, order_id: string): Promise<DocumentFile> {
  const data = await rentalProtocolData(ctx, order_id)
  const photos = await loadPhotos(
    ctx,
    data.handovers.flatMap(({ file_ids }) => file_ids),
  )
  const handovers = data.handovers.map(({ file_ids, ...handover }) => ({
    ...handover,
    photos: file_ids.map((id) => photos.get(id)).filter((photo) => photo !== undefined),
  }))
  const bytes = await renderPdf('ordering/rentals/protocol.typ', { ...data, handovers, platform: await loadLetterhead(ctx) })
  return { name: `${data.number}-handover.pdf`, mime: 'application/pdf', bytes }
}

/** The data of `protocol.typ` without the photos, with all numbers and dates formatted. */
export async function rentalProtocolData(ctx: Pick<Ctx, 'db' | 'caches'>, order_id: string) {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, order_id))
  const rental = order && (await loadRental(ctx, order))
  const rows = await listHandovers(ctx, order_id)
  if (!rental || rows.length === 0) throw notFound()
  const [car] = await ctx.db.select().from(cars).where(eq(cars.id, rental.car_id))
  const [driver] = await ctx.db.select().from(rentalDrivers).where(eq(rentalDrivers.order_id, order_id))
  const invoice = await orderContext(ctx, order).invoice()
  if (!car || !driver || !invoice) throw new Error(`rentalProtocolData: ${order_id} lacks its car, driver or invoice`)
  return {
    number: order.number,
    car: { ar: rental.car_title.ar, en: rental.car_title.en, plate: car.plate },
    contract: rental.contract_number ?? '',
    permit: rental.permit_number ?? '',
    provider: { ar: invoice.seller.name_ar, en: invoice.seller.name_en },
    client: { ar: invoice.buyer.name_ar, en: invoice.buyer.name_en },
    driver: driver.name,
    checks: rental.checks.map((check) => inspectionChecks[check]),
    handovers: rows.map(handoverData),
    claims: (await listClaims(ctx, order_id)).map(claimData),
  }
}

const handoverData = ({ kind, at, km, fuel, damage, notes, file_ids, confirmed_at }: HandoverRow) => ({
  title: handoverKinds[kind],
  at: formatDateTime(at, 'en'),
  km: formatCount(km),
  fuel: `${fuel}/${fullTank}`,
  damage: damage.map(({ x, y, note }) => ({ x, y, note })),
  notes: notes ?? '',
  file_ids: [...file_ids],
  confirmed: confirmed_at ? formatDateTime(confirmed_at, 'en') : '',
})

const claimData = ({ number, kind, reason, amount, status, retained_amount }: ClaimRow) => ({
  number,
  kind: claimKinds[kind] satisfies Label,
  reason,
  amount: formatRiyals(amount),
  status: depositClaimLifecycle.statuses[status] satisfies Label,
  retained: retained_amount === null ? '' : formatRiyals(retained_amount),
})

/** The bytes of small PNG images by the ids of their files. */
async function loadPhotos({ db, adapters }: FileCtx, ids: readonly string[]): Promise<ReadonlyMap<string, number[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: files.id, storage_key: files.storage_key })
    .from(files)
    .where(inArray(files.id, [...ids]))
  const photos = new Map<string, number[]>()
  for (const { id, storage_key } of rows) {
    const bytes = await adapters.storage.get(storage_key)
    if (bytes) photos.set(id, [...(await toPng(bytes, photoPixels))])
  }
  return photos
}
