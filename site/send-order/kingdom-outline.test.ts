import { cityNear, findCity, kingdomCities } from '@wasl/shared/rules/kingdom-cities.ts'
import type { LatLngTuple } from 'leaflet'
import { expect, test } from 'vitest'
import { kingdomOutline } from './kingdom-outline.ts'

/** Whether a point lies inside a ring: counts the edges east of it. */
function isInside([lat, lng]: LatLngTuple, ring: readonly LatLngTuple[]): boolean {
  let isIn = false
  for (const [index, [latA, lngA]] of ring.entries()) {
    const [latB, lngB] = ring.at(index - 1) ?? [0, 0]
    if (latA > lat !== latB > lat && lng < ((lngB - lngA) * (lat - latA)) / (latB - latA) + lngA) isIn = !isIn
  }
  return isIn
}

test('every city lies in the outline, or at most 15 km off its simplified coast', () => {
  const mainland = kingdomOutline[0] ?? []
  const offsets = [0, 0.14, -0.14]
  const outside = kingdomCities.filter(
    ({ point }) => !offsets.some((dy) => offsets.some((dx) => isInside([point.lat + dy, point.lng + dx], mainland))),
  )
  expect(outside.map(({ name }) => name.en)).toEqual([])
})

test('a city is found by the start of its name in both languages', () => {
  expect(findCity('المدينه')?.name.en).toBe('Madinah')
  expect(findCity('khobar')?.name.ar).toBe('الخبر')
  expect(findCity('Atlantis')).toBeUndefined()
  expect(findCity(' ')).toBeUndefined()
})

test('a point is near a city within 60 km', () => {
  expect(cityNear({ lat: 24.8, lng: 46.7 })?.name.en).toBe('Riyadh')
  expect(cityNear({ lat: 20.5, lng: 52 })).toBeUndefined()
})
