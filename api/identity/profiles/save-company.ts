import type { Profile } from '@wasl/shared/contract/accounts.ts'
import { companyForm } from '@wasl/shared/contract/company.ts'
import { eq } from 'drizzle-orm'
import type { UserCtx } from '../../context.ts'
import { notifyAdmins } from '../../messaging/notifications/notify-admins.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/people.ts'
import { forbidden, invalid } from '../../platform/http/errors.ts'
import { parse } from '../../platform/http/parse.ts'
import { deleteFiles } from '../../platform/uploads/delete-files.ts'
import type { RawFile } from '../../platform/uploads/read-form.ts'
import { storeUpload } from '../../platform/uploads/store-upload.ts'
import { audit } from '../../resources/write/audit.ts'
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
    const change = { ...form, certificate_file_id: upload?.id ?? before.certificate_file_id }
    await tx.db
      .update(users)
      .set({ ...change, updated_at: tx.clock.now() })
      .where(eq(users.id, id))
    if (upload) await deleteFiles(tx, [before.certificate_file_id])
    const { commercial_number, vat_number, certificate_file_id } = before
    const old = { commercial_number, vat_number, certificate_file_id }
    await audit(tx, { action: 'edit', resource: 'customers', row_id: id, before: old, after: change })
    await notifyAdmins(tx, 'company_changed', { resource: 'customers', row_id: id }, { name: before.name })
    return loadProfile(tx, id)
  })
}

const noCertificate = { en: 'Upload the registration certificate', ar: 'ارفع صورة السجل التجاري' }
