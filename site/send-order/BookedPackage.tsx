import type { PackageCard } from '@wasl/shared/contract/catalog.ts'
import { formatDays } from '@wasl/shared/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Money } from '../ui/Money.tsx'

/** The package that the form books, at the total that it sends: the order is rejected if that has changed. */
export function BookedPackage({ booked, errors }: { booked: PackageCard; errors: FieldErrors }) {
  const { t } = useTranslation('send-order')
  const text = useText()
  const locale = useLocale()
  const wrong = [...(errors.package_id ?? []), ...(errors.package_total ?? [])]
  return (
    <Card title={t('package.title')}>
      <div id="package_id" tabIndex={-1}>
        <div id="package_total" tabIndex={-1} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="text-lg font-semibold">
            <bdi>{text(booked.title)}</bdi>
          </p>
          <p>
            <Money halalas={booked.total} className="text-lg font-semibold" />
            {booked.charges_vat && <span className="text-xs text-muted"> {t('package.withVat')}</span>}
          </p>
        </div>
      </div>
      {booked.description && <p className="mt-1 text-muted">{text(booked.description)}</p>}
      <ul aria-label={t('package.includes')} className="mt-3 grid gap-1 sm:grid-cols-2">
        {booked.includes.map((item) => (
          <li key={item.en} className="flex items-start gap-2">
            <Icon name="check" size={18} className="mt-1 shrink-0 text-good" />
            {text(item)}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        {t('package.days')}: {formatDays(booked.duration_days, locale)}. {t('package.agreed')}
      </p>
      {wrong.length > 0 && <p className="mt-2 text-bad">{wrong.join(' ')}</p>}
    </Card>
  )
}
