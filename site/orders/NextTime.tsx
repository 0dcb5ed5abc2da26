import type { OrderCard } from '@wasl/shared/contract/orders.ts'
import { timeLabel } from '@wasl/shared/rules/offered-time.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/locale.ts'
import { Countdown } from '../ui/Countdown.tsx'

/** The appointment of an order, or the time at which its work is due, with the time left. */
export function NextTime({
  order,
  now,
}: {
  order: Pick<OrderCard, 'appointment_at' | 'appointment_minutes' | 'work_due_at'>
  now: string
}) {
  const { t } = useTranslation('orders')
  const locale = useLocale()
  const { appointment_at, appointment_minutes, work_due_at } = order
  const isAhead = appointment_at !== null && appointment_at > now
  const at = isAhead ? appointment_at : work_due_at
  if (!at) return null
  return (
    <p className="text-sm max-sm:w-full">
      {t(isAhead ? 'appointment.title' : 'appointment.workDueShort')}:{' '}
      <time dateTime={at}>{timeLabel({ at, minutes: isAhead ? appointment_minutes : null }, locale)}</time>
      <span className="block">
        <Countdown key={at} dueAt={at} now={now} />
      </span>
    </p>
  )
}
