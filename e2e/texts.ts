import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatPeriod } from '@wasl/shared/settings/format-period.ts'
import { platformName } from '@wasl/shared/settings/platform-name.ts'
import { defaultSettings } from '@wasl/shared/settings/settings.ts'
import type { Label, Locale } from '@wasl/shared/units.ts'

const folder = join(import.meta.dirname, '../shared/i18n')

function load(locale: Locale): Record<string, unknown> {
  const files = readdirSync(join(folder, 'site', locale)).filter((file) => file.endsWith('.json'))
  const site = files.map((file) => [file.slice(0, -'.json'.length), read(join('site', locale, file))])
  return { ...Object.fromEntries(site), admin: read(join('admin', `${locale}.json`)) }
}
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))
const texts = { ar: load('ar'), en: load('en') }

/** The text of a key, such as 'orders:pay.button' of the site or 'admin:form.save' of the back office, so that tests locate by visible text. Throws if the key has no text. */
export function text(locale: Locale, key: string, params: Readonly<Record<string, string | number>> = {}): string {
  const [namespace = '', path = ''] = key.split(':')
  const value = path.split('.').reduce<unknown>((node, step) => (isRecord(node) ? node[step] : undefined), texts[locale][namespace])
  if (typeof value !== 'string') throw new Error(`text: no ${locale} text for ${key}`)
  return value.replace(/\{\{(\w+)\}\}/g, (_, param: string) => String(params[param] ?? facts[param]?.[locale] ?? ''))
}

/** What the server writes into the texts of the site. */
const facts: Readonly<Record<string, Label>> = {
  brand: platformName(defaultSettings),
  receipt_period: formatPeriod(defaultSettings, 'receipt_days'),
  goods_receipt_period: formatPeriod(defaultSettings, 'goods_receipt_days'),
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
