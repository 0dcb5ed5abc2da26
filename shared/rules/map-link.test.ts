import { expect, test } from 'vitest'
import { readMapLink } from './map-link.ts'

test.each([
  ['https://www.google.com/maps/@24.7136,46.6753,15z', 24.7136, 46.6753],
  // The pin of the place, not the middle of the map.
  [
    'https://www.google.com/maps/place/Kingdom+Centre/@24.70,46.60,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d24.7113!4d46.6744!16s',
    24.7113,
    46.6744,
  ],
  ['https://maps.google.com/?q=24.7136,46.6753', 24.7136, 46.6753],
  ['https://www.google.com/maps/search/?api=1&query=24.7136%2C46.6753', 24.7136, 46.6753],
  ['https://www.google.com/maps/search/24.7136,+46.6753?entry=tts', 24.7136, 46.6753],
  ['https://maps.apple.com/?ll=21.5433,39.1728&q=Jeddah', 21.5433, 39.1728],
  ['https://maps.apple.com/place?address=King%20Rd&coordinate=21.5433,39.1728&name=Home', 21.5433, 39.1728],
  ['geo:24.7136,46.6753', 24.7136, 46.6753],
  ['24.7136, 46.6753', 24.7136, 46.6753],
  ['٢٤٫٧١٣٦، ٤٦٫٦٧٥٣', 24.7136, 46.6753],
])('%s', (link, lat, lng) => {
  expect(readMapLink(link)).toEqual({ point: { lat, lng } })
})

test.each(['https://maps.app.goo.gl/abc123', 'https://goo.gl/maps/abc', 'maps.app.goo.gl/x', 'https://maps.apple/p/abc'])(
  '%s is short',
  (link) => {
    expect(readMapLink(link)).toBe('short')
  },
)

test.each(['', 'حي النخيل', 'https://example.com/24', 'https://www.google.com/maps/place/Riyadh', '124.7, 46.6', '24'])(
  '%s names no point',
  (text) => {
    expect(readMapLink(text)).toBe('unknown')
  },
)
