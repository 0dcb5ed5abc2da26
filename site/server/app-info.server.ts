import type { AppInfo } from '@wasl/shared/contract/accounts.ts'
import { showAppInfo } from '@wasl/shared/contract/endpoints/catalog.ts'
import { formatPeriod } from '@wasl/shared/settings/format-period.ts'
import { platformName } from '@wasl/shared/settings/platform-name.ts'
import { defaultSettings } from '@wasl/shared/settings/settings.ts'
import type { ApiClient } from './api.server.ts'
import { setTextFacts } from './i18n.server.ts'

const cacheMs = 30_000
let cached: { loadedAt: number; contentVersion: string | undefined; appInfo: AppInfo } | null = null

/**
 * Public information about this deployment (demo mode, map, currency sign), cached for 30 seconds, or less if the content version is known to
 * have changed. Serves stale data while the API fails.
 */
export async function loadAppInfo(api: ApiClient, contentVersion?: string): Promise<AppInfo> {
  const isOutdated = contentVersion !== undefined && cached?.contentVersion !== contentVersion
  if (cached && !isOutdated && Date.now() - cached.loadedAt < cacheMs) return cached.appInfo
  try {
    cached = {
      loadedAt: Date.now(),
      contentVersion,
      appInfo: await api.call(showAppInfo, { skipAuthRedirects: true }),
    }
    const { brand, receipt_days, goods_receipt_days } = cached.appInfo
    setTextFacts({
      brand: brand.name,
      receipt_period: formatPeriod({ receipt_days }, 'receipt_days'),
      goods_receipt_period: formatPeriod({ goods_receipt_days }, 'goods_receipt_days'),
    })
    return cached.appInfo
  } catch {
    // Never fails a page: an API outage shows where the page loads its own data.
    return cached?.appInfo ?? fallbackAppInfo
  }
}

const {
  password_min,
  unpaid_minutes,
  answer_hours,
  receipt_days,
  goods_receipt_days,
  upload_megabytes,
  offer_image_megabytes,
  images_per_upload,
} = defaultSettings
const fallbackAppInfo: AppInfo = {
  demo: false,
  nafath: false,
  card_methods: [],
  demo_accounts: [],
  map: { google_key: null, tiles_url: null, tiles_attribution: null },
  currency_sign: 'riyal',
  price_display: defaultSettings.price_display,
  ...{
    password_min,
    unpaid_minutes,
    answer_hours,
    receipt_days,
    goods_receipt_days,
    upload_megabytes,
    offer_image_megabytes,
    images_per_upload,
  },
  is_open: true,
  brand: { name: platformName(defaultSettings), color: null, logo: null, logo_dark: null, icon: null },
  company: { name: null, commercial_number: null, vat_number: null, certificate: null, certificate_link: null },
  contact: { phone: null, email: null },
  social: [],
}
