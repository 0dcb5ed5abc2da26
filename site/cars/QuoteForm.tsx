import type { CarPage, CarQuote } from '@wasl/shared/contract/cars.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useSubmit } from 'react-router'
import { useLocale, useText } from '../i18n/locale.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Money } from '../ui/Money.tsx'
import type { CarDates } from './car-filter.ts'
import { type DateErrors, DateInputs } from './DateInputs.tsx'
import { QuoteLines } from './QuoteLines.tsx'

export type ChosenOptions = { delivery: boolean; collection: boolean; permit: boolean; services: number[] }
type Props = {
  car: CarPage
  dates: CarDates
  chosen: ChosenOptions
  today: string
  quote: CarQuote | null
  failure: { msg: string; errors: DateErrors } | null
}

/** Dates and options with every line of the price. With a script the price follows each choice; without one a button shows it. */
export function QuoteForm({ car, dates, chosen, today, quote, failure }: Props) {
  const { t } = useTranslation('cars')
  const locale = useLocale()
  const submit = useSubmit()
  return (
    <Card title={t('quote.heading')}>
      <Form
        action={pathIn(locale, pages.car({ id: car.id }))}
        preventScrollReset
        onChange={({ currentTarget }) => {
          const form = new FormData(currentTarget)
          if (form.get('from') && form.get('to')) submit(currentTarget, { replace: true, preventScrollReset: true })
        }}
        className="flex flex-col gap-4"
      >
        <DateInputs dates={dates} today={today} errors={failure?.errors} />
        <Options car={car} chosen={chosen} />
        <Button>{t('quote.button')}</Button>
      </Form>
      <div aria-live="polite" className="mt-5 border-t border-line pt-5">
        {failure && <p className="text-bad">{failure.msg}</p>}
        {quote && <QuoteLines quote={quote} />}
        {!quote && !failure && <p className="text-muted">{t('quote.choose')}</p>}
      </div>
    </Card>
  )
}

function Options({ car, chosen }: Pick<Props, 'car' | 'chosen'>) {
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
