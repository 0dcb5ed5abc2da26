import { expect, test } from 'vitest'

const folder = '../../shared/i18n/site'
const files = import.meta.glob<Record<string, unknown>>('../../shared/i18n/site/*/*.json', { eager: true, import: 'default' })
const names = Object.keys(files)
  .filter((path) => path.startsWith(`${folder}/ar/`))
  .map((path) => path.slice(`${folder}/ar/`.length))
const forms = /_(zero|one|two|few|many|other)$/

test.each(names)('%s says the same things in both languages', (name) => {
  expect(subjects('ar', name)).toEqual(subjects('en', name))
})

test.each(names)('%s has all six plural forms in Arabic', (name) => {
  const keys = keysOf(files[`${folder}/ar/${name}`] ?? {})
  const counted = [...keys, ...keysOf(files[`${folder}/en/${name}`] ?? {})]
    .filter((key) => key.endsWith('_other'))
    .map((key) => key.replace(forms, ''))
  const lacking = counted.flatMap((key) =>
    ['zero', 'one', 'two', 'few', 'many'].filter((form) => !keys.includes(`${key}_${form}`)).map((form) => `${key}_${form}`),
  )
  expect(lacking).toEqual([])
})

test.each(names)('%s keeps its holes in both languages', (name) => {
  expect(holes('ar', name)).toEqual(holes('en', name))
})

const subjects = (locale: string, name: string): string[] =>
  [...new Set(keysOf(files[`${folder}/${locale}/${name}`] ?? {}).map((key) => key.replace(forms, '')))].sort()

function keysOf(texts: object, before = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${before}${key}.`) : [before + key],
  )
}

// A counted text may spell its number out (one, two), so only the general form is compared.
function holes(locale: string, name: string): [string, string[]][] {
  return textsOf(files[`${folder}/${locale}/${name}`] ?? {})
    .filter(([key]) => !forms.test(key) || key.endsWith('_other'))
    .map(([key, text]): [string, string[]] => [key, [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, hole]) => hole ?? '').sort()])
    .filter(([, found]) => found.length > 0)
    .sort(([a], [b]) => a.localeCompare(b))
}

const textsOf = (texts: object, before = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' && value !== null ? textsOf(value, `${before}${key}.`) : [[before + key, String(value)]],
  )
