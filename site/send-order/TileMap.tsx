import { circleMarker, map as createMap, tileLayer } from 'leaflet'
import { useEffect, useRef } from 'react'
import { usePageFacts } from '../ui/page-info.ts'
import type { MapProps } from './LocationPicker.tsx'
import 'leaflet/dist/leaflet.css'

const riyadh = { lat: 24.7136, lng: 46.6753 }

/** A map of tiles from the configured address; a click sets the mark. */
export default function TileMap({ point, onPoint }: MapProps) {
  const box = useRef<HTMLDivElement>(null)
  const tiles = usePageFacts()?.facts.map
  const start = useRef(point)
  const told = useRef(onPoint)
  told.current = onPoint
  // An effect, since Leaflet draws into an element of its own outside of React.
  useEffect(() => {
    if (!box.current || !tiles?.tiles_url) return
    const drawn = createMap(box.current).setView(start.current ?? riyadh, start.current ? 15 : 11)
    tileLayer(tiles.tiles_url, { attribution: tiles.tiles_attribution ?? '', maxZoom: 19 }).addTo(drawn)
    const mark = circleMarker(start.current ?? riyadh, { radius: 9, color: '#0b5f56', fillColor: '#e8a33d', fillOpacity: 1 })
    if (start.current) mark.addTo(drawn)
    drawn.on('click', ({ latlng }) => {
      mark.setLatLng(latlng).addTo(drawn)
      told.current({ lat: latlng.lat, lng: latlng.lng })
    })
    return () => void drawn.remove()
  }, [tiles?.tiles_url, tiles?.tiles_attribution])
  return <div ref={box} className="h-full" />
}
