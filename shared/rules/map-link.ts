import { latinDigits } from '../utils/normalize-text.ts'
import type { Point } from './kingdom-cities.ts'

/** `short`: only the map service knows where the link leads. */
export type MapLink = { point: Point } | 'short' | 'unknown'

const shortHosts = /^(?:https?:\/\/)?(?:maps\.app\.goo\.gl|goo\.gl|g\.co|maps\.apple)\//i
const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`
const pair = String.raw`${number}\s*(?:,|%2C|\s)\s*\+?${number}`
/** The most exact first: the pin of a place, a parameter that names a point, the middle of the map. */
const patterns = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`[?&](?:q|query|ll|sll|coordinate|destination|daddr|center|markers)=(?:loc:)?${pair}`, 'i'),
  new RegExp(`/maps/(?:search|place|dir/)/?${pair}`, 'i'),
  new RegExp(`@${pair}`),
  new RegExp(`^(?:geo:)?${pair}(?:[?;].*)?$`, 'i'),
]

/** The point that a link of Google Maps or Apple Maps leads to, or that two coordinates name, in any digits. Nothing is loaded. */
export function readMapLink(text: string): MapLink {
  const link = latinDigits(text).replace(/٫/g, '.').replace(/،/g, ',').trim()
  if (shortHosts.test(link)) return 'short'
  for (const pattern of patterns) {
    const [, lat, lng] = pattern.exec(link) ?? []
    if (lat === undefined || lng === undefined) continue
    const point = { lat: Number(lat), lng: Number(lng) }
    if (Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180) return { point }
  }
  return 'unknown'
}
