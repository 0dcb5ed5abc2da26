import { createHash } from 'node:crypto'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { formatPeriod } from '@wasl/shared/settings/format-period.ts'
import { platformName } from '@wasl/shared/settings/platform-name.ts'
import { defaultSettings } from '@wasl/shared/settings/settings.ts'
import type { Label, Locale } from '@wasl/shared/units.ts'
import type { i18n } from 'i18next'
import { createI18n, type LocaleTexts } from '../i18n/create-i18n.ts'

const files = import.meta.glob<Record<string, unknown>>('../../shared/i18n/site/*/*.json', { eager: true, import: 'default' })

/** The texts of a language by namespace, the same as JSON, and an address that changes with them. */
type Texts = { texts: LocaleTexts; json: string; url: string; i18n: i18n }

/** What texts name with `{{brand}}`, `{{receipt_period}}` and `{{goods_receipt_period}}`: the platform, and the time to object after a delivery, of goods too. */
export type TextFacts = { brand: Label; receipt_period: Label; goods_receipt_period: Label }

let facts: TextFacts = {
  brand: platformName(defaultSettings),
  receipt_period: formatPeriod(defaultSettings, 'receipt_days'),
  goods_receipt_period: formatPeriod(defaultSettings, 'goods_receipt_days'),
}
let current: Readonly<Record<Locale, Texts>> = { ar: loadTexts('ar'), en: loadTexts('en') }

/** Changes what all texts name from now on, if it differs. */
export function setTextFacts(changed: TextFacts): void {
  if (JSON.stringify(changed) === JSON.stringify(facts)) return
  facts = changed
  current = { ar: loadTexts('ar'), en: loadTexts('en') }
}

export const localeTexts = (locale: Locale): Texts => current[locale]

/** A stored text with the facts that it names. */
export const withTextFacts = (text: string, locale: Locale): string =>
  Object.entries(facts).reduce((result, [name, fact]) => result.replaceAll(`{${name}}`, fact[locale]), text)

/** The texts of a language for loaders, actions and rendering, shared by all requests: `serverI18n('ar').t('auth:login.welcome', { name })`. */
export const serverI18n = (locale: Locale): i18n => current[locale].i18n

function loadTexts(locale: Locale): Texts {
  const json = Object.entries(facts).reduce(
    (texts, [name, fact]) => texts.replaceAll(`{{${name}}}`, () => JSON.stringify(fact[locale]).slice(1, -1)),
    JSON.stringify(groupByNamespace(locale)),
  )
  const texts: LocaleTexts = JSON.parse(json)
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 12)
  return { texts, json, url: resourceRoutes.texts({ locale, v: hash }), i18n: createI18n(locale, texts) }
}

/** '…/ar/home.json' is the namespace `home`. */
function groupByNamespace(locale: Locale): LocaleTexts {
  const localeFiles = Object.entries(files).filter(([path]) => path.includes(`/${locale}/`))
  return Object.fromEntries(localeFiles.map(([path, texts]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), texts]))
}
