import { formatDate } from '@wasl/shared/i18n/format.ts'
import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import { document_changes } from '../../identity/tables/from-registry.ts'
import { providers, users } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { rawDatabase } from '../../platform/db/raw-database.ts'
import { addSeconds } from '../../platform/instants.ts'
import { renderPdf } from '../../platform/pdf/render-template.ts'
import { storeUpload } from '../../platform/uploads/store-upload.ts'
import { loadDemoUser } from './seed-orders.ts'

// The first certificate expires within a month, the others in the following years.
const firstExpiryDays = 20
const expiryStepDays = 75

/** Uploads the registration certificate of every demo company, provider or client, as its owner. */
export async function seedCertificates(ctx: Ctx): Promise<void> {
  const inDays = (days: number) => riyadhDate(addSeconds(ctx.clock.now(), days * daySeconds))
  const companies = await ctx.db
    .select({ provider: providers, phone: users.phone })
    .from(providers)
    .innerJoin(users, and(eq(users.provider_id, providers.id), eq(users.role, 'provider')))
    .where(isNotNull(providers.commercial_number))
  for (const [at, { provider, phone }] of companies.entries()) {
    const certificate_expires_on = inDays(firstExpiryDays + at * expiryStepDays)
    const id = await certificateOf(ctx, phone, provider)
    await ctx.db.update(providers).set({ certificate_file_id: id, certificate_expires_on }).where(eq(providers.id, provider.id))
  }
  const clients = await ctx.db
    .select()
    .from(users)
    .where(and(eq(users.role, 'client'), isNotNull(users.commercial_number)))
  for (const client of clients) {
    const id = await certificateOf(ctx, client.phone, { ...client, name_ar: client.name, name_en: '', address_ar: null })
    await ctx.db.update(users).set({ certificate_file_id: id }).where(eq(users.id, client.id))
  }
}

/** Sends a new registration number with its certificate to review, as the owner of this provider. */
export async function seedDocumentChange(ctx: Ctx, provider_id: string): Promise<void> {
  const [owned] = await ctx.db
    .select({ provider: providers, phone: users.phone })
    .from(providers)
    .innerJoin(users, and(eq(users.provider_id, providers.id), eq(users.role, 'provider')))
    .where(eq(providers.id, provider_id))
  if (!owned) throw new Error('seedDocumentChange: no such provider')
  const { provider, phone } = owned
  const commercial_number = '7012345678'
  await rawDatabase(ctx.db)
    .insert(document_changes)
    .values({
      ...{ number: 'DC26-100001', provider_id, rejections: [], created_at: addSeconds(ctx.clock.now(), -daySeconds) },
      before_commercial_number: provider.commercial_number,
      after_commercial_number: commercial_number,
      before_certificate_file_id: provider.certificate_file_id,
      after_certificate_file_id: await certificateOf(ctx, phone, { ...provider, commercial_number }),
    })
}

async function certificateOf(ctx: Ctx, phone: string, holder: CertificateHolder): Promise<string> {
  const bytes = await renderPdf('demo/seeds/certificate.typ', certificateData(holder))
  const file = { name: `السجل التجاري ${holder.commercial_number}.pdf`, bytes, truncated: false }
  const { id } = await storeUpload({ ...ctx, principal: await loadDemoUser(ctx, phone) }, { purpose: 'order', file })
  return id
}

type CertificateHolder = Pick<typeof providers.$inferSelect, 'name_ar' | 'name_en' | 'commercial_number' | 'address_ar' | 'created_at'>

const certificateData = ({ name_ar, name_en, commercial_number, address_ar, created_at }: CertificateHolder) => ({
  number: commercial_number,
  name: { ar: name_ar, en: name_en },
  address: address_ar ?? '—',
  issued: formatDate(created_at),
})
