import type {
  businessDetailsForm,
  DocumentsForm,
  detailsForm,
  galleryForm,
  servicesForm,
} from '@wasl/shared/contract/provider-application.ts'
import type { Label } from '@wasl/shared/units.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { categories, cities, services } from '../../catalog/tables/from-registry.ts'
import type { UserCtx } from '../../platform/context.ts'
import { files } from '../../platform/db/tables/files.ts'
import { invalidFormMessage, RequestError } from '../../platform/http/errors.ts'
import { makeFilesPublic } from '../../platform/uploads/publish-files.ts'
import { requireCity } from '../profiles/require-city.ts'
import { providerCategories, providerCities, providerServices, type providers } from '../tables/people.ts'

type ProviderChange = Partial<typeof providers.$inferInsert>

/** Checks the details of a provider and returns the change of its row. A freelancer has no commercial registration. */
export async function detailsChange(ctx: UserCtx, { name, type, city_id }: z.output<typeof detailsForm>): Promise<ProviderChange> {
  await requireCity(ctx, city_id, 'city_id')
  return { name_ar: name.ar, name_en: name.en, type, city_id, ...(type === 'freelancer' && { commercial_number: null }) }
}

/** The same for an approved provider, whose type stays as it was reviewed, with introduction, address, choice of invoices and logo: the stored one or an upload of its own. */
export async function businessDetailsChange(
  ctx: UserCtx,
  { name, bio, address, deposit_documents, city_id, logo_file_id }: z.output<typeof businessDetailsForm>,
  stored: { logo_file_id: string | null },
): Promise<ProviderChange> {
  await requireCity(ctx, city_id, 'city_id')
  if (logo_file_id && logo_file_id !== stored.logo_file_id) {
    throwWrongFields({ logo_file_id: (await ctx.db.$count(files, isOwnPublishable(ctx, [logo_file_id]))) > 0 ? null : uploadAgain })
    await makeFilesPublic(ctx, [logo_file_id])
  }
  const texts = { name_ar: name.ar, name_en: name.en, bio_ar: bio.ar, bio_en: bio.en }
  return { ...texts, address_ar: address?.ar ?? null, address_en: address?.en ?? null, deposit_documents, city_id, logo_file_id }
}

/** Checks that new images of the gallery are uploads of the current user for it, and makes them public; stored ones stay. */
export async function galleryChange(
  ctx: UserCtx,
  { gallery }: z.output<typeof galleryForm>,
  stored: Pick<typeof providers.$inferSelect, 'gallery'>,
): Promise<ProviderChange> {
  const known = new Set(stored.gallery.map(({ file_id }) => file_id))
  const added = gallery.map(({ file_id }) => file_id).filter((id) => !known.has(id))
  const own = await ctx.db.$count(files, isOwnPublishable(ctx, added))
  throwWrongFields({ gallery: own < added.length ? uploadAgain : null })
  await makeFilesPublic(ctx, added)
  return { gallery }
}

/** The uploads of the current user among these that were made to be shown to everyone. */
const isOwnPublishable = ({ principal }: UserCtx, ids: readonly string[]) =>
  and(inArray(files.id, [...ids]), eq(files.owner_user_id, principal.id), or(files.is_publishable, files.is_public))

/**
 * Replaces the categories, services and cities of a provider; returns the change of its row: the lowest of its own prices. Throws a field
 * error for what is not offered any more, and for services of other categories.
 */
