type At = { lat: () => number; lng: () => number }
type Event = { latLng?: At | null }
type Options = Readonly<Record<string, unknown>>
interface Listening {
  addListener: (name: string, act: (event: Event) => void) => void
}
/** The few things of Google Maps that the picker uses. */
export type GoogleMaps = {
  Map: new (box: HTMLElement, options: Options) => Listening
  Marker: new (options: Options) => Listening & { setPosition: (at: At) => void }
}

let loading: Promise<GoogleMaps> | null = null

/** Loads the maps script once, with the places library and a callback. Rejects when it does not arrive. Source: specification, section 7. */
export function loadGoogleMaps(key: string): Promise<GoogleMaps> {
  loading ??= new Promise((resolve, reject) => {
    const query = new URLSearchParams({ key, libraries: 'places', callback: 'waslMapsReady', loading: 'async' })
    const script = document.createElement('script')
    script.src = `https://maps.googleapis.com/maps/api/js?${query}`
    script.async = true
    script.onerror = () => {
      loading = null
      reject(new Error('loadGoogleMaps: the script did not arrive'))
    }
    Object.assign(window, { waslMapsReady: () => resolve(mapsOf(window)) })
    document.head.append(script)
  })
  return loading
}

// Safe: called back by the very script that puts `google.maps` there.
const mapsOf = (holder: object) => (holder as { google: { maps: GoogleMaps } }).google.maps
