import { expect, test } from 'vitest'

const folder = '../../shared/i18n/site'
const files = import.meta.glob<Record<string, unknown>>('../../shared/i18n/site/*/*.json', { eager: true, import: 'default' })
const names = Object.keys(files)
  .filter((path) => path.startsWith(`${folder}/ar/`))
  .map((path) => path.slice(`${folder}/ar/`.length))
const forms = /_(zero|one|two|few|many|other)$/

test.each(names)('%s has the same keys in both languages', (name) => {
  expect(baseKeys('ar', name)).toEqual(baseKeys('en', name))
})

test.each(names)('%s has all six plural forms in Arabic', (name) => {
  const keys = keysOf(files[`${folder}/ar/${name}`] ?? {})
  const pluralKeys = [...keys, ...keysOf(files[`${folder}/en/${name}`] ?? {})]
    .filter((key) => key.endsWith('_other'))
    .map((key) => key.replace(forms, ''))
  const missing = pluralKeys.flatMap((key) =>
    ['zero', 'one', 'two', 'few', 'many'].filter((form) => !keys.includes(`${key}_${form}`)).map((form) => `${key}_${form}`),
  )
  expect(missing).toEqual([])
})

test.each(names)('%s has the same placeholders in both languages', (name) => {
  expect(placeholders('ar', name)).toEqual(placeholders('en', name))
})

// How long an export can be downloaded is fixed.
const fixedDurations = ['account.json privacy.exportHint']

test.each(names)('%s promises no number of hours or days that a setting could change', (name) => {
  const duration = /\d+ (hour|day)|within (a|one) (hour|day)|\d+ (ساع|يوم|أيام)|خلال (ساعة|يوم)(?! عمل)/
  const promises = ['ar', 'en'].flatMap((locale) =>
    textEntries(files[`${folder}/${locale}/${name}`] ?? {}).filter(
      ([key, text]) => (!forms.test(key) || key.endsWith('_other')) && duration.test(text),
    ),
  )
  expect(promises.map(([key]) => `${name} ${key}`).filter((place) => !fixedDurations.includes(place))).toEqual([])
})

const baseKeys = (locale: string, name: string): string[] =>
  [...new Set(keysOf(files[`${folder}/${locale}/${name}`] ?? {}).map((key) => key.replace(forms, '')))].sort()

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${key}.`) : [prefix + key],
  )
}

// Plural forms may spell the number out (one, two), so only `other` is compared.
function placeholders(locale: string, name: string): [string, string[]][] {
  return textEntries(files[`${folder}/${locale}/${name}`] ?? {})
    .filter(([key]) => !forms.test(key) || key.endsWith('_other'))
    .map(([key, text]): [string, string[]] => [key, [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort()])
    .filter(([, names]) => names.length > 0)
    .sort(([a], [b]) => a.localeCompare(b))
}

const textEntries = (texts: object, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' && value !== null ? textEntries(value, `${prefix}${key}.`) : [[prefix + key, String(value)]],
  )
