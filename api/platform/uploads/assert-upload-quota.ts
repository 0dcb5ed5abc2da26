import type { Label } from '@wasl/shared/units.ts'
import { and, count, eq, isNull, sql, sum } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { files } from '../db/tables/files.ts'
import { invalid, invalidFormMessage, RequestError } from '../http/errors.ts'

// One order form has at most 20 items with five files each; more than that nobody attaches.
const waitingFiles = 100
const waitingBytes = 200 * 1024 * 1024

/**
 * Throws a validation error on `field` if the user has too many uploads that are attached to no order, draft or chat. Cleanup deletes those that nothing
 * uses after a week.
 */
export async function assertFewWaitingFiles({ db }: Pick<Ctx, 'db'>, owner_user_id: string, field: string): Promise<void> {
  const [waiting] = await db
    .select({ count: count(), bytes: sum(files.size_bytes).mapWith(Number) })
    .from(files)
    .where(and(eq(files.owner_user_id, owner_user_id), isNull(files.order_id), isNull(files.room_id), ofNoDraft))
  if (!waiting || (waiting.count < waitingFiles && (waiting.bytes ?? 0) < waitingBytes)) return
  throw invalid(field, {
    en: 'You have uploaded many files that you have not sent. Send them first, or wait a week',
    ar: 'رفعت ملفات كثيرة لم ترسلها بعد. أرسلها أولًا أو انتظر أسبوعًا',
  })
}

// Drafts of orders have limits of their own.
const ofNoDraft = sql`not exists (select 1 from order_draft_files where file_id = ${files.id})`

/** Throws a validation error on each field with more files than the settings allow at once. */
export async function assertUploadQuota(
  ctx: Pick<Ctx, 'db' | 'caches' | 'hooks'>,
  lists: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const { images_per_upload: maxFiles } = await ctx.hooks.loadSettings(ctx)
  const message: Label = { en: `Send at most ${maxFiles} files`, ar: `أقصى عدد للملفات هو ${maxFiles}` }
  const errors = Object.entries(lists).flatMap(([field, ids]) => (ids.length > maxFiles ? [[field, [message]]] : []))
  if (errors.length > 0) throw new RequestError('invalid', invalidFormMessage, { errors: Object.fromEntries(errors) })
}
