import type { OrderCard } from '@wasl/shared/contract/orders.ts'
import { formatAppointment } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import { Card } from '../ui/Card.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { PageLink } from '../ui/PageLink.tsx'

/** The coming appointments of a client, the next one first, each with its order. */
export function OwnAppointments({ orders }: { orders: readonly OrderCard[] }) {
  const { t } = useTranslation('account')
  const text = useText()
  const locale = useLocale()
  return (
    <Card title={t('settings.comingAppointments')}>
      {orders.length === 0 && <p className="text-muted">{t('settings.noAppointments')}</p>}
      <ul className="divide-y divide-line">
        {orders.map(({ id, number, items, appointment_at }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
            <PageLink to={pages.order({ id })} className="min-w-0 font-medium hover:text-brand hover:underline">
              {items.map(({ name }) => text(name)).join(locale === 'ar' ? '، ' : ', ')} <Ltr className="text-sm text-muted">{number}</Ltr>
            </PageLink>
            {appointment_at && <time dateTime={appointment_at}>{formatAppointment(appointment_at, locale)}</time>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
