import type { CarPage } from '@wasl/shared/contract/cars.ts'
import { formatClock, formatDay, formatDays, formatRating } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { carFuels, carGears, carTypes } from '@wasl/shared/rules/car-choices.ts'
import { colorName } from '@wasl/shared/rules/color-name.ts'
import { weekdays } from '@wasl/shared/utils/weekdays.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import { Card } from '../ui/Card.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { Money } from '../ui/Money.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { Stars } from '../ui/Stars.tsx'

type Props = { car: CarPage }

/** What a car is, and what it costs by day, month and year. */
export function CarFacts({ car }: Props) {
  const { t } = useTranslation('cars')
  const text = useText()
  const color = colorName(car.color)
  const prices = [
    ['day', car.daily_price],
    ['month', car.monthly_price],
    ['yearPrice', car.yearly_price],
  ] as const
  return (
    <Card title={t('facts')}>
      <Facts>
        <Fact label={t('search.type')}>{text(carTypes[car.type])}</Fact>
        <Fact label={t('model')}>
          <bdi>{car.model}</bdi>
        </Fact>
        <Fact label={t('year')}>{car.year}</Fact>
        <Fact label={t('search.gear')}>{text(carGears[car.gear])}</Fact>
        <Fact label={t('fuel')}>{text(carFuels[car.fuel])}</Fact>
        <Fact label={t('color')}>
          <span className="me-2 inline-block size-5 rounded-full border border-line align-middle" style={{ backgroundColor: car.color }} />
          {color && text(color)}
        </Fact>
        {prices.map(
          ([name, price]) =>
            price !== null && (
              <Fact key={name} label={t(name)}>
                <Money halalas={price} />
              </Fact>
            ),
        )}
      </Facts>
      {car.has_vat && <p className="mt-3 text-sm text-muted">{t('vat')}</p>}
      {car.features.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 text-lg">{t('features')}</h3>
          <ul className="flex flex-wrap gap-2">
            {car.features.map((feature) => (
              <li key={feature.en} className="rounded-full bg-sunken px-3 py-1 text-sm">
                {text(feature)}
              </li>
            ))}
          </ul>
        </>
      )}
      <Offers offers={car.offers} />
    </Card>
  )
}

function Offers({ offers }: Pick<CarPage, 'offers'>) {
  const { t } = useTranslation('cars')
  const text = useText()
  const locale = useLocale()
  if (offers.length === 0) return null
  return (
    <>
      <h3 className="mt-5 mb-2 text-lg">{t('offers')}</h3>
      <ul className="space-y-1">
        {offers.map(({ title, percent, amount, min_days, ends_on }) => (
          <li key={title.en}>
            <span className="font-medium">{text(title)}</span> {percent !== null && t('offerPercent', { percent })}
            {amount !== null && (
              <>
                <Money halalas={amount} /> {t('offerAmount')}
              </>
            )}{' '}
            <span className="text-muted">{t('offerFrom', { days: formatDays(min_days, locale), until: formatDay(ends_on) })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What a rental of the car asks of the client. */
export function CarTerms({ car }: Props) {
  const { t } = useTranslation('cars')
  const text = useText()
  const locale = useLocale()
  return (
    <Card title={t('terms')}>
      <Facts>
        <Fact label={t('minAge')}>{car.min_driver_age}</Fact>
        <Fact label={t('minDays')}>{formatDays(car.min_days, locale)}</Fact>
        <Fact label={t('km')}>{car.km_per_day ?? t('kmFree')}</Fact>
        {car.km_per_day !== null && car.km_price !== null && (
          <Fact label={t('kmPrice')}>
            <Money halalas={car.km_price} />
          </Fact>
        )}
        <Fact label={t('deposit')}>{car.security_deposit > 0 ? <Money halalas={car.security_deposit} /> : t('noDeposit')}</Fact>
        {car.insurance_fee > 0 && (
          <Fact label={t('line.insurance')}>
            <Money halalas={car.insurance_fee} />
          </Fact>
        )}
        {(car.branch_place || car.city) && (
          <Fact label={t('branch')}>
            <bdi>{car.branch_place}</bdi>
            {car.branch_place && car.city && (locale === 'ar' ? '، ' : ', ')}
            {car.city && text(car.city.name)}
          </Fact>
        )}
      </Facts>
    </Card>
  )
}

/** Who rents the car out. */
export function CarProvider({ provider }: Pick<CarPage, 'provider'>) {
  const { t } = useTranslation('cars')
  const text = useText()
  const locale = useLocale()
  return (
    <Card title={t('provider.heading')}>
      <p className="font-medium">
        <bdi>{text(provider.name)}</bdi>
      </p>
      {provider.rating !== null && (
        <p className="flex items-center gap-2 text-sm">
          <Stars rating={provider.rating} size={16} />
          <Ltr>{formatRating(provider.rating)}</Ltr>
        </p>
      )}
      {provider.commercial_number && (
        <p className="text-sm text-muted">
          {t('provider.register')} <Ltr>{provider.commercial_number}</Ltr>
        </p>
      )}
      <h3 className="mt-4 mb-1 text-base">{t('provider.hours')}</h3>
      <ul className="text-sm text-muted">
        {provider.work_times.map(({ day, from, to }) => (
          <li key={day + from} className="flex justify-between gap-3">
            <span>{text(weekdays[day])}</span>
            <span>
              {formatClock(from, locale)} – {formatClock(to, locale)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <PageLink to={pages.cars({ provider: provider.id })} className="text-brand underline underline-offset-4">
          {t('provider.more')}
        </PageLink>
      </p>
    </Card>
  )
}

const Facts = ({ children }: { children: ReactNode }) => <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">{children}</dl>

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{label}</dt>
    <dd>{children}</dd>
  </div>
)
