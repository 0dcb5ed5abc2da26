import { randomBytes } from 'node:crypto'
import type { OrderDraftForm, SavedOrderDraft } from '@wasl/shared/contract/order-drafts.ts'
import { daySeconds, hourSeconds } from '@wasl/shared/utils/durations.ts'
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { categories } from '../../catalog/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { lockUntilCommit } from '../../platform/db/locks.ts'
import { invalid, RequestError } from '../../platform/http/errors.ts'
import { networkOf } from '../../platform/http/network.ts'
import { senderLimits } from '../../platform/http/sender-limits.ts'
import { addSeconds } from '../../platform/instants.ts'
import { orderDrafts } from '../tables/order-drafts.ts'
import { deleteDraftFiles, moveDraftFiles, takeOverFiles } from './draft-files.ts'
import { assertNotSent, draftKeyHash, lockDraft } from './own-draft.ts'

// A month is longer than anybody waits to finish an order; a guest's browser keeps its draft no longer than two days.
const clientDays = 30
const guestDays = 2
/** The most open drafts of a client: saving another deletes the oldest. */
export const maxDrafts = 20
/** Many people can share one address; nobody begins as many orders in an hour. */
export const guestDraftsPerHour = 30

/**
 * Saves the draft of an order. A client has one draft per category, so that other tabs and devices continue the same one; a guest's draft
 * becomes the client's. Throws 404 for the draft of somebody else, 409 for one that was sent.
 */
export async function saveDraft(ctx: Ctx, form: OrderDraftForm, key: string | undefined): Promise<SavedOrderDraft> {
  return inTransaction(ctx, async (ctx) => {
    const user_id = ctx.principal.kind === 'user' ? ctx.principal.id : null
    await lockUntilCommit(ctx.db, 'orderDrafts', user_id ?? networkOf(ctx.address))
    const known =
      (await lockDraft(ctx, { id: form.id, key })) ?? (user_id ? await findOpenDraft(ctx, user_id, form.category_id) : undefined)
    if (known) assertNotSent(known)
    else await (user_id ? deleteOldest(ctx, user_id) : assertFewGuestDrafts(ctx))
    await assertCategory(ctx, form.category_id)

    const now = ctx.clock.now()
    const newKey = known || user_id ? null : randomBytes(32).toString('base64url')
    const key_hash = user_id ? null : newKey ? draftKeyHash(newKey) : (known?.key_hash ?? null)
    const own = {
      ...{ user_id, key_hash, category_id: form.category_id, service_ids: form.service_ids, values: form.values, updated_at: now },
      expires_at: addSeconds(now, (user_id ? clientDays : guestDays) * daySeconds),
    }
    const id = known?.id ?? form.id
    if (known) await ctx.db.update(orderDrafts).set(own).where(eq(orderDrafts.id, id))
    else await ctx.db.insert(orderDrafts).values({ ...own, id, address: networkOf(ctx.address), created_at: now })
    if (known) await moveDraftFiles(ctx, id, { before: known.service_ids, after: form.service_ids })
    if (form.file_ids) await deleteDraftFiles(ctx, id, { except: form.file_ids })
    if (user_id && known?.user_id === null) await takeOverFiles(ctx, id, user_id)
    return { id, key: newKey, updated_at: now }
  })
}

async function findOpenDraft({ db }: Ctx, user_id: string, category_id: string) {
  const [open] = await db
    .select()
    .from(orderDrafts)
    .where(and(eq(orderDrafts.user_id, user_id), eq(orderDrafts.category_id, category_id), isNull(orderDrafts.order_id)))
    .orderBy(desc(orderDrafts.updated_at))
    .limit(1)
    .for('update')
  return open
}

async function assertCategory({ db }: Ctx, id: string): Promise<void> {
  const [category] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.id, id), eq(categories.is_active, true)))
  if (!category) throw invalid('category_id', { en: 'Choose a category', ar: 'اختر التصنيف' })
}

async function deleteOldest({ db }: Ctx, user_id: string): Promise<void> {
  const superfluous = await db
    .select({ id: orderDrafts.id })
    .from(orderDrafts)
    .where(and(eq(orderDrafts.user_id, user_id), isNull(orderDrafts.order_id)))
    .orderBy(desc(orderDrafts.updated_at))
    .offset(maxDrafts - 1)
  if (superfluous.length > 0)
    await db.delete(orderDrafts).where(
      inArray(
        orderDrafts.id,
        superfluous.map(({ id }) => id),
      ),
    )
}

async function assertFewGuestDrafts({ db, address, clock }: Ctx): Promise<void> {
  const isRecent = and(isNull(orderDrafts.user_id), gt(orderDrafts.created_at, addSeconds(clock.now(), -hourSeconds)))
  for (const { isSender, factor } of senderLimits(orderDrafts.address, address))
    if ((await db.$count(orderDrafts, and(isSender, isRecent))) >= guestDraftsPerHour * factor)
      throw new RequestError(
        'too_many',
        {
          en: 'Too many orders were started here. Log in, or try again in an hour',
          ar: 'بدأت طلبات كثيرة من هنا. سجّل الدخول أو حاول بعد ساعة',
        },
        { retryAfterSeconds: hourSeconds },
      )
}
