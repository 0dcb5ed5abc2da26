import type { FleetCalendar } from '@wasl/shared/contract/provider-cars.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { daysOfHold } from '@wasl/shared/rules/hold-days.ts'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { hasChanges } from '../forms/has-changes.ts'
import { Select } from '../forms/Select.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { useLocale, useText } from '../i18n/locale.ts'
import { useFocusAfter } from '../orders/useFocusAfter.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'
import { useRootData } from '../ui/root-data.ts'
import type { ChosenTime } from './calendar.server.ts'
import { DeclaredInput } from './DeclaredInput.tsx'
import type { DeclaredFields } from './declared-field.ts'
import { timeFormId } from './time-address.ts'

type Props = {
  cars: FleetCalendar['cars']
  chosen: ChosenTime
  from: string
  fields: DeclaredFields
  failure: { msg: string; errors: FieldErrors } | undefined
}

/** Adds a time that a car is not for rent, or changes or deletes the chosen one. The time of a rental is only shown. Escape leads back to the calendar, and stays on the form once something was changed. */
export function BlockForm(props: Props) {
  const form = useFocusAfter<HTMLDivElement>(timeFormId)
  const navigate = useNavigate()
  const locale = useLocale()
  const leave = ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== 'Escape' || !props.chosen.car || hasChanges(currentTarget)) return
    for (const link of document.querySelectorAll<HTMLElement>('[data-chosen]')) if (link.checkVisibility()) link.focus()
    void navigate(pathIn(locale, pages.ownCarCalendar({ from: props.from })), { preventScrollReset: true })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the fields inside take the focus
    <div ref={form} id={timeFormId} tabIndex={-1} onKeyDown={leave} className="scroll-mt-24 focus:outline-none">
      <ChosenBlock {...props} />
    </div>
  )
}

function ChosenBlock({ cars, chosen: { car, hold, day }, from, fields, failure }: Props) {
  const { t } = useTranslation('fleet')
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  const canReadOrders = !useRootData()?.deniedPages.includes(pages.orders())
  const errors = failure?.errors ?? {}
  const days = hold ? daysOfHold(hold) : { from: day, to: day }
  const date = (name: 'from' | 'to') => ({ name, label: t(`calendar.${name}`), type: 'date', dir: 'ltr', errors: errors[name] })
  const labels = { car: t('calendar.car'), from: t('calendar.from'), to: t('calendar.to') }
  const other = (
    <ButtonLink to={pages.ownCarCalendar({ from })} tone="plain" preventScrollReset>
      {t('calendar.other')}
    </ButtonLink>
  )
  if (hold?.kind === 'rental')
    return (
      <Card title={`${t('hold.rental')}: ${text(cars.find(({ id }) => id === car)?.name ?? { ar: '', en: '' })}`}>
        <p className="mb-4">{t('calendar.rental')}</p>
        <div className="flex flex-wrap gap-3">
          {hold.order_id && canReadOrders && <ButtonLink to={pages.order({ id: hold.order_id })}>{t('calendar.order')}</ButtonLink>}
          {other}
        </div>
      </Card>
    )
  return (
    <Card title={t(hold ? 'calendar.edit' : 'calendar.add')}>
      <ActionForm method="post" noValidate className="flex flex-col gap-4">
        <ErrorSummary msg={failure?.msg} errors={errors} labels={labels} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {hold ? (
            <>
              <input type="hidden" name="car" value={car} />
              <input type="hidden" name="hold" value={hold.id} />
              <input type="hidden" name="from_before" value={days.from} />
              <input type="hidden" name="to_before" value={days.to} />
              <p className="sm:col-span-2">
                <bdi>{text(cars.find(({ id }) => id === car)?.name ?? { ar: '', en: '' })}</bdi>
              </p>
            </>
          ) : (
            <Select
              name="car"
              label={labels.car}
              placeholder={t('calendar.choose')}
              defaultValue={car}
              options={cars.map(({ id, name, plate }) => ({ value: id, label: [text(name), plate].filter(Boolean).join(' · ') }))}
              errors={errors.car}
            />
          )}
          <DeclaredInput name="kind" field={withoutRental(fields.kind)} value={hold?.kind} errors={errors} />
          <TextInput {...date('from')} defaultValue={days.from} />
          <TextInput {...date('to')} defaultValue={days.to} />
          <DeclaredInput name="note" field={fields.note} value={hold?.note} errors={errors} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="save" busy={busy}>
            {t(hold ? 'calendar.save' : 'calendar.addButton')}
          </Button>
          {hold && (
            <Button tone="danger" name="intent" value="delete">
              {t('calendar.delete')}
            </Button>
          )}
          {hold && other}
        </div>
      </ActionForm>
    </Card>
  )
}

// Rentals begin with an order, never by hand.
const withoutRental = (field: DeclaredFields[string] | undefined) =>
  field && { ...field, options: field.options.filter(({ value }) => value !== 'rental') }
