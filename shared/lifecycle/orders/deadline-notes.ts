import { withPeriod } from '../../settings/format-period.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Label } from '../../units.ts'
import { asArray, transitionOf } from '../lifecycle.ts'
import type { PartyLabels } from '../transition-deadline.ts'
import { deadlinesOf, type OrderDeadline, orderDeadlines, settingFor } from './deadlines.ts'
import { type OrderKind, type OrderStatus, orderLifecycle } from './order-lifecycle.ts'
import { outcomesOfKind } from './outcomes-of-kind.ts'

const appealNote: Label = {
  en: 'You can appeal the decision within {period}. The held amount is then divided as decided; an appeal stops this.',
  ar: 'يمكنك الاعتراض على القرار خلال {period}، ثم يُقسم المبلغ المحجوز كما تقرر. والاعتراض يوقف ذلك.',
}
/** A time that the lifecycle has no transition for: the administration acts within it. */
const transferCheckNote: PartyLabels = {
  client: {
    en: 'The administration checks your transfer within {period}. The time to pay is stopped meanwhile.',
    ar: 'تراجع الإدارة حوالتك خلال {period}، وتتوقف مهلة الدفع أثناء ذلك.',
  },
  provider: {
    en: 'The administration checks the client’s transfer within {period}. The time to pay is stopped meanwhile.',
    ar: 'تراجع الإدارة حوالة العميل خلال {period}، وتتوقف مهلة الدفع أثناء ذلك.',
  },
}

/** Another one: the client may cancel at any time before it pays, so nothing ends by itself. */
const invoiceNote: PartyLabels = {
  client: {
    en: 'The provider issues the invoice within {period}. If it is late, you can write to it, or cancel and pay nothing.',
    ar: 'يُصدر المزوّد الفاتورة خلال {period}. إن تأخر فراسله، أو ألغِ الطلب دون أن تدفع شيئًا.',
  },
  provider: {
    en: 'Issue the invoice within {period}. The client is told if it is late.',
    ar: 'أصدر الفاتورة خلال {period}، فالعميل يُشعر إن تأخرت.',
  },
}

/** The state of an order, and who reads the note about it. */
export type DeadlineReading = { status: OrderStatus; kind: OrderKind; remains: boolean; reader: keyof PartyLabels }

/** What happens when the time to appeal a decision ends. */
export const appealNoteOf = (settings: Settings): Label => withPeriod(appealNote, settings, 'appeal_days')

/** What happens when the deadline of an order in this status ends, and what stops it; null without a deadline. */
export function deadlineNote({ reader, ...state }: DeadlineReading, settings: Settings): Label | null {
  if (state.status === 'payment_review') return withPeriod(transferCheckNote[reader], settings, 'transfer_check_hours')
  if (state.status === 'awaiting_invoice') return withPeriod(invoiceNote[reader], settings, 'invoice_hours')
  const deadline = deadlineOf(state)
  return deadline && withPeriod(outcomesOf(deadline, state.kind).outcome[reader], settings, settingFor(deadline, state.kind))
}

/** The same in a few words, beside a countdown; null without a deadline. */
export function briefDeadlineNote({ reader, ...state }: DeadlineReading): Label | null {
  const deadline = deadlineOf(state)
  return deadline && outcomesOf(deadline, state.kind).briefOutcome[reader]
}

const outcomesOf = (deadline: OrderDeadline, kind: OrderKind) => outcomesOfKind[kind]?.[deadline.transition] ?? deadline

/** Whether an open complaint about the order stops its deadline. */
export function isStoppedByComplaint(state: Omit<DeadlineReading, 'reader'>): boolean {
  const deadline = deadlineOf(state)
  if (!deadline) return false
  const { guards = [], actorOverrides } = transitionOf(orderLifecycle, deadline.transition)
  return [...asArray(guards), ...asArray(actorOverrides?.scheduler?.guards ?? [])].includes('no_open_complaint')
}

/** What happens when an open offer ends. */
export function offerNote(reader: keyof PartyLabels, settings: Settings): Label | null {
  const deadline = orderDeadlines.find(({ subject }) => subject === 'offer')
  return deadline ? withPeriod(deadline.outcome[reader], settings, deadline.setting) : null
}

function deadlineOf({ status, kind, remains }: Omit<DeadlineReading, 'reader'>): OrderDeadline | null {
  const deadlines = deadlinesOf(status, kind)
  return deadlines.find((candidate) => !excludes(candidate, remains)) ?? deadlines[0] ?? null
}

/** The guards about the remaining amount decide between two deadlines of the same status. */
function excludes({ transition }: OrderDeadline, remains: boolean): boolean {
  const { guards = [] } = transitionOf(orderLifecycle, transition)
  return asArray(guards).includes(remains ? 'nothing_remains' : 'something_remains')
}
