import type { CarPage, CarQuote } from '@wasl/shared/contract/cars.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { Form, useSubmit } from 'react-router'
import { useLocale } from '../i18n/locale.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { CarOptions, type ChosenOptions } from './CarOptions.tsx'
import type { CarDates } from './car-filter.ts'
import { type DateErrors, DateInputs } from './DateInputs.tsx'
import { QuoteLines } from './QuoteLines.tsx'

const formId = 'quote'

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
        id={formId}
        action={pathIn(locale, pages.car({ id: car.id }))}
        preventScrollReset
        onChange={({ currentTarget }) => {
          const form = new FormData(currentTarget)
          if (form.get('from') && form.get('to')) submit(currentTarget, { replace: true, preventScrollReset: true })
        }}
        className="flex flex-col gap-4"
      >
        <DateInputs dates={dates} today={today} errors={failure?.errors} />
        <CarOptions car={car} chosen={chosen} errors={failure?.errors} />
        <Button tone="plain">{t('quote.button')}</Button>
      </Form>
      <div aria-live="polite" className="mt-5 border-t border-line pt-5">
        {failure && <p className="text-bad">{failure.msg}</p>}
        {quote && <QuoteLines quote={quote} />}
        {!quote && !failure && <p className="text-muted">{t('quote.choose')}</p>}
      </div>
      <Button
        form={formId}
        formAction={pathIn(locale, pages.sendCarOrder({ id: car.id }))}
        size="large"
        icon="calendar"
        className="mt-5 w-full"
      >
        {t('book')}
      </Button>
    </Card>
  )
}
