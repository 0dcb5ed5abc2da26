import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import { product_groups, products } from '../../platform/db/resource-tables.ts'
import type { ReviewRequest } from './load-request.ts'

/** Tells the provider what became of its request, by the names of what it was about; a refusal with its reason. */
export async function tellOfDecision(ctx: Ctx, request: ReviewRequest, reason: string | null): Promise<void> {
  const provider_ids = [request.provider_id]
  const name = await nameIn(ctx, products, request.product_id ?? request.after_product_id)
  if (!name) return
  if (request.kind === 'product') {
    if (reason === null) await notify(ctx, { type: 'product_approved', provider_ids, holes: { name } })
    else await notify(ctx, { type: 'product_refused', provider_ids, holes: { name, reason } })
    return
  }
  const group = await nameIn(ctx, product_groups, request.group_id)
  if (!group) return
  if (reason === null) await notify(ctx, { type: 'main_product_approved', provider_ids, holes: { name, group } })
  else await notify(ctx, { type: 'main_product_refused', provider_ids, holes: { name, group, reason } })
}

async function nameIn({ db }: Ctx, table: typeof products | typeof product_groups, id: string | null) {
  if (!id) return null
  const [row] = await db.select({ ar: table.name_ar, en: table.name_en }).from(table).where(eq(table.id, id))
  return row ?? null
}
