import type { AppFacts } from '@wasl/shared/contract/accounts.ts'
import { defaultSettings } from '@wasl/shared/settings/settings.ts'
import type { Api } from './api.server.ts'

const keepMs = 30_000
let known: { at: number; facts: AppFacts } | null = null

/** What this installation is (demo, map, currency sign): asked once in 30 seconds, the last answer while the API is away. */
export async function appFacts(api: Api): Promise<AppFacts> {
  if (known && Date.now() - known.at < keepMs) return known.facts
  try {
    known = { at: Date.now(), facts: await api.get<AppFacts>('/general/app', undefined, { ownMarkers: true }) }
    return known.facts
  } catch {
    // A page without these facts is still a page: the API's own failure shows where its content was asked for.
    return known?.facts ?? unknownFacts
  }
}

const { password_min, unpaid_minutes, upload_megabytes, offer_image_megabytes, images_per_upload } = defaultSettings
const unknownFacts: AppFacts = {
  demo: false,
  demo_accounts: [],
  map: { google_key: null, tiles_url: null, tiles_attribution: null },
  currency_sign: 'riyal',
  ...{ password_min, unpaid_minutes, upload_megabytes, offer_image_megabytes, images_per_upload },
  social: [],
}
