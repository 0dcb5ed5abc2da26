import { useEffect, useRef } from 'react'
import { usePageFacts } from '../ui/page-info.ts'
import type { MapProps } from './LocationPicker.tsx'
import { loadGoogleMaps } from './load-google-maps.ts'

const riyadh = { lat: 24.7136, lng: 46.6753 }

/** Google Maps with its places search; a click or a found place sets the mark. */
export default function GoogleMap({ point, onPoint, onFailure }: MapProps) {
  const box = useRef<HTMLDivElement>(null)
  const key = usePageFacts()?.facts.map.google_key
  const start = useRef(point)
  const told = useRef({ onPoint, onFailure })
  told.current = { onPoint, onFailure }
  // An effect, since the map is a script of another house that draws into an element of its own.
  useEffect(() => {
    if (!key) return
    let isGone = false
    loadGoogleMaps(key).then(
      (maps) => {
        if (isGone || !box.current) return
        const drawn = new maps.Map(box.current, {
          center: start.current ?? riyadh,
          zoom: start.current ? 15 : 11,
          streetViewControl: false,
        })
        const mark = new maps.Marker({ map: drawn, position: start.current, draggable: true })
        const put = (at: { lat: () => number; lng: () => number } | null | undefined) => {
          if (!at) return
          mark.setPosition(at)
          told.current.onPoint({ lat: at.lat(), lng: at.lng() })
        }
        drawn.addListener('click', (event) => put(event.latLng))
        mark.addListener('dragend', (event) => put(event.latLng))
      },
      () => told.current.onFailure(),
    )
    return () => {
      isGone = true
    }
  }, [key])
  return <div ref={box} className="h-full" />
}
