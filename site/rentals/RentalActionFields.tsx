import type { OrderRental } from '@wasl/shared/contract/rentals.ts'
import { formatDateTime } from '@wasl/shared/i18n/format.ts'
import { claimKinds, maxClaimPhotos } from '@wasl/shared/rules/claim-kinds.ts'
import { riyadhTime } from '@wasl/shared/rules/opening-hours.ts'
import { findEntry, typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '../cars/DateInputs.tsx'
import { FileField } from '../forms/FileField.tsx'
import { Select } from '../forms/Select.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { useLocale, useText } from '../i18n/locale.ts'
import type { ApiFailure } from '../server/api-error.server.ts'
import { Money } from '../ui/Money.tsx'
import { CancellationTerms } from './CancellationTerms.tsx'
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
  claim_deposit: Claim,
  cancel_booking: ({ rental }) => <CancellationTerms {...rental.cancellation} />,
}

const handedOf = ({ countries, driver, handovers }: OrderRental): HandedRental => ({
  needsPermit: countries.length > 0,
  license_last4: driver.license_last4,
  lastKm: handovers.at(-1)?.km ?? null,
})

/** What the provider claims of the security deposit. */
function Claim({ rental, errors }: Props) {
  const { t } = useTranslation('rentals')
  const text = useText()
  const locale = useLocale()
  const kinds = typedEntries(claimKinds).map(([value, label]) => ({ value, label: text(label) }))
  return (
    <>
      <p className="text-sm">
        {t('claims.left')} <Money halalas={rental.claimable} exact />
        {rental.claim_until && (
          <span className="block text-muted">{t('claims.until', { at: formatDateTime(rental.claim_until, locale) })}</span>
        )}
      </p>
      <Select name="kind" id="claim-kind" label={t('claims.kind')} options={kinds} errors={errors?.kind} />
      <TextInput
        name="amount"
        id="claim-amount"
        label={t('claims.amount')}
        hint={t('claims.amountHint')}
        dir="ltr"
        inputMode="decimal"
        data-amount
        autoComplete="off"
        errors={errors?.amount}
      />
      <FileField
        name="file_ids"
        label={t('claims.photos')}
        hint={t('claims.photosHint')}
        accept="image/jpeg,image/png,image/gif"
        types={t('condition.photoTypes')}
        max={maxClaimPhotos}
        errors={errors?.file_ids}
      />
    </>
  )
}

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
