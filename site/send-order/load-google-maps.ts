type LatLng = { lat: () => number; lng: () => number }
type MapEvent = { latLng?: LatLng | null }
type MapOptions = Readonly<Record<string, unknown>>
interface MapObject {
  addListener: (name: string, handler: (event: MapEvent) => void) => void
}
/** The part of the Google Maps API that the picker uses. */
export type GoogleMaps = {
  Map: new (box: HTMLElement, options: MapOptions) => MapObject
  Marker: new (options: MapOptions) => MapObject & { setPosition: (position: LatLng) => void }
}

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
