import { useEffect, useRef } from 'react'
import { useRootData } from '../root-data.ts'
import { loadGoogleMaps } from './load-google-maps.ts'
import type { MapProps } from './map-props.ts'

const riyadh = { lat: 24.7136, lng: 46.6753 }

/** Google Maps; a click or a drag moves the pin. */
export default function GoogleMap({ point, onPoint, onFailure }: MapProps) {
  const box = useRef<HTMLDivElement>(null)
  const key = useRootData()?.appInfo.map.google_key
  const start = useRef(point)
  const callbacks = useRef({ onPoint, onFailure })
  callbacks.current = { onPoint, onFailure }
  // An effect: a third-party script draws into its own element.
  useEffect(() => {
    if (!key) return
    let isUnmounted = false
    loadGoogleMaps(key).then(
      (maps) => {
        if (isUnmounted || !box.current) return
        const map = new maps.Map(box.current, {
          center: start.current ?? riyadh,
          zoom: start.current ? 15 : 11,
          streetViewControl: false,
        })
        const pin = new maps.Marker({ map, position: start.current, draggable: true })
        const movePin = (position: { lat: () => number; lng: () => number } | null | undefined) => {
          if (!position) return
          pin.setPosition(position)
          callbacks.current.onPoint({ lat: position.lat(), lng: position.lng() })
        }
        map.addListener('click', (event) => movePin(event.latLng))
        pin.addListener('dragend', (event) => movePin(event.latLng))
      },
      () => callbacks.current.onFailure(),
    )
    return () => {
      isUnmounted = true
    }
  }, [key])
  return <div ref={box} className="h-full" />
}
