import { createHash } from 'node:crypto'
import { platformName } from '@wasl/shared/settings/platform-name.ts'
import { defaultSettings } from '@wasl/shared/settings/settings.ts'
import type { Label, Locale } from '@wasl/shared/units.ts'
import type { i18n } from 'i18next'
import { createI18n, type LocaleTexts } from '../i18n/create-i18n.ts'
import { rememberTexts } from './remember-texts.server.ts'

const files = import.meta.glob<Record<string, unknown>>('../../shared/i18n/site/*/*.json', { eager: true, import: 'default' })

/** The texts of a language by namespace, the same as JSON, and an address that changes with them. */
type Texts = { texts: LocaleTexts; json: string; url: string; i18n: i18n }

let brand = platformName(defaultSettings)
let current: Readonly<Record<Locale, Texts>> = { ar: loadTexts('ar'), en: loadTexts('en') }

/** Names the platform in all texts from now on, if it has another name. */
export function setBrandName(name: Label): void {
  if (name.ar === brand.ar && name.en === brand.en) return
  brand = name
  current = { ar: loadTexts('ar'), en: loadTexts('en') }
}

export const localeTexts = (locale: Locale): Texts => current[locale]

/** The texts of a language for loaders, actions and rendering, shared by all requests: `serverI18n('ar').t('auth:login.welcome', { name })`. */
export const serverI18n = (locale: Locale): i18n => current[locale].i18n

function loadTexts(locale: Locale): Texts {
  const json = JSON.stringify(groupByNamespace(locale)).replaceAll('{{brand}}', () => JSON.stringify(brand[locale]).slice(1, -1))
  const texts: LocaleTexts = JSON.parse(json)
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 12)
  return { texts, json, url: `/texts/${locale}?v=${hash}`, i18n: rememberTexts(createI18n(locale, texts)) }
}

/** '…/ar/home.json' is the namespace `home`. */
function groupByNamespace(locale: Locale): LocaleTexts {
  const localeFiles = Object.entries(files).filter(([path]) => path.includes(`/${locale}/`))
  return Object.fromEntries(localeFiles.map(([path, texts]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), texts]))
}
