import type { OrderRental } from '@wasl/shared/contract/rentals.ts'
import { formatDateTime, formatDays, formatMoneyText } from '@wasl/shared/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { Select } from '../forms/Select.tsx'
import { useLocale } from '../i18n/locale.ts'
import type { ApiFailure } from '../server/api-error.server.ts'

type Props = { rental: OrderRental; errors: ApiFailure['errors'] | undefined }

/** Later returns of a rental, each with its price. */
export function ExtensionFields({ rental, errors }: Props) {
  const { t } = useTranslation('rentals')
  const locale = useLocale()
  const { extension_choices: choices, days: before, lines } = rental
  if (choices.length === 0) return <p className="text-sm text-muted">{t('extension.none')}</p>
  const options = choices.map(({ return_at, days, price }) => ({
    value: return_at,
    label: t('extension.choice', {
      at: formatDateTime(return_at, locale),
      days: formatDays(days - before, locale),
      price: formatMoneyText(price, locale),
    }),
  }))
  const hasDiscount = lines.some(({ kind }) => kind === 'discount')
  return (
    <>
      <Select name="return_at" label={t('extension.until')} hint={t('extension.hint')} options={options} errors={errors?.return_at} />
      {hasDiscount && <p className="text-sm text-muted">{t('extension.noDiscount')}</p>}
    </>
  )
}
