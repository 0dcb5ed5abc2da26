import type { Profile } from '@wasl/shared/contract/accounts.ts'
import { companyForm } from '@wasl/shared/contract/business-fields.ts'
import { eq } from 'drizzle-orm'
import type { UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { forbidden, invalid } from '../../platform/http/errors.ts'
import { parse } from '../../platform/http/parse.ts'
import { deleteFiles } from '../../platform/uploads/delete-files.ts'
import type { RawFile } from '../../platform/uploads/read-form.ts'
import { storeUpload } from '../../platform/uploads/store-upload.ts'
import { notifyAdmins } from '../../resources/notify.ts'
import { audit } from '../../resources/write/audit.ts'
import { scheduleClientNumberCheck } from '../registers/check-numbers.ts'
import { users } from '../tables/people.ts'
import { loadProfile } from './profile.ts'

/**
 * Saves the registration of the current company client. The administration is notified and checks it. The documents of a provider belong to its
 * application.
 */
export async function saveCompany(ctx: UserCtx, input: { fields: unknown; certificate: RawFile | null }): Promise<Profile> {
  const { id, client_type } = ctx.principal
  if (client_type !== 'company') throw forbidden()
  const form = parse(companyForm, input.fields)
  return inTransaction(ctx, async (tx) => {
    const [before] = await tx.db.select().from(users).where(eq(users.id, id)).for('update')
    if (!before) throw forbidden()
    if (!before.certificate_file_id && !input.certificate) throw invalid('certificate', noCertificate)
    const upload = input.certificate && (await storeUpload(tx, { purpose: 'document', file: input.certificate, field: 'certificate' }))
    await changeRegistration(tx, before, { ...form, certificate_file_id: upload?.id ?? before.certificate_file_id })
    if (upload) await deleteFiles(tx, [before.certificate_file_id])
    return loadProfile(tx, id)
  })
}

/** Saves a new registration number that was sent with the profile, in the caller's transaction. The same number changes nothing. */
export async function saveRegistrationNumber(ctx: UserCtx, commercial_number: string): Promise<void> {
  const [before] = await ctx.db.select().from(users).where(eq(users.id, ctx.principal.id)).for('update')
  if (before && before.commercial_number !== commercial_number) await changeRegistration(ctx, before, { commercial_number })
}

type UserRow = typeof users.$inferSelect
type Registration = Pick<UserRow, 'commercial_number' | 'vat_number' | 'certificate_file_id'>

async function changeRegistration(ctx: UserCtx, before: UserRow, change: Partial<Registration>): Promise<void> {
  const { id, name, commercial_number, vat_number, certificate_file_id } = before
  const old = { commercial_number, vat_number, certificate_file_id }
  await ctx.db
    .update(users)
    .set({ ...change, updated_at: ctx.clock.now() })
    .where(eq(users.id, id))
  if (change.vat_number && change.vat_number !== vat_number) await scheduleClientNumberCheck(ctx, id)
  await audit(ctx, { action: 'edit', resource: 'customers', row_id: id, before: old, after: { ...old, ...change } })
  await notifyAdmins(ctx, 'company_changed', { resource: 'customers', row_id: id }, { name })
}

const noCertificate = { en: 'Upload the registration certificate', ar: 'ارفع صورة السجل التجاري' }
