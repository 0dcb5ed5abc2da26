import type { PackageCard } from '@wasl/shared/contract/catalog.ts'
import { fileUrl } from '@wasl/shared/contract/file-urls.ts'
import { buyerPrice, saleTerms } from '@wasl/shared/rules/sale-terms.ts'
import type { Settings } from '@wasl/shared/settings/settings.ts'
import { and, asc, eq, inArray, not, type SQL } from 'drizzle-orm'
import { isPaused } from '../../identity/providers/is-paused.ts'
import { hasValidSellerNumbers } from '../../identity/registers/seller-numbers.ts'
import { providerCategories, providers } from '../../identity/tables/people.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { categories, packages, services } from '../tables/from-registry.ts'

type CardCtx = Pick<Ctx, 'db' | 'caches' | 'clock'>

/** Which packages clients can book: published ones of active services, whose providers receive orders of their categories now. */
function isBookable({ db, clock }: CardCtx, settings: Settings): SQL | undefined {
  const served = db
    .select({ id: providerCategories.category_id })
    .from(providerCategories)
    .innerJoin(categories, and(eq(categories.id, providerCategories.category_id), eq(categories.is_active, true)))
    .where(eq(providerCategories.provider_id, providers.id))
  return and(
    eq(packages.status, 'published'),
    eq(services.is_active, true),
    eq(providers.status, 'approved'),
    hasValidSellerNumbers(settings),
    not(isPaused(clock.now())),
    inArray(services.category_id, served),
  )
}

/** The bookable packages that match, the cheapest first. */
export async function listPackageCards(ctx: CardCtx, where: SQL | undefined, limit: number): Promise<PackageCard[]> {
  const settings = await loadSettings(ctx)
  const rows = await ctx.db
    .select({ booked: packages, provider: providers, service: services })
    .from(packages)
    .innerJoin(providers, eq(providers.id, packages.provider_id))
    .innerJoin(services, eq(services.id, packages.service_id))
    .where(and(isBookable(ctx, settings), where))
    .orderBy(asc(packages.price), packages.id)
    .limit(limit)
  return rows.map(({ booked, provider, service }) => ({
    id: booked.id,
    title: { ar: booked.title_ar, en: booked.title_en },
    description: booked.description_ar && booked.description_en ? { ar: booked.description_ar, en: booked.description_en } : null,
    includes: booked.includes.map(({ text }) => text),
    total: buyerPrice(booked.price, saleTerms(provider, settings)).total,
    charges_vat: saleTerms(provider, settings).vat_percent > 0,
    duration_days: booked.duration_days,
    image_urls: (booked.images ?? []).map((id) => fileUrl(id)),
    service: { id: service.id, name: { ar: service.name_ar, en: service.name_en } },
    category_id: service.category_id,
    provider: { id: provider.id, name: { ar: provider.name_ar, en: provider.name_en } },
  }))
}

/** One package. Throws 404 if nobody can book it. */
export async function loadPackageCard(ctx: CardCtx, id: string): Promise<PackageCard> {
  const [card] = await listPackageCards(ctx, eq(packages.id, id), 1)
  if (!card) throw notFound()
  return card
}
