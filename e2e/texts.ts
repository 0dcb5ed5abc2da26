import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@wasl/shared/units.ts'

const folder = join(import.meta.dirname, '../shared/i18n')

function load(locale: Locale): Record<string, unknown> {
  const files = readdirSync(join(folder, 'site', locale)).filter((file) => file.endsWith('.json'))
  const site = files.map((file) => [file.slice(0, -'.json'.length), read(join('site', locale, file))])
  return { ...Object.fromEntries(site), admin: read(join('admin', `${locale}.json`)) }
}
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))
const texts = { ar: load('ar'), en: load('en') }

/** The product's own words by their key, 'orders:pay.button' of the site or 'admin:form.save' of the back office: journeys find things by what people read. Throws on a key without text. */
export function text(locale: Locale, key: string, holes: Readonly<Record<string, string | number>> = {}): string {
  const [namespace = '', path = ''] = key.split(':')
  const found = path.split('.').reduce<unknown>((node, step) => (isRecord(node) ? node[step] : undefined), texts[locale][namespace])
  if (typeof found !== 'string') throw new Error(`text: no ${locale} text for ${key}`)
  return found.replace(/\{\{(\w+)\}\}/g, (_, hole: string) => String(holes[hole] ?? ''))
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
