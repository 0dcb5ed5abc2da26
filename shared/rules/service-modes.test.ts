import { expect, test } from 'vitest'
import { fitsMode, modeOf, type OrderPlace, placeErrors, placeOf } from './service-modes.ts'

const place: OrderPlace = {
  ...{
    city_id: 'riyadh',
    district: ' العليا ',
    address: 'طريق الملك فهد',
    short_address: 'RRRD2929',
    lat: 24.7,
    lng: 46.7,
    meeting_way: 'call',
  },
  ...{ to_city_id: 'jeddah', to_district: 'الروضة', to_address: 'شارع', to_short_address: null, to_lat: 21.5, to_lng: 39.2 },
}
const nowhere: OrderPlace = {
  ...{ city_id: null, district: null, address: null, short_address: null, lat: null, lng: null, meeting_way: null },
  ...{ to_city_id: null, to_district: null, to_address: null, to_short_address: null, to_lat: null, to_lng: null },
}

test('an order of several services asks for what the most demanding of them needs', () => {
  expect(modeOf(['remote', 'on_site'])).toBe('on_site')
  expect(modeOf(['on_site', 'moving'])).toBe('moving')
  expect(modeOf(['remote'])).toBe('remote')
  expect(modeOf([])).toBe('on_site')
  expect([fitsMode('on_site', 'remote'), fitsMode('remote', 'on_site'), fitsMode('moving', 'on_site')]).toEqual([true, false, true])
})

test('each mode asks for its own place', () => {
  const missing = (mode: Parameters<typeof placeErrors>[0], change: Partial<OrderPlace> = {}) =>
    Object.keys(placeErrors(mode, { ...nowhere, ...change }))
  expect(missing('on_site')).toEqual(['city_id'])
  expect(missing('remote')).toEqual([])
  expect(missing('moving')).toEqual(['city_id', 'to_city_id'])
  expect(missing('meeting')).toEqual(['meeting_way'])
  expect(missing('meeting', { meeting_way: 'video' })).toEqual([])
  expect(missing('meeting', { meeting_way: 'office' })).toEqual(['city_id'])
})

test('what belongs to another mode is left out', () => {
  expect(placeOf('remote', place)).toEqual(nowhere)
  expect(placeOf('meeting', place)).toEqual({ ...nowhere, meeting_way: 'call' })
  expect(placeOf('meeting', { ...place, meeting_way: 'office' })).toEqual({ ...nowhere, meeting_way: 'office', city_id: 'riyadh' })
  expect(placeOf('moving', place)).toEqual({ ...place, district: 'العليا', meeting_way: null })
  expect(placeOf('on_site', place)).toMatchObject({
    city_id: 'riyadh',
    address: 'طريق الملك فهد',
    lat: 24.7,
    to_city_id: null,
    to_lat: null,
  })
})
