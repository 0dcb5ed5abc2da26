import { kingdomCities } from '@wasl/shared/rules/kingdom-cities.ts'
import { expect, test } from 'vitest'
import { demoCities } from '../demo/cities.ts'
import { readyCities } from './cities.ts'

test('a city has the same English name in the ready list, the demo and on the map', () => {
  const ready = new Map(readyCities.map(({ name }) => [name.ar, name.en]))
  for (const { name } of [...demoCities, ...kingdomCities]) expect([name.ar, name.en]).toEqual([name.ar, ready.get(name.ar) ?? name.en])
})
