import { expect, test } from 'vitest'
import { relationOptions } from './relation-options.ts'

const option = (value: string) => ({ value, label: value })
const mill = option('mill')
const lamp = option('lamp')
const lampshade = option('lampshade')
const values = (known: Parameters<typeof relationOptions>[0]) => relationOptions(known).map(({ value }) => value)

test('without a search, the chosen rows come before all others', () => {
  expect(values({ matches: [lamp, mill], chosen: [mill], isMultiple: true, isSearch: false })).toEqual(['mill', 'lamp'])
})

test('a search that may take several rows never offers a chosen one, which Enter would remove', () => {
  expect(values({ matches: [lamp, lampshade], chosen: [lamp, mill], isMultiple: true, isSearch: true })).toEqual(['lampshade'])
})

test('a search for another row does not offer the chosen one; a search for the chosen row keeps it', () => {
  expect(values({ matches: [lampshade, lamp], chosen: [lamp], isMultiple: false, isSearch: true })).toEqual(['lampshade'])
  expect(values({ matches: [lamp, lampshade], chosen: [lamp], isMultiple: false, isSearch: true })).toEqual(['lamp', 'lampshade'])
})