export async function saveServices({ db }: UserCtx, provider_id: string, form: z.output<typeof servicesForm>): Promise<ProviderChange> {
  const service_ids = form.services.map(({ id }) => id)
  const activeCategories = await db
    .select({ id: categories.id })
    .from(categories)
    .where(and(inArray(categories.id, form.category_ids), eq(categories.is_active, true)))
  const fitting = await db
    .select({ id: services.id })
    .from(services)
    .where(and(inArray(services.id, service_ids), eq(services.is_active, true), inArray(services.category_id, form.category_ids)))
  const served = await db
    .select({ id: cities.id })
    .from(cities)
    .where(and(inArray(cities.id, form.city_ids), eq(cities.is_served, true)))
  throwWrongFields({
    category_ids: activeCategories.length < form.category_ids.length ? notInList : null,
    services: fitting.length < service_ids.length ? otherCategory : null,
    city_ids: served.length < form.city_ids.length ? notInList : null,
  })
  await db.delete(providerCategories).where(eq(providerCategories.provider_id, provider_id))
  await db.delete(providerServices).where(eq(providerServices.provider_id, provider_id))
  await db.delete(providerCities).where(eq(providerCities.provider_id, provider_id))
  await db.insert(providerCategories).values(form.category_ids.map((category_id, position) => ({ provider_id, category_id, position })))
  await db
    .insert(providerServices)
    .values(form.services.map(({ id, price }, position) => ({ provider_id, service_id: id, price, position })))
  await db.insert(providerCities).values(form.city_ids.map((city_id, position) => ({ provider_id, city_id, position })))
  const prices = form.services.flatMap(({ price }) => price ?? [])
  return { starting_price: prices.length > 0 ? Math.min(...prices) : null }
}

/** Checks that the documents are uploads of the current user, private ones except the logo, which becomes public; returns the change of the provider's row. */
export async function documentsChange(
  ctx: UserCtx,
  form: DocumentsForm & { photo_file_id: string; logo_file_id: string | null },
): Promise<ProviderChange> {
  const { certificate_file_id, photo_file_id, logo_file_id } = form
  await assertOwnUploads(ctx, { certificate_file_id, photo_file_id, logo_file_id })
  if (logo_file_id) await makeFilesPublic(ctx, [logo_file_id])
  return { commercial_number: null, ...form }
}

type Uploads = { certificate_file_id?: string; photo_file_id?: string; logo_file_id?: string | null }

/** Throws an error on each field whose file is no upload of the current user: a certificate and an image that stay private, a logo for everyone. */
export async function assertOwnUploads(ctx: UserCtx, { certificate_file_id, photo_file_id, logo_file_id }: Uploads): Promise<void> {
  const ids = [certificate_file_id, photo_file_id, logo_file_id].filter((id) => id != null)
  const own = await ctx.db
    .select({ id: files.id, kind: files.kind, isForAll: sql<boolean>`${files.is_public} or ${files.is_publishable}` })
    .from(files)
    .where(and(eq(files.owner_user_id, ctx.principal.id), isNull(files.order_id), inArray(files.id, ids)))
  const isOwn = (id: string, isRight: (file: (typeof own)[number]) => boolean) => own.some((file) => file.id === id && isRight(file))
  const isMissing = {
    certificate_file_id: certificate_file_id !== undefined && !isOwn(certificate_file_id, (file) => !file.isForAll),
    photo_file_id: photo_file_id !== undefined && !isOwn(photo_file_id, (file) => !file.isForAll && file.kind === 'image'),
    logo_file_id: logo_file_id != null && !isOwn(logo_file_id, (file) => file.isForAll),
  }
  throwWrongFields(Object.fromEntries(typedEntries(isMissing).map(([field, missing]) => [field, missing ? uploadAgain : null])))
}

function throwWrongFields(errors: Readonly<Record<string, Label | null>>): void {
  const wrong = Object.entries(errors).flatMap(([field, error]) => (error ? [[field, [error]]] : []))
  if (wrong.length > 0) throw new RequestError('invalid', invalidFormMessage, { errors: Object.fromEntries(wrong) })
}

const notInList: Label = { en: 'Choose items from the list', ar: 'اختر من القائمة' }
const otherCategory: Label = { en: 'Choose services of the chosen categories', ar: 'اختر خدمات من التصنيفات المختارة' }
const uploadAgain: Label = { en: 'Upload the file again', ar: 'أعد رفع الملف' }
