import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { timeLabel } from '@wasl/shared/rules/offered-time.ts'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import { Card } from '../ui/Card.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Timeline } from '../ui/Timeline.tsx'
import { UserLine } from '../ui/UserLine.tsx'
import { askActions } from './card-actions.ts'

const failures = ['cancelled', 'rejected', 'expired']

/** The events of an order, oldest first. */
export function OrderHistory({ timeline, finished }: { timeline: OrderPage['timeline']; finished: boolean }) {
  const { t } = useTranslation('orders')
  const text = useText()
  const locale = useLocale()
  return (
    <Card title={t('page.history')}>
      <Timeline
        steps={timeline.map((entry, index) => ({
          key: `${entry.at}-${index}`,
          label: text(entry.label),
          note: (
            <>
              <DateText at={entry.at} show="time" />
              {entry.colleague && <UserLine>{entry.colleague}</UserLine>}
              {entry.appointment && (
                <span className="block">{t('page.appointmentOf', { time: timeLabel(entry.appointment, locale) })}</span>
              )}
              {entry.reason && (
                <span className="block">
                  {t(entry.transition && askActions.includes(entry.transition) ? 'page.noteOf' : 'page.reason', {
                    reason: `\u2068${entry.reason}\u2069`,
                  })}
                </span>
              )}
            </>
          ),
          state: failures.includes(entry.status) ? 'failed' : index === timeline.length - 1 && !finished ? 'current' : 'done',
        }))}
      />
    </Card>
  )
}
