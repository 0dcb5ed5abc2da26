import type { OrderRental } from '@wasl/shared/contract/rentals.ts'
import { riyadhTime } from '@wasl/shared/rules/opening-hours.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '../cars/DateInputs.tsx'
import { Select } from '../forms/Select.tsx'
import { useText } from '../i18n/locale.ts'
import type { ApiFailure } from '../server/api-error.server.ts'
import { CancellationTerms } from './CancellationTerms.tsx'
import { ClaimFields } from './ClaimFields.tsx'
import { ExtensionFields } from './ExtensionFields.tsx'
import { Condition, type HandedRental, HandOver, Inspection } from './HandoverFields.tsx'

type Props = { rental: OrderRental; now: string; errors: ApiFailure['errors'] | undefined }

/** The fields of a transition of a rental. */
export function RentalActionFields({ name, ...props }: Props & { name: string }) {
  const Fields = findEntry(fieldsOf, name)
  return Fields ? <Fields {...props} /> : null
}

const fieldsOf: Readonly<Record<string, (props: Props) => ReactNode>> = {
  edit_dates: EditDates,
  finish_inspection: Inspection,
  hand_over: ({ rental, errors }) => <HandOver rental={handedOf(rental)} errors={errors} />,
  take_back: ({ rental, errors }) => <Condition rental={handedOf(rental)} errors={errors} />,
  swap_car: Replacement,
  request_extension: ExtensionFields,
  claim_deposit: ClaimFields,
  cancel_booking: CancellationTerms,
}

const handedOf = ({ countries, driver, handovers }: OrderRental): HandedRental => ({
  needsPermit: countries.length > 0,
  license_last4: driver.license_last4,
  lastKm: handovers.at(-1)?.km ?? null,
})

function Replacement({ rental, errors }: Props) {
  const { t } = useTranslation('rentals')
  const text = useText()
  const options = rental.replacements.map(({ id, name }) => ({ value: id, label: text(name) }))
  return <Select name="car_id" label={t('replacement')} options={options} errors={errors?.car_id} />
}

function EditDates({ rental, now, errors }: Props) {
  const [from, to] = [riyadhTime(rental.pickup.at), riyadhTime(rental.return.at)]
  const dates = { from: from.date, from_time: from.time, to: to.date, to_time: to.time }
  const today = riyadhTime(now).date
  return (
    <>
      <fieldset id="pickup_at">
        <Moment name="from" dates={dates} today={today} errors={errors?.pickup_at} />
      </fieldset>
      <fieldset id="return_at">
        <Moment name="to" dates={dates} today={today} errors={errors?.return_at} />
      </fieldset>
    </>
  )
}
