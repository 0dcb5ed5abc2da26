import type { OrderDraftCard, OrderDraftView } from '@wasl/shared/contract/order-drafts.ts'
import { isUuid } from '@wasl/shared/utils/uuid.ts'
import { and, desc, eq, inArray, isNull, placeholder } from 'drizzle-orm'
import { categories, services } from '../../catalog/tables/from-registry.ts'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import { runLookup } from '../../platform/db/prepared.ts'
import { files } from '../../platform/db/tables/files.ts'
import type { Database, Tx } from '../../platform/db/types.ts'
import { notFound } from '../../platform/http/errors.ts'
import { orderDraftFiles, orderDrafts } from '../tables/order-drafts.ts'
import { type DraftRef, isOwnDraft } from './own-draft.ts'

type DraftRow = typeof orderDrafts.$inferSelect

/** One own draft that is not sent, with what was typed. Throws 404. */
export async function loadDraft(ctx: Ctx, { id, key }: DraftRef): Promise<OrderDraftView> {
  const [row] = await ctx.db
    .select()
    .from(orderDrafts)
    .where(and(eq(orderDrafts.id, id), isOwnDraft(ctx, key), isNull(orderDrafts.order_id)))
  const [card] = row ? await cardsOf(ctx, [row]) : []
  if (!row || !card) throw notFound()
  const attached = await ctx.db
    .select({ id: files.id, name: files.name, mime: files.mime, size: files.size_bytes, field: orderDraftFiles.field })
    .from(orderDraftFiles)
    .innerJoin(files, eq(files.id, orderDraftFiles.file_id))
    .where(eq(orderDraftFiles.draft_id, id))
    .orderBy(files.created_at, files.id)
  return { ...card, values: row.values, files: attached }
}

/** The drafts of the client that are not sent, last saved first; with `category_id` those of one category. */
export async function listDrafts(ctx: UserCtx, category_id?: string): Promise<OrderDraftCard[]> {
  const rows = await runLookup(ctx, { key: 'order drafts', build: selectDrafts, values: { user_id: ctx.principal.id } })
  return cardsOf(ctx, category_id ? rows.filter((row) => row.category_id === category_id) : rows)
}

const selectDrafts = (db: Database | Tx) =>
  db
    .select()
    .from(orderDrafts)
    .where(and(eq(orderDrafts.user_id, placeholder('user_id')), isNull(orderDrafts.order_id)))
    .orderBy(desc(orderDrafts.updated_at))

/** Services that are no longer offered are left out, and drafts of categories that are not. */
async function cardsOf({ db }: Ctx, rows: readonly DraftRow[]): Promise<OrderDraftCard[]> {
  if (rows.length === 0) return []
  const ids = [...new Set(rows.flatMap(({ service_ids }) => service_ids))]
  const categoryIds = [...new Set(rows.map(({ category_id }) => category_id))]
  const known = await db
    .select()
    .from(categories)
    .where(and(inArray(categories.id, categoryIds), eq(categories.is_active, true)))
  const offered = ids.length
    ? await db
        .select()
        .from(services)
        .where(and(inArray(services.id, ids), eq(services.is_active, true)))
    : []
  return rows.flatMap(({ id, category_id, service_ids, values, updated_at, expires_at }) => {
    const category = known.find((row) => row.id === category_id)
    if (!category) return []
    const chosen = service_ids.flatMap((service_id) => offered.find((row) => row.id === service_id) ?? []).map(namedOf)
    const provider_ids = (values.provider_ids ?? '').split(',').filter(isUuid)
    return [{ id, category: namedOf(category), service_ids, services: chosen, provider_ids, updated_at, expires_at }]
  })
}

const namedOf = ({ id, name_ar, name_en }: { id: string; name_ar: string; name_en: string }) => ({ id, name: { ar: name_ar, en: name_en } })
