import { fileUrl } from '@wasl/shared/contract/file-urls.ts'
import type { ProviderApplication } from '@wasl/shared/contract/provider-application.ts'
import { type ApplicationFieldName, applicationFields } from '@wasl/shared/rules/application-review.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { eq, inArray } from 'drizzle-orm'
import { services as servicesTable } from '../../catalog/tables/from-registry.ts'
import type { UserCtx } from '../../platform/context.ts'
import { files } from '../../platform/db/tables/files.ts'
import { forbidden, notFound } from '../../platform/http/errors.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { providerCategories, providerCities, providerServices, providers } from '../tables/people.ts'
import { documentChangeView, findOpenDocumentChange } from './open-document-change.ts'

/** The id of the provider that the current user owns. */
export function ownedProviderId({ principal }: UserCtx): string {
  if (principal.role !== 'provider' || !principal.provider) throw forbidden()
  return principal.provider.id
}

/** The provider for whose team the current user acts. Throws 403 for anybody else. */
export function teamProviderId({ principal }: Pick<UserCtx, 'principal'>): string {
  if (!principal.provider) throw forbidden()
  return principal.provider.id
}

/** The current user's application, with what is missing and what the last review rejected. */
export async function loadApplication(ctx: UserCtx): Promise<ProviderApplication> {
  const { db } = ctx
  const id = ownedProviderId(ctx)
  const [provider] = await db.select().from(providers).where(eq(providers.id, id))
  if (!provider) throw notFound()
  const categories = await db
    .select()
    .from(providerCategories)
    .where(eq(providerCategories.provider_id, id))
    .orderBy(providerCategories.position)
  const services = await db
    .select({ id: servicesTable.id, name_ar: servicesTable.name_ar, name_en: servicesTable.name_en, price: providerServices.price })
    .from(providerServices)
    .innerJoin(servicesTable, eq(servicesTable.id, providerServices.service_id))
    .where(eq(providerServices.provider_id, id))
    .orderBy(providerServices.position)
  const cities = await db.select().from(providerCities).where(eq(providerCities.provider_id, id)).orderBy(providerCities.position)
  const change = await findOpenDocumentChange(ctx, id)
  const documents = await loadDocuments(ctx, [
    ...[provider.certificate_file_id, provider.photo_file_id, provider.logo_file_id],
    change?.after_certificate_file_id ?? null,
  ])
  const fileOf = (file_id: string | null) => documents.get(file_id ?? '') ?? null
  const { iban, bank_name, account_name, account_number, commercial_number, vat_number, work_times, city_id } = provider
  const values = {
    ...{ type: provider.type, name: { ar: provider.name_ar, en: provider.name_en }, city_id, work_times: [...work_times] },
    category_ids: categories.map(({ category_id }) => category_id),
    services: services.map(({ id, name_ar, name_en, price }) => ({ id, name: { ar: name_ar, en: name_en }, price })),
    city_ids: cities.map((city) => city.city_id),
    ...{ iban, bank_name, account_name, account_number, commercial_number, vat_number },
  }
  const { certificate_file_id, photo_file_id, logo_file_id } = provider
  return {
    ...values,
    bio: { ar: provider.bio_ar, en: provider.bio_en },
    address: provider.address_ar && provider.address_en ? { ar: provider.address_ar, en: provider.address_en } : null,
    deposit_documents: provider.deposit_documents,
    holidays: [...provider.holidays],
    gallery: provider.gallery.map((image) => ({ ...image, is_before: image.is_before ?? false, url: fileUrl(image.file_id) })),
    payouts_held_until: provider.payouts_held_until,
    status: provider.status,
    certificate: fileOf(certificate_file_id),
    certificate_expires_on: provider.certificate_expires_on,
    photo: fileOf(photo_file_id),
    logo: fileOf(logo_file_id),
    rejections: [...provider.rejections],
    document_change: change ? documentChangeView(change, provider, fileOf) : null,
    missing: missingFields(provider.type, { ...values, certificate_file_id, photo_file_id, logo_file_id }),
    submitted_at: provider.submitted_at,
    review_days: (await loadSettings(ctx)).application_days,
  }
}

/** The fields that an application needs and does not have. */
export function missingFields(
  type: ProviderApplication['type'],
  values: Readonly<Partial<Record<ApplicationFieldName, unknown>>>,
): ApplicationFieldName[] {
  const optional: readonly ApplicationFieldName[] = [
    'vat_number',
    'logo_file_id',
    ...(type === 'company' ? [] : ['commercial_number' as const]),
  ]
  return typedKeys(applicationFields).filter((field) => !optional.includes(field) && isEmpty(values[field]))
}

const isEmpty = (value: unknown): boolean => value == null || (Array.isArray(value) && value.length === 0)

async function loadDocuments({ db }: UserCtx, ids: readonly (string | null)[]) {
  const present = ids.filter((id) => id !== null)
  const rows = present.length > 0 ? await db.select().from(files).where(inArray(files.id, present)) : []
  return new Map(rows.map(({ id, name, mime, size_bytes }) => [id, { id, name, mime, size: size_bytes, url: fileUrl(id) }]))
}
