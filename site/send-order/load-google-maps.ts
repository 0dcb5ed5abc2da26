import type { Point } from '@wasl/shared/rules/kingdom-cities.ts'

type LatLng = { lat: () => number; lng: () => number }
type MapEvent = { latLng?: LatLng | null }
type MapOptions = Readonly<Record<string, unknown>>
interface MapObject {
  addListener: (name: string, handler: (event: MapEvent) => void) => void
}
type GoogleMapObject = MapObject & { setCenter: (center: Point) => void; setZoom: (zoom: number) => void }
type Pin = MapObject & { setPosition: (position: LatLng | Point) => void; setMap: (map: GoogleMapObject | null) => void }
type GeocoderRequest = { address: string; region: string }
/** The part of the Google Maps API that the picker uses. */
export type GoogleMaps = {
  Map: new (box: HTMLElement, options: MapOptions) => GoogleMapObject
  Marker: new (options: MapOptions) => Pin
  Geocoder: new () => { geocode: (request: GeocoderRequest) => Promise<{ results: { geometry: { location: LatLng } }[] }> }
}
export type GooglePin = { map: GoogleMapObject; pin: Pin }

let loading: Promise<GoogleMaps> | null = null

/** Loads the Google Maps script once. Rejects when it cannot be loaded. Source: specification, section 7. */
export function loadGoogleMaps(key: string): Promise<GoogleMaps> {
  loading ??= new Promise((resolve, reject) => {
    const query = new URLSearchParams({ key, libraries: 'places', callback: 'waslMapsReady', loading: 'async' })
    const script = document.createElement('script')
    script.src = `https://maps.googleapis.com/maps/api/js?${query}`
    script.async = true
    script.onerror = () => {
      loading = null
      reject(new Error('loadGoogleMaps: the script failed to load'))
    }
    Object.assign(window, { waslMapsReady: () => resolve(readGoogleMaps(window)) })
    document.head.append(script)
  })
  return loading
}

// Safe: called by the script that defines `google.maps`.
const readGoogleMaps = (host: object) => (host as { google: { maps: GoogleMaps } }).google.maps

/** The place in the Kingdom that Google finds for a text, or undefined. */
export async function findGooglePlace(key: string, text: string): Promise<Point | undefined> {
  const maps = await loadGoogleMaps(key)
  // Google rejects a search without results.
  const found = await new maps.Geocoder().geocode({ address: text, region: 'SA' }).catch(() => undefined)
  const location = found?.results[0]?.geometry.location
  return location && { lat: location.lat(), lng: location.lng() }
}
