import type { CarPage } from '@wasl/shared/contract/cars.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { Money } from '../ui/Money.tsx'

/** Services by their position. */
export type ChosenOptions = { delivery: boolean; collection: boolean; permit: boolean; services: number[] }

/** The options of a rental with their prices. */
export function CarOptions({ car, chosen }: { car: CarPage; chosen: ChosenOptions }) {
  const { t } = useTranslation('cars')
  const text = useText()
  const single = [
    ['delivery', car.delivery_price],
    ['collection', car.collection_price],
    ['permit', car.permit_price],
  ] as const
  if (car.services.length === 0 && single.every(([, price]) => price === null)) return null
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="float-start mb-1 w-full font-medium">{t('quote.options')}</legend>
      {single.map(
        ([name, price]) =>
          price !== null && (
            <Option key={name} name={name} value="true" isChosen={chosen[name]} price={price} per={null}>
              {t(`quote.${name}`)}
            </Option>
          ),
      )}
      {car.services.map(({ name, price, per }, at) => (
        <Option
          key={name.en}
          name="service"
          value={String(at)}
          isChosen={chosen.services.includes(at)}
          price={price}
          per={per === 'day' ? t('perDay') : null}
        >
          {text(name)}
        </Option>
      ))}
    </fieldset>
  )
}

type OptionProps = { name: string; value: string; isChosen: boolean; price: number; per: string | null; children: ReactNode }

const Option = ({ name, value, isChosen, price, per, children }: OptionProps) => (
  <label className="flex min-h-9 items-center gap-3">
    <input type="checkbox" name={name} value={value} defaultChecked={isChosen} className="size-5 shrink-0" />
    <span className="grow">{children}</span>
    <span className="text-muted">
      <Money halalas={price} /> {per}
    </span>
  </label>
)
