import { createHash } from 'node:crypto'
import type { Locale } from '@wasl/shared/units.ts'
import { namespaceTexts, type Texts } from '../i18n/namespaces.ts'

const files = import.meta.glob<Record<string, unknown>>('../../shared/i18n/site/*/*.json', { eager: true, import: 'default' })

/** Every text of a language by namespace, the same as JSON, and an address that changes with it. */
export const textsOf: Record<Locale, { texts: Texts; json: string; url: string }> = { ar: gather('ar'), en: gather('en') }

function gather(locale: Locale) {
  const texts = namespaceTexts(files, locale)
  const json = JSON.stringify(texts)
  const fingerprint = createHash('sha256').update(json).digest('hex').slice(0, 12)
  return { texts, json, url: `/texts/${locale}?v=${fingerprint}` }
}
