import type { AppFacts } from '@wasl/shared/contract/accounts.ts'
import type { Label } from '@wasl/shared/units.ts'
import { settingsOf } from '../../backoffice/settings/load-settings.ts'
import type { Ctx } from '../../context.ts'
import { demoAdmins, demoPassword, demoUsers } from '../../demo/accounts.ts'
import { socialLinksOf } from '../content/social-links.ts'

/** What clients need to know about this installation; demo accounts only where it is a demo. */
export async function appFactsOf(ctx: Ctx): Promise<AppFacts> {
  const { password_min, unpaid_minutes, riyal_sign, upload_megabytes, offer_image_megabytes, images_per_upload } = await settingsOf(ctx)
  const { WASL_MODE, GOOGLE_MAPS_KEY, MAP_TILES_URL, MAP_TILES_ATTRIBUTION } = ctx.env
  const demo = WASL_MODE === 'demo'
  return {
    demo,
    demo_accounts: demo ? [...demoUsers.map(account('site')), ...demoAdmins.map(account('admin'))] : [],
    map: { google_key: GOOGLE_MAPS_KEY ?? null, tiles_url: MAP_TILES_URL ?? null, tiles_attribution: MAP_TILES_ATTRIBUTION ?? null },
    currency_sign: riyal_sign,
    password_min,
    unpaid_minutes,
    upload_megabytes,
    offer_image_megabytes,
    images_per_upload,
    social: await socialLinksOf(ctx),
  }
}

const account =
  (realm: 'site' | 'admin') =>
  ({ phone, label: [en, ar] }: { phone: string; label: Label }) => ({ phone, password: demoPassword, label: { ar, en }, realm })
