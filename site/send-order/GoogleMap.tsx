import { useEffect, useRef, useState } from 'react'
import { useRootData } from '../ui/root-data.ts'
import { type GooglePin, loadGoogleMaps } from './load-google-maps.ts'
import type { MapProps } from './map-props.ts'

/** Google Maps; a click or a drag moves the pin. */
export default function GoogleMap({ point, view, onPoint, onFailure }: MapProps) {
  const box = useRef<HTMLDivElement>(null)
  const key = useRootData()?.appInfo.map.google_key
  const startView = useRef(view)
  const [shown, setShown] = useState<GooglePin | null>(null)
  const callbacks = useRef({ onPoint, onFailure })
  callbacks.current = { onPoint, onFailure }
  // An effect: a third-party script draws into its own element.
  useEffect(() => {
    if (!key) return
    let isUnmounted = false
    loadGoogleMaps(key).then(
      (maps) => {
        if (isUnmounted || !box.current) return
        const map = new maps.Map(box.current, { ...startView.current, streetViewControl: false })
        const pin = new maps.Marker({ draggable: true })
        const placePin = ({ latLng }: google.maps.MapMouseEvent) =>
          latLng && callbacks.current.onPoint({ lat: latLng.lat(), lng: latLng.lng() })
        map.addListener('click', placePin)
        pin.addListener('dragend', placePin)
        setShown({ map, pin })
      },
      () => callbacks.current.onFailure(),
    )
    return () => {
      isUnmounted = true
    }
  }, [key])
  // An effect: the pin and the view belong to Google's map.
  useEffect(() => {
    if (point) shown?.pin.setPosition(point)
    shown?.pin.setMap(point ? shown.map : null)
  }, [shown, point])
  useEffect(() => {
    shown?.map.setCenter(view.center)
    shown?.map.setZoom(view.zoom)
  }, [shown, view])
  return <div ref={box} className="h-full" />
}
