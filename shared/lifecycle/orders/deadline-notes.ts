import { withPeriod } from '../../settings/format-period.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Label } from '../../units.ts'
import { asArray, transitionOf } from '../lifecycle.ts'
import { deadlinesOf, type OrderDeadline, orderDeadlines } from './deadlines.ts'
import { type OrderStatus, orderLifecycle } from './order-lifecycle.ts'

/** Times that the lifecycle has no transition for: the administration acts within them. */
const administrationNotes = {
  transfer_check_hours: {
    en: 'The administration checks a transfer within {period}. The time to pay is stopped meanwhile.',
    ar: 'تراجع الإدارة الحوالة خلال {period}، وتتوقف مهلة الدفع أثناء ذلك.',
  },
  appeal_days: {
    en: 'The decision can be appealed within {period}. The held amount is then divided as decided; an appeal stops this.',
    ar: 'يمكن الاعتراض على القرار خلال {period}، ثم يُقسم المبلغ المحجوز كما تقرر. والاعتراض يوقف ذلك.',
  },
  complaint_hours: { en: 'The administration replies within {period}.', ar: 'ترد الإدارة خلال {period}.' },
} as const satisfies Partial<Record<keyof Settings, Label>>

/** What happens when a time of the administration ends. */
export const administrationNote = (setting: keyof typeof administrationNotes, settings: Settings): Label =>
  withPeriod(administrationNotes[setting], settings, setting)

/** What happens when the deadline of an order in this status ends, and what stops it; null without a deadline. */
export function deadlineNote({ status, remains }: { status: OrderStatus; remains: boolean }, settings: Settings): Label | null {
  if (status === 'payment_review') return administrationNote('transfer_check_hours', settings)
  const deadlines = deadlinesOf(status)
  const deadline = deadlines.find((candidate) => !excludes(candidate, remains)) ?? deadlines[0]
  return deadline ? withPeriod(deadline.outcome, settings, deadline.setting) : null
}

/** What happens when an open offer ends. */
export function offerNote(settings: Settings): Label | null {
  const deadline = orderDeadlines.find(({ subject }) => subject === 'offer')
  return deadline ? withPeriod(deadline.outcome, settings, deadline.setting) : null
}

/** The guards about the remaining amount decide between two deadlines of the same status. */
function excludes({ transition }: OrderDeadline, remains: boolean): boolean {
  const { guards = [] } = transitionOf(orderLifecycle, transition)
  return asArray(guards).includes(remains ? 'nothing_remains' : 'something_remains')
}
