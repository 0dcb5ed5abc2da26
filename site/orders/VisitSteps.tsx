import type { OrderAppointment } from '@wasl/shared/contract/appointments.ts'
import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { visitSteps } from '@wasl/shared/lifecycle/orders/vocabulary.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { Icon } from '../ui/Icon.tsx'

const steps = typedKeys(visitSteps)
const endedStatuses: readonly string[] = ['delivered', 'completed']

/** How far the visit at the client's place is: on the way, arrived, started, finished. */
export function VisitSteps({ order, appointment }: { order: OrderPage; appointment: OrderAppointment }) {
  const { t } = useTranslation('orders')
  const text = useText()
  const hasEnded = endedStatuses.includes(order.status)
  if (!appointment.visit_step && (hasEnded || !appointment.is_on_site || order.status !== 'in_progress')) return null
  const reached = hasEnded ? steps.length : appointment.visit_step ? steps.indexOf(appointment.visit_step) : -1
  const labels = [...steps.map((step) => text(visitSteps[step])), t('appointment.finished')]
  return (
    <ol aria-label={t('appointment.steps')} className="grid grid-cols-4 gap-1 text-center text-xs sm:text-sm">
      {labels.map((label, at) => (
        <li key={label} aria-current={at === reached ? 'step' : undefined} className="flex flex-col items-center gap-1.5">
          <span className={`h-1.5 w-full rounded-full ${at <= reached ? 'bg-brand' : 'bg-line'}`} />
          <span className={at === reached ? 'font-semibold text-brand' : at < reached ? '' : 'text-muted'}>
            {at < reached && <Icon name="check" size={14} className="me-1 inline" />}
            {label}
          </span>
        </li>
      ))}
    </ol>
  )
}
