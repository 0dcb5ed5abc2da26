import type { CarPage } from '@wasl/shared/contract/cars.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { controlProps, FieldMessages } from '../forms/Field.tsx'
import { useText } from '../i18n/locale.ts'
import { Money } from '../ui/Money.tsx'

/** Services by their position. */
export type ChosenOptions = { delivery: boolean; collection: boolean; permit: boolean; services: number[] }

type OptionErrors = Readonly<Record<string, readonly string[] | undefined>>

/** The options of a rental with their prices. One that was chosen by an address and is not offered stays, with its error, so that it can be taken back. */
export function CarOptions({ car, chosen, errors = {} }: { car: CarPage; chosen: ChosenOptions; errors?: OptionErrors | undefined }) {
  const { t } = useTranslation('cars')
  const text = useText()
  const single = [
    ['delivery', car.delivery_price],
    ['collection', car.collection_price],
    ['permit', car.permit_price],
  ] as const
  const shown = single.filter(([name, price]) => price !== null || chosen[name])
  if (car.services.length === 0 && shown.length === 0 && !errors.services) return null
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="float-start mb-1 w-full font-medium">{t('quote.options')}</legend>
      {shown.map(([name, price]) => (
        <Option key={name} id={name} name={name} value="true" isChosen={chosen[name]} price={price} per={null} errors={errors[name]}>
          {t(`quote.${name}`)}
        </Option>
      ))}
      {car.services.map(({ name, price, per }, at) => (
        <Option
          key={name.en}
          id={`service-${at}`}
          name="service"
          value={String(at)}
          isChosen={chosen.services.includes(at)}
          price={price}
          per={per === 'day' ? t('perDay') : null}
        >
          {text(name)}
        </Option>
      ))}
      <FieldMessages name="services" errors={errors.services} />
    </fieldset>
  )
}

type OptionProps = {
  id: string
  name: string
  value: string
  isChosen: boolean
  /** Null if it is not offered. */
  price: number | null
  per: string | null
  errors?: readonly string[] | undefined
  children: ReactNode
}

const Option = ({ id, name, value, isChosen, price, per, errors, children }: OptionProps) => (
  <div>
    <label className="flex min-h-9 items-center gap-3">
      <input {...controlProps({ name, id, errors })} type="checkbox" value={value} defaultChecked={isChosen} className="size-5 shrink-0" />
      <span className="grow">{children}</span>
      {price !== null && (
        <span className="text-muted">
          <Money halalas={price} /> {per}
        </span>
      )}
    </label>
    <FieldMessages name={id} errors={errors} />
  </div>
)
