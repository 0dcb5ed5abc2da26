import { createHash } from 'node:crypto'
import type { Locale } from '@wasl/shared/units.ts'
import { createI18n, type LocaleTexts } from '../i18n/create-i18n.ts'
import { rememberTexts } from './remember-texts.server.ts'

const files = import.meta.glob<Record<string, unknown>>('../../shared/i18n/site/*/*.json', { eager: true, import: 'default' })

/** The texts of each language by namespace, the same as JSON, and an address that changes with them. */
export const localeTexts: Record<Locale, { texts: LocaleTexts; json: string; url: string }> = { ar: loadTexts('ar'), en: loadTexts('en') }

const instances = { ar: rememberTexts(createI18n('ar', localeTexts.ar.texts)), en: rememberTexts(createI18n('en', localeTexts.en.texts)) }

/** The texts of a language for loaders, actions and rendering, shared by all requests: `serverI18n('ar').t('auth:login.welcome', { name })`. */
export const serverI18n = (locale: Locale) => instances[locale]

function loadTexts(locale: Locale) {
  const texts = groupByNamespace(locale)
  const json = JSON.stringify(texts)
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 12)
  return { texts, json, url: `/texts/${locale}?v=${hash}` }
}

/** '…/ar/home.json' is the namespace `home`. */
function groupByNamespace(locale: Locale): LocaleTexts {
  const localeFiles = Object.entries(files).filter(([path]) => path.includes(`/${locale}/`))
  return Object.fromEntries(localeFiles.map(([path, texts]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), texts]))
}
