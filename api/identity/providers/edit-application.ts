import type { ProviderApplication } from '@wasl/shared/contract/provider-application.ts'
import { type ApplicationStep, stepsOf } from '@wasl/shared/rules/application-review.ts'
import type { Label } from '@wasl/shared/units.ts'
import { eq, sql } from 'drizzle-orm'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict, invalidFormMessage, notFound, RequestError } from '../../platform/http/errors.ts'
import { audit } from '../../resources/write/audit.ts'
import { notifyPendingRow } from '../../resources/write/notify-pending.ts'
import { changesNumber, scheduleNumberCheck } from '../registers/check-numbers.ts'
import { providers } from '../tables/people.ts'
import { loadApplication, ownedProviderId } from './application.ts'

type ProviderRow = typeof providers.$inferSelect
type ProviderChange = Partial<typeof providers.$inferInsert>

/**
 * Saves one step of the current user's application. `save` validates what depends on other rows, writes what belongs to the provider and
 * returns the change of the provider itself. A sent application cannot be edited; of a rejected one, the steps with a rejected field.
 */
export const saveStep = (
  ctx: UserCtx,
  step: ApplicationStep,
  save: (ctx: UserCtx, provider: ProviderRow) => Promise<ProviderChange>,
): Promise<ProviderApplication> =>
  withOwnProvider(ctx, async (ctx, provider) => {
    const { status, rejections } = provider
    if (status !== 'draft' && status !== 'rejected') throw conflict(notEditable)
    if (status === 'rejected' && !stepsOf(rejections.map(({ field }) => field)).includes(step)) throw conflict(notRejected)
    await storeChange(ctx, provider, await save(ctx, provider))
  })

/** Saves a part of the business of the current user's approved provider, as a step of its application was; clients see it at once. */
export const saveBusiness = (
  ctx: UserCtx,
  save: (ctx: UserCtx, provider: ProviderRow) => Promise<ProviderChange>,
): Promise<ProviderApplication> =>
  withApprovedProvider(ctx, async (ctx, provider) => editProvider(ctx, provider, await save(ctx, provider)))

/** Runs `write` in a transaction with the row of the current user's provider locked; returns its data afterwards. Throws 409 unless it is approved. */
export const withApprovedProvider = (
  ctx: UserCtx,
  write: (ctx: UserCtx, provider: ProviderRow) => Promise<void>,
): Promise<ProviderApplication> =>
  withOwnProvider(ctx, async (ctx, provider) => {
    if (provider.status !== 'approved') throw conflict(notApproved)
    await write(ctx, provider)
  })

/** Changes the locked row of a provider, with an entry in its history. */
export async function editProvider(ctx: Ctx, provider: ProviderRow, after: ProviderChange): Promise<void> {
  await storeChange(ctx, provider, after)
  const stored: Readonly<Record<string, unknown>> = provider
  const before = Object.fromEntries(Object.keys(after).map((name) => [name, stored[name]]))
  await audit(ctx, { action: 'edit', resource: 'providers', row_id: provider.id, before, after })
  if (changesNumber(provider, after)) await scheduleNumberCheck(ctx, provider.id)
}

/** Sends the current user's application to the administration. What is missing is an error of each field. */
export const submitApplication = (ctx: UserCtx): Promise<ProviderApplication> =>
  withOwnProvider(ctx, async (ctx, provider) => {
    if (provider.status !== 'draft' && provider.status !== 'rejected') throw conflict(notEditable)
    const { missing } = await loadApplication(ctx)
    if (missing.length > 0)
      throw new RequestError('invalid', invalidFormMessage, { errors: Object.fromEntries(missing.map((field) => [field, [required]])) })
    await storeChange(ctx, provider, { status: 'pending_review', submitted_at: ctx.clock.now(), rejections: [] })
    await audit(ctx, {
      ...{ action: 'submit', resource: 'providers', row_id: provider.id },
      before: { status: provider.status },
      after: { status: 'pending_review' },
    })
    await scheduleNumberCheck(ctx, provider.id)
    await notifyPendingRow(ctx, 'providers', provider.id)
  })

const withOwnProvider = (ctx: UserCtx, write: (ctx: UserCtx, provider: ProviderRow) => Promise<void>): Promise<ProviderApplication> =>
  inTransaction(ctx, async (tx) => {
    const owned: UserCtx = { ...tx, principal: ctx.principal }
    const [provider] = await tx.db
      .select()
      .from(providers)
      .where(eq(providers.id, ownedProviderId(ctx)))
      .for('update')
    if (!provider) throw notFound()
    await write(owned, provider)
    return loadApplication(owned)
  })

async function storeChange({ db, clock }: Ctx, { id }: ProviderRow, change: ProviderChange): Promise<void> {
  await db
    .update(providers)
    .set({ ...change, version: sql`${providers.version} + 1`, updated_at: clock.now() })
    .where(eq(providers.id, id))
}

const required: Label = { en: 'This field is required', ar: 'هذا الحقل مطلوب' }
const notEditable: Label = { en: 'Your application has been sent and cannot be changed now', ar: 'أُرسل طلبك ولا يمكن تعديله الآن' }
const notApproved: Label = { en: 'Your account has to be approved first', ar: 'يلزم اعتماد حسابك أولًا' }
const notRejected: Label = { en: 'Only what was rejected can be changed', ar: 'يمكن تعديل ما لم يُقبل فقط' }
