import { expect, test } from 'vitest'
import { tableOwners } from './schema.ts'

test('no table has two owners', () => {
  const owned = Object.values(tableOwners).flat()
  expect(owned.length).toBeGreaterThan(90)
  expect(owned.filter((name, at) => owned.indexOf(name) !== at)).toEqual([])
})
