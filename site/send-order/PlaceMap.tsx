import type { Point } from '@wasl/shared/rules/kingdom-cities.ts'
import { map as createMap, divIcon, type Map as LeafletMap, type Marker, marker, tileLayer } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useRootData } from '../ui/root-data.ts'
import type { MapProps } from './map-props.ts'
import 'leaflet/dist/leaflet.css'
import './place-map.css'

const kingdomBounds = { minZoom: 5, maxZoom: 19 }

/** A Leaflet map of the configured tile server. A click, Enter in the middle of the map, or a drag moves the pin. */
export default function PlaceMap({ point, view, onPoint }: MapProps) {
  const box = useRef<HTMLDivElement>(null)
  const mapRef = useRef<LeafletMap>(null)
  const pinRef = useRef<Marker>(null)
  const startView = useRef(view)
  const onPointRef = useRef(onPoint)
  onPointRef.current = onPoint
  const tiles = useRootData()?.appInfo.map
  // An effect: Leaflet draws into its own element, outside of React.
  useEffect(() => {
    if (!box.current) return
    const map = createMap(box.current, kingdomBounds).setView(startView.current.center, startView.current.zoom)
    if (tiles?.tiles_url) tileLayer(tiles.tiles_url, { attribution: tiles.tiles_attribution ?? '', maxZoom: 19 }).addTo(map)
    map.attributionControl.setPrefix(false)
    const place = ({ lat, lng }: Point) => onPointRef.current({ lat, lng })
    const pin = marker(startView.current.center, {
      draggable: true,
      keyboard: false,
      icon: divIcon({ className: 'place-pin', iconSize: [28, 28], iconAnchor: [14, 28] }),
    })
    pin.on('dragend', () => place(pin.getLatLng()))
    map.on('click', ({ latlng }) => place(latlng))
    map.on('keypress', ({ originalEvent }) => originalEvent.key === 'Enter' && place(map.getCenter()))
    mapRef.current = map
    pinRef.current = pin
    return () => void map.remove()
  }, [tiles?.tiles_url, tiles?.tiles_attribution])
  // An effect: the pin and the view belong to Leaflet.
  useEffect(() => {
    const map = mapRef.current
    if (!map || !pinRef.current) return
    if (point) pinRef.current.setLatLng(point).addTo(map)
    else pinRef.current.remove()
  }, [point])
  useEffect(() => {
    mapRef.current?.setView(view.center, view.zoom)
  }, [view])
  return <div ref={box} className="place-map h-full" />
}
