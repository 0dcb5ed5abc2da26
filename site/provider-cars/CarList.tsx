import type { OwnCarCard } from '@wasl/shared/contract/provider-cars.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { daysOfHold } from '@wasl/shared/rules/hold-days.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { Icon } from '../ui/Icon.tsx'
import { Money } from '../ui/Money.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { CarState } from './CarState.tsx'
import { DayRange } from './DayRange.tsx'

/** The cars of a provider, each with its state and when it is taken next. */
export const CarList = ({ cars }: { cars: readonly OwnCarCard[] }) => (
  <ul className="grid gap-4">
    {cars.map((car) => (
      <li key={car.id} className="card relative flex gap-4 p-4">
        <CarImage url={car.image_url} />
        <CarSummary car={car} />
      </li>
    ))}
  </ul>
)

function CarImage({ url }: { url: string | null }) {
  if (url) return <img src={url} alt="" className="h-18 w-24 shrink-0 rounded-control bg-sunken object-cover" />
  return (
    <span className="grid h-18 w-24 shrink-0 place-items-center rounded-control bg-sunken text-muted">
      <Icon name="image" size={28} />
    </span>
  )
}

function CarSummary({ car }: { car: OwnCarCard }) {
  const { t } = useTranslation('fleet')
  const text = useText()
  const { id, name, model, year, plate, city, daily_price, next_hold } = car
  return (
    <div className="flex min-w-0 grow flex-col gap-1.5">
      <h2 className="text-lg leading-snug">
        <PageLink to={pages.ownCar({ id })} className="font-semibold after:absolute after:inset-0 hover:text-brand">
          <bdi>{text(name)}</bdi>
        </PageLink>
      </h2>
      <p className="flex flex-wrap gap-x-3 text-muted">
        <bdi>
          {model} {year}
        </bdi>
        {plate && <bdi>{plate}</bdi>}
        {city && <span>{text(city.name)}</span>}
        <span>
          <Money halalas={daily_price} className="font-medium text-ink" /> {t('perDay')}
        </span>
      </p>
      <CarState car={car} />
      {next_hold && (
        <p className="text-sm text-muted">
          {t(`hold.${next_hold.kind}`)}: <DayRange {...daysOfHold(next_hold)} />
        </p>
      )}
    </div>
  )
}
