import { findCity, type Point } from '@wasl/shared/rules/kingdom-cities.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { Suspense, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyOr } from '../ui/lazy-or.ts'
import { useRootData } from '../ui/root-data.ts'
import { findGooglePlace } from './load-google-maps.ts'
import { type MapProps, type MapView, placeZoom } from './map-props.ts'
import { PlaceSearch } from './PlaceSearch.tsx'

const GoogleMap = lazyOr(() => import('./GoogleMap.tsx'), FailedMap)
const PlaceMap = lazyOr(() => import('./PlaceMap.tsx'), FailedMap)

const kingdomView: MapView = { center: { lat: 24.2, lng: 44.8 }, zoom: 5 }
const cityZoom = 11

/** `view`: where the map looks, at first perhaps at the city of the form. */
export type MapPanelProps = {
  point: Point | null
  view: MapView | 'city'
  cityName: Localized | undefined
  onView: (view: MapView) => void
  onPoint: (point: Point) => void
  onSearch: (isFound: boolean) => void
  onFailure: () => void
}

/** The map with a search for places. */
export default function MapPanel({ point, view, cityName, onView, onPoint, onSearch, onFailure }: MapPanelProps) {
  const { t } = useTranslation('send-order')
  const helpId = useId()
  const [start] = useState(() => viewOfCity(cityName))
  const googleKey = useRootData()?.appInfo.map.google_key
  const MapComponent = googleKey ? GoogleMap : PlaceMap
  const search = async (query: string) => {
    const place = googleKey ? await findGooglePlace(googleKey, query).catch(() => undefined) : undefined
    const city = place ? undefined : findCity(query)
    onSearch(Boolean(place || city))
    if (place) onView({ center: place, zoom: placeZoom })
    else if (city) onView({ center: city.point, zoom: cityZoom })
  }
  return (
    <div className="flex flex-col gap-2">
      <PlaceSearch onSearch={search} />
      <section
        aria-label={t('map.label')}
        aria-describedby={helpId}
        dir="ltr"
        className="h-80 overflow-hidden rounded-card border border-line"
      >
        <Suspense fallback={<span aria-hidden="true" className="skeleton block h-full" />}>
          <MapComponent point={point} view={view === 'city' ? start : view} onPoint={onPoint} onFailure={onFailure} />
        </Suspense>
      </section>
      <p id={helpId} className="text-sm text-muted">
        {t('map.help')}
      </p>
    </div>
  )
}

function viewOfCity(name: Localized | undefined): MapView {
  const city = name && findCity(name.ar)
  return city ? { center: city.point, zoom: cityZoom } : kingdomView
}

/** Reports a map whose script cannot be loaded. */
function FailedMap({ onFailure }: MapProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onFailure, [])
  return null
}
