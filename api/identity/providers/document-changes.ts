import { resources } from '@wasl/resources/index.ts'
import type { DocumentsForm, ProviderApplication } from '@wasl/shared/contract/provider-application.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { changedDocuments, type Rejection, rejectionsText } from '@wasl/shared/rules/application-review.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { and, eq } from 'drizzle-orm'
import type { Ctx, TransactionCtx, UserCtx } from '../../platform/context.ts'
import { yearNumber } from '../../platform/db/insert-with-number.ts'
import { conflict, invalid, notFound } from '../../platform/http/errors.ts'
import type { CustomActionCall } from '../../resources/hook-types.ts'
import { notify } from '../../resources/notify.ts'
import { storedResource } from '../../resources/stored-resource.ts'
import { audit } from '../../resources/write/audit.ts'
import { storeChange } from '../../resources/write/edit-row.ts'
import { insertNumberedRow } from '../../resources/write/insert-row.ts'
import { document_changes } from '../tables/from-registry.ts'
import { providers, users } from '../tables/people.ts'
import { assertOwnUploads } from './application-steps.ts'
import { editProvider, withApprovedProvider } from './edit-application.ts'
import { changedFields } from './open-document-change.ts'

type ProviderRow = typeof providers.$inferSelect
type DocumentChange = typeof document_changes.$inferSelect
const fields = typedKeys(changedDocuments)

/** Sends new numbers or a new certificate of the current user's approved provider to review. Throws 409 while a change is pending, or if nothing changes. */
export const submitDocuments = (ctx: UserCtx, parseForm: (type: ProviderRow['type']) => DocumentsForm): Promise<ProviderApplication> =>
  withApprovedProvider(ctx, async (ctx, provider) => {
    const form = { commercial_number: null, ...parseForm(provider.type) }
    const changed = fields.filter((field) => form[field] !== provider[field])
    if (changed.includes('certificate_file_id')) await assertOwnUploads(ctx, { certificate_file_id: form.certificate_file_id })
    if (changed.length === 0) throw conflict({ en: 'Nothing has changed', ar: 'لم يتغيّر شيء' })
    // Two submissions wait for each other on the row of the provider.
    if ((await ctx.db.$count(document_changes, isPendingOf(provider.id))) > 0) throw conflict(onePending)
    const at = ctx.clock.now()
    const values: Omit<typeof document_changes.$inferInsert, 'number'> = {
      provider_id: provider.id,
      rejections: [],
      ...Object.fromEntries(
        changed.flatMap((field) => [
          [`before_${field}`, provider[field]],
          [`after_${field}`, form[field]],
        ]),
      ),
    }
    const row = { ...values, created_at: at, updated_at: at }
    await insertNumberedRow(ctx, document_changes, yearNumber('DC', at), row, {
      resource: 'document-changes',
      after: values,
    })
  })

/** Withdraws the pending change of the current user's provider. Throws 409 if none is pending. */
export const withdrawDocuments = (ctx: UserCtx): Promise<ProviderApplication> =>
  withApprovedProvider(ctx, async (ctx, { id }) => {
    const [withdrawn] = await ctx.db
      .update(document_changes)
      .set({ status: 'withdrawn', updated_at: ctx.clock.now() })
      .where(isPendingOf(id))
      .returning({ id: document_changes.id })
    if (!withdrawn) throw conflict({ en: 'No change is pending', ar: 'لا يوجد تعديل قيد المراجعة' })
    await audit(ctx, { action: 'withdraw', resource: 'document-changes', row_id: withdrawn.id })
  })

/**
 * Approves a change, stores it in its provider and notifies the owner. Throws 409 if the administration has edited one of its values since, 422 for a new
 * certificate without the day until which it is valid.
 */
export async function approveDocumentChange(ctx: TransactionCtx, { row, action, inputs }: CustomActionCall): Promise<void> {
  const change = await loadDocumentChange(ctx, row.id)
  const [provider] = await ctx.db.select().from(providers).where(eq(providers.id, change.provider_id)).for('update')
  if (!provider) throw notFound()
  const changed = changedFields(change)
  if (changed.some((field) => provider[field] !== change[`before_${field}`])) throw conflict(editedSince)
  const certificate_expires_on = typeof inputs.certificate_expires_on === 'string' ? inputs.certificate_expires_on : null
  const isReplaced = changed.includes('certificate_file_id')
  if (isReplaced && change.after_certificate_file_id && !certificate_expires_on) throw invalid('certificate_expires_on', dayMissing)
  const renewed = isReplaced || certificate_expires_on ? { certificate_expires_on } : {}
  await storeChange(ctx, storedResource(resources['document-changes']), { before: row, change: { status: 'approved' }, action })
  await editProvider(ctx, provider, { ...Object.fromEntries(changed.map((field) => [field, change[`after_${field}`]])), ...renewed })
  await notifyOwner(ctx, provider, { type: 'documents_approved', params: { name: nameOf(provider) } })
}

/** Notifies the owner of what a review rejected. */
export async function notifyDocumentChangeRejected(ctx: Ctx, id: string): Promise<void> {
  const change = await loadDocumentChange(ctx, id)
  const [provider] = await ctx.db.select().from(providers).where(eq(providers.id, change.provider_id))
  if (!provider) throw notFound()
  const reason = rejectionsText(change.rejections as readonly Rejection[])
  await notifyOwner(ctx, provider, { type: 'documents_rejected', params: { name: nameOf(provider), reason } })
}

async function loadDocumentChange({ db }: Ctx, id: string): Promise<DocumentChange> {
  const [change] = await db.select().from(document_changes).where(eq(document_changes.id, id))
  if (!change) throw notFound()
  return change
}

async function notifyOwner(
  ctx: Ctx,
  { id }: ProviderRow,
  notification: Omit<Parameters<typeof notify>[1], 'user_ids' | 'link'>,
): Promise<void> {
  const owners = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.provider_id, id), eq(users.role, 'provider')))
  await notify(ctx, {
    ...notification,
    user_ids: owners.map((owner) => owner.id),
    link: pages.profile({ tab: 'business', part: 'documents' }),
  })
}

const nameOf = ({ name_ar, name_en }: ProviderRow) => ({ ar: name_ar, en: name_en })
const isPendingOf = (provider_id: string) => and(eq(document_changes.provider_id, provider_id), eq(document_changes.status, 'pending'))
const onePending = {
  en: 'A change is already being reviewed. Withdraw it to send another one',
  ar: 'لديك تعديل قيد المراجعة. اسحبه لترسل غيره',
}
const dayMissing = {
  en: 'Enter until when the new certificate is valid',
  ar: 'أدخل اليوم الذي تنتهي فيه الشهادة الجديدة',
}
const editedSince = {
  en: 'The current values have changed since this change was sent. Reject it; the provider can send a new one',
  ar: 'تغيّرت القيم الحالية بعد إرسال هذا التعديل. ارفضه ليرسل المزوّد تعديلًا جديدًا إن رغب',
}
