import { circleMarker, map as createMap, tileLayer } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useRootData } from '../root-data.ts'
import type { MapProps } from './map-props.ts'
import 'leaflet/dist/leaflet.css'

const riyadh = { lat: 24.7136, lng: 46.6753 }

/** A Leaflet map of the configured tile server; a click moves the pin. */
export default function TileMap({ point, onPoint }: MapProps) {
  const box = useRef<HTMLDivElement>(null)
  const tiles = useRootData()?.appInfo.map
  const start = useRef(point)
  const onPointRef = useRef(onPoint)
  onPointRef.current = onPoint
  // An effect: Leaflet draws into its own element, outside of React.
  useEffect(() => {
    if (!box.current || !tiles?.tiles_url) return
    const map = createMap(box.current).setView(start.current ?? riyadh, start.current ? 15 : 11)
    tileLayer(tiles.tiles_url, { attribution: tiles.tiles_attribution ?? '', maxZoom: 19 }).addTo(map)
    const pin = circleMarker(start.current ?? riyadh, { radius: 9, color: '#0b5f56', fillColor: '#e8a33d', fillOpacity: 1 })
    if (start.current) pin.addTo(map)
    map.on('click', ({ latlng }) => {
      pin.setLatLng(latlng).addTo(map)
      onPointRef.current({ lat: latlng.lat, lng: latlng.lng })
    })
    return () => void map.remove()
  }, [tiles?.tiles_url, tiles?.tiles_attribution])
  return <div ref={box} className="h-full" />
}
