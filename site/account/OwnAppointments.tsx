import type { OwnAppointment } from '@wasl/shared/contract/calendar.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { timeLabel } from '@wasl/shared/rules/offered-time.ts'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import { Card } from '../ui/Card.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { PageLink } from '../ui/PageLink.tsx'

/** The coming appointments of a client, the next one first, each with its order. */
export function OwnAppointments({ appointments }: { appointments: readonly OwnAppointment[] }) {
  const { t } = useTranslation('account')
  const text = useText()
  const locale = useLocale()
  return (
    <Card title={t('settings.comingAppointments')}>
      {appointments.length === 0 && <p className="text-muted">{t('settings.noAppointments')}</p>}
      <ul className="divide-y divide-line">
        {appointments.map(({ order_id, number, services, at, minutes }) => (
          <li key={order_id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
            <PageLink to={pages.order({ id: order_id })} className="min-w-0 font-medium hover:text-brand hover:underline">
              {services.map(text).join(locale === 'ar' ? '، ' : ', ')} <Ltr className="text-sm text-muted">{number}</Ltr>
            </PageLink>
            <time dateTime={at}>{timeLabel({ at, minutes }, locale)}</time>
          </li>
        ))}
      </ul>
    </Card>
  )
}
