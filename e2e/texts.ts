import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@wasl/shared/units.ts'

const folder = join(import.meta.dirname, '../shared/i18n/site')

function load(locale: Locale): Record<string, unknown> {
  const files = readdirSync(join(folder, locale)).filter((file) => file.endsWith('.json'))
  return Object.fromEntries(
    files.map((file) => [file.slice(0, -'.json'.length), JSON.parse(readFileSync(join(folder, locale, file), 'utf8'))]),
  )
}
const texts = { ar: load('ar'), en: load('en') }

/** The site's own words by their key, 'orders:pay.button': journeys find things by what people read. Throws on a key without text. */
export function text(locale: Locale, key: string, holes: Readonly<Record<string, string | number>> = {}): string {
  const [namespace = '', path = ''] = key.split(':')
  const found = path.split('.').reduce<unknown>((node, step) => (isRecord(node) ? node[step] : undefined), texts[locale][namespace])
  if (typeof found !== 'string') throw new Error(`text: no ${locale} text for ${key}`)
  return found.replace(/\{\{(\w+)\}\}/g, (_, hole: string) => String(holes[hole] ?? ''))
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
