import type { Point } from '@wasl/shared/rules/kingdom-cities.ts'

type GoogleMaps = Pick<typeof google.maps, 'Map' | 'Marker' | 'Geocoder'>
export type GooglePin = { map: google.maps.Map; pin: google.maps.Marker }

let loader: Promise<typeof import('@googlemaps/js-api-loader')> | null = null

/** Loads Google Maps once. Rejects when it cannot be loaded; the next call tries again. Source: specification, section 7. */
export async function loadGoogleMaps(key: string): Promise<GoogleMaps> {
  loader ??= import('@googlemaps/js-api-loader').then((loaded) => {
    loaded.setOptions({ key, libraries: ['places'] })
    return loaded
  })
  const { importLibrary } = await loader
  const [{ Map: GoogleMap }, { Marker }, { Geocoder }] = await Promise.all([
    importLibrary('maps'),
    importLibrary('marker'),
    importLibrary('geocoding'),
  ])
  return { Map: GoogleMap, Marker, Geocoder }
}

/** The place in the Kingdom that Google finds for a text, or undefined. */
export async function findGooglePlace(key: string, text: string): Promise<Point | undefined> {
  const maps = await loadGoogleMaps(key)
  // Google rejects a search without results.
  const found = await new maps.Geocoder().geocode({ address: text, region: 'SA' }).catch(() => undefined)
  const location = found?.results[0]?.geometry.location
  return location && { lat: location.lat(), lng: location.lng() }
}
