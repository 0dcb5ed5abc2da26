import type { OrderRental } from '@wasl/shared/contract/rentals.ts'
import { formatDateTime } from '@wasl/shared/i18n/format.ts'
import { claimKinds, maxClaimPhotos, maxClaims } from '@wasl/shared/rules/claim-kinds.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FileField } from '../forms/FileField.tsx'
import { Select } from '../forms/Select.tsx'
import { Textarea } from '../forms/Textarea.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { useLocale, useText } from '../i18n/locale.ts'
import type { ApiFailure } from '../server/api-error.server.ts'
import { Money } from '../ui/Money.tsx'

type Errors = ApiFailure['errors'] | undefined

/** What the provider claims of the security deposit. */
export function ClaimFields({ rental, errors }: { rental: OrderRental; errors: Errors }) {
  const { t } = useTranslation('rentals')
  const locale = useLocale()
  return (
    <>
      <p className="text-sm">
        {t('claims.left')} <Money halalas={rental.claimable} exact />
        {rental.claim_until && (
          <span className="block text-muted">{t('claims.until', { at: formatDateTime(rental.claim_until, locale) })}</span>
        )}
      </p>
      <Claim prefix="" errors={errors} />
    </>
  )
}

/** Further claims, each opened by the one before: below the reason of the first. They need no script. */
export function MoreClaims({ errors, at = 0 }: { errors: Errors; at?: number }) {
  const { t } = useTranslation('rentals')
  const { t: tOrders } = useTranslation('orders')
  const prefix = `more.${at}.`
  const isOpen = Object.keys(errors ?? {}).some((name) => /^more\.(\d+)\./.test(name) && Number(name.split('.')[1]) >= at)
  const details = useRef<HTMLDetailsElement>(null)
  // An effect: the fields are uncontrolled. A claim that is filled in is sent, so it stays open after an error of another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each response
  useEffect(() => {
    const controls = [...(details.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [])]
    if (details.current && controls.some(({ value }) => value !== '')) details.current.open = true
  }, [errors])
  return (
    <details ref={details} open={isOpen || undefined} className="border-t border-line pt-3">
      <summary className="py-1 font-medium text-brand">{t('claims.another')}</summary>
      <div className="mt-3 flex flex-col gap-4">
        <Claim prefix={prefix} errors={errors} />
        <Textarea name={`${prefix}reason`} label={tOrders('dialog.reason')} rows={3} maxLength={500} errors={errors?.[`${prefix}reason`]} />
        {at + 2 < maxClaims && <MoreClaims errors={errors} at={at + 1} />}
      </div>
    </details>
  )
}

function Claim({ prefix, errors }: { prefix: string; errors: Errors }) {
  const { t } = useTranslation('rentals')
  const text = useText()
  const kinds = typedEntries(claimKinds).map(([value, label]) => ({ value, label: text(label) }))
  return (
    <>
      <Select
        name={`${prefix}kind`}
        id={`${prefix}claim-kind`}
        label={t('claims.kind')}
        options={kinds}
        errors={errors?.[`${prefix}kind`]}
      />
      <TextInput
        name={`${prefix}amount`}
        id={`${prefix}claim-amount`}
        label={t('claims.amount')}
        hint={t('claims.amountHint')}
        dir="ltr"
        inputMode="decimal"
        data-amount
        autoComplete="off"
        errors={errors?.[`${prefix}amount`]}
      />
      <FileField
        name={`${prefix}file_ids`}
        label={t('claims.photos')}
        hint={t('claims.photosHint')}
        accept="image/jpeg,image/png,image/gif"
        types={t('condition.photoTypes')}
        max={maxClaimPhotos}
        errors={errors?.[`${prefix}file_ids`]}
      />
    </>
  )
}
