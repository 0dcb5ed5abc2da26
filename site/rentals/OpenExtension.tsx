import type { OrderRental } from '@wasl/shared/contract/rentals.ts'
import { formatDateTime, formatDays } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { extensionStatuses } from '@wasl/shared/rules/rental-extension.ts'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import { AmountRow } from '../ui/AmountRow.tsx'
import { Badge } from '../ui/Badge.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'
import { Money } from '../ui/Money.tsx'

type Props = { extension: NonNullable<OrderRental['extension']> }

/** The extension of a rental that waits for its answer or its payment. */
export function OpenExtension({ extension: { return_at, days, price, status, expires_at, checkout_id } }: Props) {
  const { t } = useTranslation('rentals')
  const text = useText()
  const locale = useLocale()
  return (
    <Card title={t('extension.title')}>
      <p className="mb-4 flex flex-wrap items-center gap-3">
        <Badge tone="warn">{text(extensionStatuses[status])}</Badge>
        <span className="text-sm text-muted">{t(`extension.${status}`, { at: formatDateTime(expires_at, locale) })}</span>
      </p>
      <dl className="flex flex-col gap-2">
        <AmountRow label={t('extension.until')}>{formatDateTime(return_at, locale)}</AmountRow>
        <AmountRow label={t('extension.days')}>{formatDays(days, locale)}</AmountRow>
        <AmountRow label={t('extension.price')} strong>
          <Money halalas={price} exact />
        </AmountRow>
      </dl>
      {checkout_id && (
        <ButtonLink to={pages.checkoutPayment({ id: checkout_id })} tone="plain" className="mt-4 w-full">
          {t('extension.pay')}
        </ButtonLink>
      )}
    </Card>
  )
}
