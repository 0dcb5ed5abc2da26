import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { FieldNotes } from '../ui/Field.tsx'
import { usePageFacts } from '../ui/page-info.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TextInput } from '../ui/TextInput.tsx'

export type Point = { lat: number; lng: number }
export type MapProps = { point: Point | null; onPoint: (point: Point) => void; onFailure: () => void }
const GoogleMap = lazy(() => import('./GoogleMap.tsx'))
const TileMap = lazy(() => import('./TileMap.tsx'))

/** A place: on Google Maps, on a map of tiles, or as coordinates. Which one the installation decides; none of them blocks the form. */
export function LocationPicker({ lat, lng, errors }: { lat: string; lng: string; errors: readonly string[] }) {
  const { t } = useTranslation('send-order')
  const map = usePageFacts()?.facts.map
  const [typed, setTyped] = useState({ lat, lng })
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<'denied' | 'failed' | null>(null)
  const point = typed.lat && typed.lng ? { lat: Number(typed.lat), lng: Number(typed.lng) } : null
  const put = (next: Point) => {
    setProblem(null)
    setTyped({ lat: next.lat.toFixed(6), lng: next.lng.toFixed(6) })
  }
  const fail = () => {
    setOpen(false)
    setProblem('failed')
  }
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => put({ lat: coords.latitude, lng: coords.longitude }),
      () => setProblem('denied'),
      { timeout: 10_000 },
    )
  const PlaceMap = map?.google_key ? GoogleMap : map?.tiles_url ? TileMap : null
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-medium">{t('map.chosen')}</legend>
      <div className="flex flex-wrap gap-2">
        {PlaceMap && !isOpen && (
          <Button type="button" tone="soft" icon="pin" onClick={() => setOpen(true)}>
            {t('map.open')}
          </Button>
        )}
        <Button type="button" tone="plain" icon="pin" onClick={locate}>
          {t('map.mine')}
        </Button>
        {point && (
          <Button type="button" tone="bare" onClick={() => setTyped({ lat: '', lng: '' })}>
            {t('map.clear')}
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="text-sm text-bad">
          {t(`map.${problem}`)}
        </p>
      )}
      {PlaceMap && isOpen && (
        <div className="flex flex-col gap-1.5">
          <section aria-label={t('map.label')} dir="ltr" className="h-80 overflow-hidden rounded-card border border-line">
            <Suspense fallback={<Skeleton className="h-full" />}>
              <PlaceMap point={point} onPoint={put} onFailure={fail} />
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
          value={typed.lat}
          onChange={(event) => setTyped({ ...typed, lat: event.currentTarget.value })}
        />
        <TextInput
          name="lng"
          label={t('map.lng')}
          optional
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          placeholder="46.675296"
          value={typed.lng}
          onChange={(event) => setTyped({ ...typed, lng: event.currentTarget.value })}
        />
      </div>
      <FieldNotes name="lat" errors={errors} />
    </fieldset>
  )
}
