import { formatAppointment, formatDay, formatTime } from '@wasl/shared/i18n/format.ts'
import { addDays } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { FieldMessages } from '../forms/Field.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { useLocale } from '../i18n/locale.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { UserLine } from '../ui/UserLine.tsx'
import type { LoadedCalendar } from './calendar.server.ts'

type Failure = { intent: string; msg: string; errors: FieldErrors } | undefined
type Props = { calendar: LoadedCalendar; failure: Failure }

const failureOf = (failure: Failure, intent: string) => (failure?.intent === intent ? failure : undefined)
const Intent = ({ name }: { name: string }) => <input type="hidden" name="intent" value={name} />

/** Stops new requests until a day, or takes them again. */
export function PauseForm({ calendar: { paused_until, today }, failure }: Props) {
  const { t } = useTranslation('orders')
  const busy = useNavigation().state === 'submitting'
  const failed = failureOf(failure, 'pause')
  return (
    <Card title={t('calendar.pause')}>
      <div id="pause" className="flex scroll-mt-24 flex-col gap-4">
        {paused_until ? (
          <ActionForm method="post" preventScrollReset className="flex flex-wrap items-center gap-4">
            <Intent name="resume" />
            <p className="grow font-medium">{t('calendar.pausedUntil', { day: formatDay(paused_until) })}</p>
            <Button busy={busy}>{t('calendar.resume')}</Button>
          </ActionForm>
        ) : (
          <ActionForm method="post" preventScrollReset className="flex flex-col gap-4">
            <Intent name="pause" />
            <ErrorSummary msg={failed?.msg} errors={failed?.errors} />
            <p className="text-muted">{t('calendar.pauseHint')}</p>
            <TextInput
              name="paused_until"
              type="date"
              dir="ltr"
              label={t('calendar.pauseUntil')}
              min={addDays(today, 1)}
              errors={failed?.errors.paused_until}
            />
            <Button tone="plain" busy={busy}>
              {t('calendar.pauseNow')}
            </Button>
          </ActionForm>
        )}
      </div>
    </Card>
  )
}

/** Blocks a time, and makes blocked ones free again. */
export function BlockedTimes({ calendar: { blocked_to_come, next_work, today }, failure }: Props) {
  const { t } = useTranslation('orders')
  const locale = useLocale()
  const busy = useNavigation().state === 'submitting'
  const failed = failureOf(failure, 'block')
  const { date, from, to } = next_work ?? { date: addDays(today, 1), from: '08:00', to: '17:00' }
  return (
    <Card title={t('calendar.blocked')}>
      <ActionForm method="post" preventScrollReset className="flex flex-col gap-4">
        <Intent name="block" />
        <ErrorSummary msg={failed?.msg} errors={failed?.errors} />
        <p className="text-muted">{t('calendar.blockedHint')}</p>
        <Moment name="starts_at" first={today} day={date} time={from} errors={failed?.errors.starts_at} />
        <Moment name="ends_at" first={today} day={date} time={to} errors={failed?.errors.ends_at} />
        <TextInput name="note" label={t('calendar.note')} optional maxLength={200} errors={failed?.errors.note} />
        <Button tone="plain" busy={busy}>
          {t('calendar.block')}
        </Button>
      </ActionForm>
      {blocked_to_come.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {blocked_to_come.map(({ id, starts_at, ends_at, note }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-3">
              <span className="min-w-0">
                {formatAppointment(starts_at, locale)} –{' '}
                {riyadhDate(starts_at) === riyadhDate(ends_at) ? formatTime(ends_at, locale) : formatAppointment(ends_at, locale)}
                {note && <UserLine className="text-muted">{note}</UserLine>}
              </span>
              <ActionForm method="post" preventScrollReset>
                <Intent name="unblock" />
                <input type="hidden" name="id" value={id} />
                <Button tone="plain" size="small" busy={busy}>
                  {t('calendar.unblock')}
                </Button>
              </ActionForm>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

type MomentProps = { name: 'starts_at' | 'ends_at'; first: string; day: string; time: string; errors: string[] | undefined }

function Moment({ name, first, day, time, errors }: MomentProps) {
  const { t } = useTranslation('orders')
  return (
    <fieldset id={name} tabIndex={-1}>
      <legend className="mb-1.5 font-medium">{t(`calendar.${name}`)}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] gap-2">
        <input type="date" name={name} aria-label={t('appointment.day')} min={first} defaultValue={day} className="input" />
        <input type="time" name={`${name}_time`} aria-label={t('appointment.time')} step={900} defaultValue={time} className="input" />
      </div>
      <FieldMessages name={name} errors={errors} />
    </fieldset>
  )
}

/** The private address that brings the appointments into the calendar of a phone. */
export function CalendarFeed({ calendar: { feed_url } }: { calendar: Pick<LoadedCalendar, 'feed_url'> }) {
  const { t } = useTranslation('orders')
  const busy = useNavigation().state === 'submitting'
  return (
    <Card title={t('calendar.feed')}>
      <div className="flex flex-col gap-4">
        <p className="text-muted">{t('calendar.feedHint')}</p>
        {feed_url && (
          <p className="flex flex-wrap items-center gap-2 rounded-control bg-sunken p-3 text-sm">
            <Ltr className="min-w-0 wrap-anywhere">{feed_url}</Ltr>
            <CopyButton text={feed_url} name={t('calendar.feed')} />
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <ActionForm method="post" preventScrollReset>
            <Intent name="renew_feed" />
            <Button tone="plain" busy={busy}>
              {t(feed_url ? 'calendar.renewFeed' : 'calendar.createFeed')}
            </Button>
          </ActionForm>
          {feed_url && (
            <ActionForm method="post" preventScrollReset>
              <Intent name="delete_feed" />
              <Button tone="plain" busy={busy}>
                {t('calendar.deleteFeed')}
              </Button>
            </ActionForm>
          )}
        </div>
      </div>
    </Card>
  )
}
