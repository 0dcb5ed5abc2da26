import type { Point } from '@wasl/shared/rules/kingdom-cities.ts'
import { type MapLink, readMapLink } from '@wasl/shared/rules/map-link.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldMessages } from '../forms/Field.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { lazyOr } from '../ui/lazy-or.ts'
import { useRootData } from '../ui/root-data.ts'
import type { MapPanelProps } from './MapPanel.tsx'
import { type MapView, placeZoom } from './map-props.ts'

// With the cities of the Kingdom: their scripts load where a place is picked.
const MapPanel = lazyOr(() => import('./MapPanel.tsx'), FailedPanel)
const SelectedPlace = lazyOr(() => import('./SelectedPlace.tsx'), PlaceWithoutCity)

type MapError = 'denied' | 'failed' | 'notFound' | 'shortLink' | 'unknownLink'
type Props = { prefix?: string; lat: string; lng: string; cityName: Localized | undefined; errors: readonly string[] }

/**
 * Picks a location: where the user is, by a link of a map, on a map (Google or tiles, where the deployment has one), or as coordinates. None of it has to
 * work for the form.
 */
export function LocationPicker({ prefix = '', lat, lng, cityName, errors }: Props) {
  const { t } = useTranslation('send-order')
  const [coordinates, setCoordinates] = useState({ lat, lng })
  const [view, setView] = useState<MapView | 'city' | null>(null)
  const [error, setError] = useState<MapError | null>(null)
  const point = readPoint(coordinates)
  const { google_key, tiles_url } = useRootData()?.appInfo.map ?? noMap
  const selectPoint = (next: Point) => {
    setError(null)
    setCoordinates({ lat: next.lat.toFixed(6), lng: next.lng.toFixed(6) })
  }
  const open = () => setView(point ? { center: point, zoom: placeZoom } : 'city')
  const selectOwnPlace = (center: Point) => {
    selectPoint(center)
    if (view) setView({ center, zoom: placeZoom })
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-medium">{t('map.legend')}</legend>
      <div className="needs-script flex flex-wrap items-center gap-2">
        <Button type="button" tone="soft" icon="pin" onClick={() => locate(selectOwnPlace, () => setError('denied'))}>
          {t('map.useMyLocation')}
        </Button>
        {(google_key || tiles_url) && !view && (
          <Button type="button" tone="plain" icon="pin" onClick={open}>
            {t('map.open')}
          </Button>
        )}
        {point && (
          <Button type="button" tone="bare" onClick={() => setCoordinates({ lat: '', lng: '' })}>
            {t('map.clear')}
          </Button>
        )}
      </div>
      <p aria-live="polite" className="text-sm empty:hidden">
        {point && <Selected point={point} />}
      </p>
      <MapLinkInput
        onLink={(link) => {
          if (link === 'short' || link === 'unknown') setError(link === 'short' ? 'shortLink' : 'unknownLink')
          else selectOwnPlace(link.point)
        }}
      />
      {error && <MapAlert error={error} />}
      {view && (
        <Suspense fallback={<span aria-hidden="true" className="skeleton block h-80" />}>
          <MapPanel
            point={point}
            view={view}
            cityName={cityName}
            onView={setView}
            onPoint={selectPoint}
            onSearch={(isFound) => setError(isFound ? null : 'notFound')}
            onFailure={() => {
              setView(null)
              setError('failed')
            }}
          />
        </Suspense>
      )}
      <CoordinateInputs
        prefix={prefix}
        coordinates={coordinates}
        onChange={(change) => setCoordinates((now) => ({ ...now, ...change }))}
        isOpen={errors.length > 0}
      />
      <FieldMessages name={`${prefix}lat`} errors={errors} />
    </fieldset>
  )
}

function MapAlert({ error }: { error: MapError }) {
  const { t } = useTranslation('send-order')
  return (
    <p role="alert" className="text-sm text-bad">
      {t(`map.${error}`)}
    </p>
  )
}

/** Takes a link as soon as it is pasted. Not a field of the form. */
function MapLinkInput({ onLink }: { onLink: (link: MapLink) => void }) {
  const { t } = useTranslation('send-order')
  const label = t('map.link')
  return (
    <input
      type="text"
      inputMode="url"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      dir="auto"
      className="needs-script input"
      onChange={({ currentTarget: { value } }) => value.trim().length > 8 && onLink(readMapLink(value))}
      onKeyDown={(event) => {
        // Enter would send the order.
        if (event.key === 'Enter') event.preventDefault()
      }}
    />
  )
}

function Selected({ point }: { point: Point }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-good">
      <Icon name="check" />
      <Suspense fallback={<PlaceWithoutCity />}>
        <SelectedPlace point={point} />
      </Suspense>
    </span>
  )
}

const noMap = { google_key: null, tiles_url: null }

// A browser has no position on a page without encryption.
const locate = (onFound: (place: Point) => void, onDenied: () => void): void =>
  !navigator.geolocation
    ? onDenied()
    : navigator.geolocation.getCurrentPosition(({ coords }) => onFound({ lat: coords.latitude, lng: coords.longitude }), onDenied, {
        timeout: 10_000,
      })

type Coordinates = { lat: string; lng: string }
type CoordinateProps = { prefix: string; coordinates: Coordinates; onChange: (change: Partial<Coordinates>) => void; isOpen: boolean }

function CoordinateInputs({ prefix, coordinates, onChange, isOpen }: CoordinateProps) {
  const { t } = useTranslation('send-order')
  return (
    <details open={isOpen || undefined} className="group">
      <summary className="cursor-pointer text-sm text-muted hover:text-brand">{t('map.manual')}</summary>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {(['lat', 'lng'] as const).map((name) => (
          <TextInput
            key={name}
            name={prefix + name}
            label={t(`map.${name}`)}
            optional
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            placeholder={name === 'lat' ? '24.713552' : '46.675296'}
            value={coordinates[name]}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          />
        ))}
      </div>
    </details>
  )
}

function PlaceWithoutCity() {
  return useTranslation('send-order').t('map.selected')
}

/** Reports a map whose script cannot be loaded. */
function FailedPanel({ onFailure }: MapPanelProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onFailure, [])
  return null
}

/** The point of both coordinates, or null while one is missing or no number. */
function readPoint({ lat, lng }: Coordinates): Point | null {
  const point = { lat: Number(lat), lng: Number(lng) }
  return lat.trim() && lng.trim() && Number.isFinite(point.lat) && Number.isFinite(point.lng) ? point : null
}
