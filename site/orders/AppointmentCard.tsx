import type { OrderAppointment } from '@wasl/shared/contract/appointments.ts'
import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { formatAppointment, formatLength } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { appointmentLabel, dayPartOf } from '@wasl/shared/rules/offered-time.ts'
import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { useLocale } from '../i18n/locale.ts'
import type { ApiFailure } from '../server/api-error.server.ts'
import { Card } from '../ui/Card.tsx'
import { Countdown } from '../ui/Countdown.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { AppointmentFields } from './AppointmentFields.tsx'
import { appointmentActions } from './appointment-actions.ts'
import { TransitionForm } from './TransitionForm.tsx'
import { VisitSteps } from './VisitSteps.tsx'

type Props = { order: OrderPage; appointment: OrderAppointment; failure: ApiFailure | null; failedAction: string }

/** When both sides meet, or the time that one of them proposes; how far the visit is, and when the work is due. */
export function AppointmentCard({ order, appointment, failure, failedAction }: Props) {
  const { t } = useTranslation('orders')
  const { at, minutes, proposed, work_due_at } = appointment
  const actions = order.actions.filter(({ name }) => appointmentActions.includes(name))
  const hasFailed = appointmentActions.includes(failedAction)
  if (!at && !work_due_at && actions.length === 0) return null
  return (
    <div id="appointment" className="scroll-mt-24">
      <Card title={t('appointment.title')}>
        <div className="flex flex-col gap-4">
          {at ? <Moment at={at} minutes={minutes} now={order.now} /> : !proposed && <p className="text-muted">{t('appointment.none')}</p>}
          {at && (
            <p className="flex flex-wrap gap-x-5 gap-y-2">
              <a
                href={resourceRoutes.appointmentFile({ id: order.id })}
                download="appointment.ics"
                className="flex w-fit items-center gap-2 text-brand hover:underline"
              >
                <Icon name="download" size={18} />
                {t('appointment.addToCalendar')}
              </a>
              <PageLink
                to={order.reader === 'client' ? pages.settings({ tab: 'calendar' }) : pages.ownCalendar()}
                className="flex w-fit items-center gap-2 text-brand hover:underline"
              >
                <Icon name="calendar" size={18} />
                {t('appointment.all')}
              </PageLink>
            </p>
          )}
          {work_due_at && (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <span className="text-muted">{t('appointment.workDue')}</span>
              <DateAndCountdown at={work_due_at} now={order.now} />
            </p>
          )}
          <VisitSteps order={order} appointment={appointment} />
          {hasFailed && <ErrorSummary msg={failure?.msg} errors={failure?.errors} />}
          {proposed && (
            <div className="flex flex-col gap-1 rounded-control bg-sunken p-3">
              <span className="text-sm text-muted">{t(proposedTexts[order.reader][proposed.by])}</span>
              <Moment at={proposed.at} minutes={proposed.minutes} now={order.now} />
            </div>
          )}
          {actions.map((action) => (
            <TransitionForm
              key={action.name}
              action={action}
              version={order.version}
              errors={hasFailed && failedAction === action.name ? failure?.errors : undefined}
              {...(action.name === 'accept_time' && proposed ? { hidden: { appointment_at: proposed.at } } : {})}
              fields={
                action.name === 'propose_time' && (
                  <AppointmentFields appointment={appointment} now={order.now} errors={hasFailed ? failure?.errors : undefined} />
                )
              }
            />
          ))}
        </div>
      </Card>
    </div>
  )
}

const proposedTexts = {
  client: { client: 'appointment.byYou', provider: 'appointment.byProvider' },
  provider: { client: 'appointment.byClient', provider: 'appointment.byYou' },
} as const

function Moment({ at, minutes, now }: { at: string; minutes: number | null; now: string }) {
  const locale = useLocale()
  const part = dayPartOf(at, minutes)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
      <Icon name="calendar" className="text-brand" />
      <DateAndCountdown at={at} now={now} text={part ? appointmentLabel({ at, minutes }, locale) : undefined} />
      {minutes !== null && !part && <span className="text-sm font-normal text-muted">{formatLength(minutes, locale)}</span>}
    </p>
  )
}

function DateAndCountdown({ at, now, text }: { at: string; now: string; text?: string | undefined }) {
  const locale = useLocale()
  return (
    <>
      <time dateTime={at}>{text ?? formatAppointment(at, locale)}</time>
      {Date.parse(at) > Date.parse(now) && (
        <span className="text-sm">
          <Countdown key={at} dueAt={at} now={now} />
        </span>
      )}
    </>
  )
}
