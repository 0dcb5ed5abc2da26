import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldMessages } from '../forms/Field.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { useRootData } from '../root-data.ts'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { Point } from './map-props.ts'

const GoogleMap = lazy(() => import('./GoogleMap.tsx'))
const TileMap = lazy(() => import('./TileMap.tsx'))

/** Picks a location on the configured map (Google, tiles or none) or as coordinates. A failing map never blocks the form. */
export function LocationPicker({ lat, lng, errors }: { lat: string; lng: string; errors: readonly string[] }) {
  const { t } = useTranslation('send-order')
  const map = useRootData()?.appInfo.map
  const [coordinates, setCoordinates] = useState({ lat, lng })
  const [isOpen, setOpen] = useState(false)
  const [error, setError] = useState<'denied' | 'failed' | null>(null)
  const point = coordinates.lat && coordinates.lng ? { lat: Number(coordinates.lat), lng: Number(coordinates.lng) } : null
  const selectPoint = (next: Point) => {
    setError(null)
    setCoordinates({ lat: next.lat.toFixed(6), lng: next.lng.toFixed(6) })
  }
  const handleMapFailure = () => {
    setOpen(false)
    setError('failed')
  }
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => selectPoint({ lat: coords.latitude, lng: coords.longitude }),
      () => setError('denied'),
      { timeout: 10_000 },
    )
  const MapView = map?.google_key ? GoogleMap : map?.tiles_url ? TileMap : null
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-medium">{t('map.legend')}</legend>
      <div className="flex flex-wrap gap-2">
        {MapView && !isOpen && (
          <Button type="button" tone="soft" icon="pin" onClick={() => setOpen(true)}>
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
      {error && (
        <p role="alert" className="text-sm text-bad">
          {t(`map.${error}`)}
        </p>
      )}
      {MapView && isOpen && (
        <div className="flex flex-col gap-1.5">
          <section aria-label={t('map.label')} dir="ltr" className="h-80 overflow-hidden rounded-card border border-line">
            <Suspense fallback={<Skeleton className="h-full" />}>
              <MapView point={point} onPoint={selectPoint} onFailure={handleMapFailure} />
            </Suspense>
          </section>
          <p className="text-sm text-muted">{t('map.help')}</p>
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          name="lat"
          label={t('map.lat')}
          optional
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          placeholder="24.713552"
          value={coordinates.lat}
          onChange={(event) => setCoordinates({ ...coordinates, lat: event.currentTarget.value })}
        />
        <TextInput
          name="lng"
          label={t('map.lng')}
          optional
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          placeholder="46.675296"
          value={coordinates.lng}
          onChange={(event) => setCoordinates({ ...coordinates, lng: event.currentTarget.value })}
        />
      </div>
      <FieldMessages name="lat" errors={errors} />
    </fieldset>
  )
}
