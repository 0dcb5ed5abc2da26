import type { CarCard } from '@wasl/shared/contract/cars.ts'
import { formatDays } from '@wasl/shared/i18n/format.ts'
import { carGears, carTypes } from '@wasl/shared/rules/car-choices.ts'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import { DiscountBadge, Price } from '../store/Price.tsx'
import { ProductPicture } from '../store/ProductPicture.tsx'
import { Money } from '../ui/Money.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { type CarDates, carAddress } from './car-filter.ts'

/** A car in a list: picture, name, facts, the total for the dates and the security deposit. */
export function CarCardView({ car, dates, eager }: { car: CarCard; dates: CarDates; eager: boolean }) {
  const { t } = useTranslation('cars')
  const text = useText()
  const locale = useLocale()
  const { rental } = car
  const price = rental ? { price: rental.total, full_price: rental.full_total } : { price: car.daily_price, full_price: null }
  const facts = [text(carTypes[car.type]), text(carGears[car.gear]), t('seats', { count: car.seats }), car.city && text(car.city.name)]
  return (
    <article className="card card-link flex h-full flex-col overflow-hidden">
      <div className="relative">
        <ProductPicture url={car.image_url} alt="" eager={eager} className="aspect-[3/2] w-full" />
        <span className="absolute start-2.5 top-2.5">
          <DiscountBadge {...price} />
        </span>
      </div>
      <div className="flex grow flex-col gap-1 p-4">
        <h2 className="text-lg leading-snug font-medium">
          <PageLink to={carAddress(car.id, dates)} data-cover="">
            <bdi>{text(car.title)}</bdi> <bdi className="text-muted">{car.year}</bdi>
          </PageLink>
        </h2>
        <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
        <div className="mt-auto pt-3">
          <Price {...price} />
          <p className="text-sm text-muted">{rental ? t('totalFor', { days: formatDays(rental.days, locale) }) : t('perDay')}</p>
          <p className="mt-1 text-sm text-muted">
            {car.security_deposit > 0 ? (
              <>
                {t('deposit')} <Money halalas={car.security_deposit} />
              </>
            ) : (
              t('noDeposit')
            )}
          </p>
          <p className="mt-1 truncate text-sm text-muted">
            <bdi>{text(car.provider.name)}</bdi>
          </p>
        </div>
      </div>
    </article>
  )
}
