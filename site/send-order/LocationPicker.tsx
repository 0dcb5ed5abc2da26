import { cityNear, findCity, type Point } from '@wasl/shared/rules/kingdom-cities.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { Suspense, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldMessages } from '../forms/Field.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { useText } from '../i18n/locale.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { lazyOr } from '../ui/lazy-or.ts'
import { useRootData } from '../ui/root-data.ts'
import { findGooglePlace } from './load-google-maps.ts'
import type { MapProps, MapView } from './map-props.ts'
import { PlaceSearch } from './PlaceSearch.tsx'

const GoogleMap = lazyOr(() => import('./GoogleMap.tsx'), FailedMap)
const PlaceMap = lazyOr(() => import('./PlaceMap.tsx'), FailedMap)

const kingdomView: MapView = { center: { lat: 24.2, lng: 44.8 }, zoom: 5 }
const cityZoom = 11
const placeZoom = 15

type MapError = 'denied' | 'failed' | 'notFound'
type Props = { lat: string; lng: string; cityName: Localized | undefined; errors: readonly string[] }

/** Picks a location on a map (Google, tiles, or the outline of the Kingdom) or as coordinates. A failing map never blocks the form. */
export function LocationPicker({ lat, lng, cityName, errors }: Props) {
  const { t } = useTranslation('send-order')
  const text = useText()
  const [coordinates, setCoordinates] = useState({ lat, lng })
  const [view, setView] = useState<MapView | null>(null)
  const [error, setError] = useState<MapError | null>(null)
  const point = readPoint(coordinates)
  const nearest = point && cityNear(point)
  const selectPoint = (next: Point) => {
    setError(null)
    setCoordinates({ lat: next.lat.toFixed(6), lng: next.lng.toFixed(6) })
  }
  const open = () => {
    const city = cityName && findCity(cityName.ar)
    setView(point ? { center: point, zoom: placeZoom } : city ? { center: city.point, zoom: cityZoom } : kingdomView)
  }
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const center = { lat: coords.latitude, lng: coords.longitude }
        selectPoint(center)
        if (view) setView({ center, zoom: placeZoom })
      },
      () => setError('denied'),
      { timeout: 10_000 },
    )
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-medium">{t('map.legend')}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {!view && (
          <Button type="button" tone="soft" icon="pin" onClick={open}>
            {t('map.open')}
          </Button>
        )}
        <Button type="button" tone="plain" icon="pin" onClick={locate}>
          {t('map.useMyLocation')}
        </Button>
        {point && (
          <Button type="button" tone="bare" onClick={() => setCoordinates({ lat: '', lng: '' })}>
            {t('map.clear')}
          </Button>
        )}
      </div>
      <p aria-live="polite" className="text-sm empty:hidden">
        {point && (
          <span className="inline-flex items-center gap-1.5 text-good">
            <Icon name="check" />
            {nearest ? t('map.selectedNear', { city: text(nearest.name) }) : t('map.selected')}
          </span>
        )}
      </p>
      {error && (
        <p role="alert" className="text-sm text-bad">
          {t(`map.${error}`)}
        </p>
      )}
      {view && <MapPanel point={point} view={view} onView={setView} onPoint={selectPoint} onError={setError} />}
      <CoordinateInputs coordinates={coordinates} onChange={setCoordinates} isOpen={errors.length > 0} />
      <FieldMessages name="lat" errors={errors} />
    </fieldset>
  )
}

type MapPanelProps = {
  point: Point | null
  view: MapView
  onView: (view: MapView | null) => void
  onPoint: (point: Point) => void
  onError: (error: MapError | null) => void
}

/** The map with a search for places; it closes if it cannot be loaded. */
function MapPanel({ point, view, onView, onPoint, onError }: MapPanelProps) {
  const { t } = useTranslation('send-order')
  const helpId = useId()
  const googleKey = useRootData()?.appInfo.map.google_key
  const MapComponent = googleKey ? GoogleMap : PlaceMap
  const search = async (query: string) => {
    const place = googleKey ? await findGooglePlace(googleKey, query).catch(() => undefined) : undefined
    const city = place ? undefined : findCity(query)
    onError(place || city ? null : 'notFound')
    if (place) onView({ center: place, zoom: placeZoom })
    else if (city) onView({ center: city.point, zoom: cityZoom })
  }
  const handleFailure = () => {
    onView(null)
    onError('failed')
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
          <MapComponent point={point} view={view} onPoint={onPoint} onFailure={handleFailure} />
        </Suspense>
      </section>
      <p id={helpId} className="text-sm text-muted">
        {t('map.help')}
      </p>
    </div>
  )
}

type Coordinates = { lat: string; lng: string }
type CoordinateProps = { coordinates: Coordinates; onChange: (coordinates: Coordinates) => void; isOpen: boolean }

function CoordinateInputs({ coordinates, onChange, isOpen }: CoordinateProps) {
  const { t } = useTranslation('send-order')
  return (
    <details open={isOpen || undefined} className="group">
      <summary className="cursor-pointer text-sm text-muted hover:text-brand">{t('map.manual')}</summary>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {(['lat', 'lng'] as const).map((name) => (
          <TextInput
            key={name}
            name={name}
            label={t(`map.${name}`)}
            optional
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            placeholder={name === 'lat' ? '24.713552' : '46.675296'}
            value={coordinates[name]}
            onChange={(event) => onChange({ ...coordinates, [name]: event.currentTarget.value })}
          />
        ))}
      </div>
    </details>
  )
}

/** Reports a map whose script cannot be loaded. */
function FailedMap({ onFailure }: MapProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onFailure, [])
  return null
}

/** The point of both coordinates, or null while one is missing or no number. */
function readPoint({ lat, lng }: Coordinates): Point | null {
  const point = { lat: Number(lat), lng: Number(lng) }
  return lat.trim() && lng.trim() && Number.isFinite(point.lat) && Number.isFinite(point.lng) ? point : null
}
