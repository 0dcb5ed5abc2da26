import type { AppInfo } from '@wasl/shared/contract/accounts.ts'
import { companyName, platformName } from '@wasl/shared/settings/platform-name.ts'
import type { Settings } from '@wasl/shared/settings/settings.ts'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { listSocialLinks } from '../content/social-links.ts'
import { categories, cities, services } from '../tables/from-registry.ts'

/** Public facts about this deployment for its clients; demo accounts in demo mode only. */
export async function loadAppInfo(ctx: Ctx): Promise<AppInfo> {
  const settings = await loadSettings(ctx)
  const {
    password_min,
    unpaid_minutes,
    answer_hours,
    receipt_days,
    goods_receipt_days,
    riyal_sign,
    price_display,
    upload_megabytes,
    offer_image_megabytes,
    images_per_upload,
  } = settings
  const { WASL_MODE, GOOGLE_MAPS_KEY, MAP_TILES_URL, MAP_TILES_ATTRIBUTION } = ctx.env
  const demo = WASL_MODE === 'demo'
  return {
    demo,
    nafath: ctx.adapters.nafath !== null,
    card_methods: [...(ctx.adapters.gateways.electronic?.methods ?? [])],
    demo_accounts: demo ? [...ctx.hooks.catalog.demoAccounts] : [],
    map: { google_key: GOOGLE_MAPS_KEY ?? null, tiles_url: MAP_TILES_URL ?? null, tiles_attribution: MAP_TILES_ATTRIBUTION ?? null },
    currency_sign: riyal_sign,
    price_display,
    password_min,
    unpaid_minutes,
    answer_hours,
    receipt_days,
    goods_receipt_days,
    upload_megabytes,
    offer_image_megabytes,
    images_per_upload,
    is_open: await isOpen(ctx),
    brand: brandOf(settings),
    company: companyOf(settings),
    contact: { phone: settings.contact_phone, email: settings.contact_email },
    social: await listSocialLinks(ctx),
  }
}

async function isOpen({ db }: Pick<Ctx, 'db'>): Promise<boolean> {
  const [city, service] = await Promise.all([
    db.select({ id: cities.id }).from(cities).where(eq(cities.is_served, true)).limit(1),
    db
      .select({ id: services.id })
      .from(services)
      .innerJoin(categories, eq(categories.id, services.category_id))
      .where(and(eq(services.is_active, true), eq(categories.is_active, true)))
      .limit(1),
  ])
  return city.length > 0 && service.length > 0
}

const brandOf = (settings: Settings): AppInfo['brand'] => ({
  name: platformName(settings),
  color: settings.brand_color,
  logo: settings.brand_logo,
  logo_dark: settings.brand_logo_dark,
  icon: settings.brand_icon,
})

const companyOf = (settings: Settings): AppInfo['company'] => ({
  name: settings.company_name_ar || settings.company_name_en ? companyName(settings) : null,
  commercial_number: settings.platform_commercial_number,
  vat_number: settings.platform_vat_number,
  certificate: settings.company_certificate,
  certificate_link: settings.company_certificate_link,
})
