import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { specificationErrors, specificationFormErrors, specificationSuccesses } from './specification-texts.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const textOf = (locale: 'ar' | 'en', key: string): unknown => {
  const [namespace, path = ''] = key.split(':')
  const texts: unknown = JSON.parse(read(`shared/i18n/site/${locale}/${namespace}.json`))
  return path.split('.').reduce((found: unknown, part) => (found as Record<string, unknown> | undefined)?.[part], texts)
}

const allPlaces = { ...specificationFormErrors, ...specificationErrors, ...specificationSuccesses }

test.each(Object.entries(allPlaces))('“%s” is shown in both languages', (_, place) => {
  const source = read(place.in)
  if ('sentence' in place) {
    const at = source.search(new RegExp(`en: ['\`]${place.sentence}`))
    expect(at, place.sentence).toBeGreaterThan(-1)
    expect(source.slice(at, at + 300)).toMatch(/ar: ['`][^'`]*\p{Script=Arabic}/u)
    return
  }
  expect(textOf('ar', place.key)).toMatch(/\p{Script=Arabic}/u)
  expect(textOf('en', place.key)).toMatch(/[A-Za-z]/)
  const name = place.key.split(':')[1] ?? ''
  // The last part of a key may be a value: `download.${what}`.
  expect(
    [name, name.replace(/[^.]+$/, '${')].some((part) => source.includes(part)),
    `${name} in ${place.in}`,
  ).toBe(true)
})

test('all 8 errors of forms of the specification are listed', () => {
  expect(Object.keys(specificationFormErrors)).toHaveLength(8)
})

test('all 32 errors and 14 success messages of the specification are listed, each once', () => {
  const listed = [...Object.keys(specificationErrors), ...Object.keys(specificationSuccesses)]
  expect([Object.keys(specificationErrors).length, Object.keys(specificationSuccesses).length]).toEqual([32, 14])
  expect(new Set(listed).size).toBe(listed.length)
})
