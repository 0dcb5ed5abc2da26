import './car-calendar.css'
import { carHolds } from '@wasl/resources/car-holds.ts'
import { cars } from '@wasl/resources/cars.ts'
import { formatDay } from '@wasl/shared/i18n/format.ts'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import { relatedFields } from '@wasl/shared/registry/related-rows.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { daysOfHold, placeOf, shownDays } from '@wasl/shared/rules/hold-days.ts'
import { addDays, boundsOf, daysOf } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import { Button, Empty } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { filtersOf } from '../../api/criteria.ts'
import { titleOf } from '../../api/declarations.ts'
import { type Row, useRowList } from '../../api/resource-client.ts'
import { serverNow } from '../../api/server-clock.ts'
import { Cell } from '../../fields/cells/Cell.tsx'
import { RelationNames } from '../../fields/cells/RelationNames.tsx'
import { LoadError } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { useLocale } from '../../ui/useLocale.ts'

type Hold = Row<(typeof carHolds)['fields']>

/** The most holds that one request returns: ten for each car of the largest page. */
const maxHolds = 1000

/** When the cars of a page of the list are taken, four weeks at a time: a line for each car, which leads to it, and a bar for each hold, which leads to its order or to itself. */
export function CarCalendar({ rows }: { rows: readonly AnyRow[] }) {
  const { t } = useTranslation()
  const today = riyadhDate(serverNow())
  const [from, setFrom] = useState(today)
  const to = addDays(from, shownDays - 1)
  const { start, end } = boundsOf({ from, to })
  const { query } = useRowList(carHolds, {
    filters: filtersOf({ car_id: { in: rows.map(({ id }) => String(id)) }, starts_at: { lte: end }, ends_at: { gte: start } }),
    pagination: { currentPage: 1, pageSize: maxHolds },
    queryOptions: { enabled: rows.length > 0, placeholderData: (before) => before },
  })
  if (rows.length === 0) return <Empty description={t('carCalendar.empty')} />
  if (query.isError) return <LoadError error={query.error} retry={() => query.refetch()} />
  if (!query.data) return <Loading />
  const byCar = Map.groupBy(
    query.data.data.filter(({ released_at }) => released_at === null),
    ({ car_id }) => car_id,
  )
  const step = (day: string, name: 'earlier' | 'today' | 'later') => (
    <Button size="small" onClick={() => setFrom(day)} disabled={day === from}>
      {t(`carCalendar.${name}`)}
    </Button>
  )
  return (
    <RelationNames resource={cars.name} fields={relatedFields(cars, {}, ['provider_id'])} rows={rows}>
      <section className="car-calendar" aria-busy={query.isFetching} aria-label={t('carCalendar.range', range(from, to))}>
        <header>
          <h2 aria-live="polite">{t('carCalendar.range', range(from, to))}</h2>
          {step(addDays(from, -shownDays), 'earlier')}
          {step(today, 'today')}
          {step(addDays(from, shownDays), 'later')}
          <Legend />
        </header>
        <div className="car-calendar-grid">
          <div className="car-calendar-row" aria-hidden="true">
            <span />
            <span className="car-calendar-days">
              {daysOf({ from, to }).map((day) => (
                <span key={day} data-today={day === today || undefined}>
                  {Number(day.slice(8))}
                </span>
              ))}
            </span>
          </div>
          <ul>
            {rows.map((car) => (
              <CarLine key={String(car.id)} car={car} holds={byCar.get(String(car.id)) ?? []} from={from} />
            ))}
          </ul>
        </div>
      </section>
    </RelationNames>
  )
}

const range = (from: string, to: string) => ({ from: formatDay(from), to: formatDay(to) })

/** What the colors mean. */
function Legend() {
  const { localize } = useLocale()
  return (
    <ul className="car-calendar-legend">
      {typedEntries(kinds).map(([kind, label]) => (
        <li key={kind} data-kind={kind}>
          {localize(label)}
        </li>
      ))}
    </ul>
  )
}

const kinds = carHolds.fields.kind.options

function CarLine({ car, holds, from }: { car: AnyRow; holds: readonly Hold[]; from: string }) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  return (
    <li className="car-calendar-row">
      <div className="car-calendar-name">
        <Link to={adminPages.show({ resource: cars.name, id: String(car.id) })} className="row-title">
          <bdi>{titleOf(cars, car, locale)}</bdi>
        </Link>
        <small className="muted">
          <Cell field={cars.fields.provider_id} value={car.provider_id} />
        </small>
      </div>
      <div className="car-calendar-holds">
        {holds.map((hold) => (
          <HoldBar key={hold.id} hold={hold} from={from} />
        ))}
        {holds.length === 0 && <span className="visually-hidden">{t('carCalendar.free')}</span>}
      </div>
    </li>
  )
}

function HoldBar({ hold, from }: { hold: Hold; from: string }) {
  const { localize } = useLocale()
  const place = placeOf(hold, from)
  if (!place) return null
  const { kind, note, order_id } = hold
  const days = daysOfHold(hold)
  const name = `${localize(kinds[kind])}: ${formatDay(days.from)} – ${formatDay(days.to)}${note ? `, ${note}` : ''}`
  return (
    <Link
      to={order_id ? adminPages.show({ resource: 'orders', id: order_id }) : adminPages.show({ resource: carHolds.name, id: hold.id })}
      className="car-calendar-hold"
      data-kind={kind}
      title={name}
      aria-label={name}
      style={{ insetInlineStart: `${place.start}%`, inlineSize: `${place.width}%` }}
    />
  )
}
