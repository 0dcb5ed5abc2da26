import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { combinationKey } from '@wasl/shared/rules/combinations.ts'
import { and, eq, gt } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { conflict, invalid } from '../../platform/http/errors.ts'
import type { PlannedWrite } from '../../resources/hook-types.ts'
import { product_variants } from '../tables/from-registry.ts'
import { stock } from '../tables/stock.ts'

type PlannedVariant = { options: readonly string[]; quantity: number }

/** Before a product is written: notes who made it unavailable, and throws 422 if less would be in stock than unpaid orders have reserved. */
export async function beforeProductWrite(ctx: Ctx, write: PlannedWrite): Promise<AnyRow> {
  await assertReservedLeft(ctx, write)
  const { availability, unavailable_reason } = write.row
  if (availability === 'available') return { unavailable_reason: null }
  return { unavailable_reason: unavailable_reason ?? (ctx.principal.kind === 'user' ? 'provider' : 'administration') }
}

async function assertReservedLeft(ctx: Ctx, { before, row }: PlannedWrite): Promise<void> {
  if (!before) return
  // Safe: the planned row was parsed by the schema of products.
  const { type, quantity, variants } = row as { type: string; quantity: number | null; variants: readonly PlannedVariant[] | null }
  for (const { reserved, combination } of await loadReserved(ctx, String(before.id))) {
    const at = (variants ?? []).findIndex(({ options }) => combinationKey(options) === combination)
    const planned = type === 'multi' ? (variants?.[at]?.quantity ?? 0) : combination === null ? (quantity ?? 0) : 0
    if (planned >= reserved) continue
    throw invalid(type === 'simple' ? 'quantity' : at < 0 ? 'variants' : `variants.${at}.quantity`, {
      en: `Orders that are not paid yet have reserved ${reserved}`,
      ar: `الكمية المحجوزة لطلبات لم تُدفع بعد: ${reserved}`,
    })
  }
}

/** Throws 409 if orders that wait for their payment have reserved any of a product. */
export async function assertNothingReserved(ctx: Ctx, product_id: string): Promise<void> {
  if ((await loadReserved(ctx, product_id)).length > 0)
    throw conflict({
      en: 'Orders that are not paid yet have reserved this product. Make it unavailable instead',
      ar: 'المنتج محجوز لطلبات لم تُدفع بعد. أوقف بيعه بدلًا من حذفه',
    })
}

const loadReserved = ({ db }: Pick<Ctx, 'db'>, product_id: string) =>
  db
    .select({ reserved: stock.reserved, combination: product_variants.combination })
    .from(stock)
    .leftJoin(product_variants, eq(product_variants.id, stock.unit_id))
    .where(and(eq(stock.product_id, product_id), gt(stock.reserved, 0)))
