import { notificationTemplates } from '../../notifications/notifications.ts'
import type { AnyResource, AnyRow } from '../../registry/resource.ts'
import type { SettingKey } from '../../settings/settings.ts'
import type { Label } from '../../units.ts'
import { findEntry } from '../../utils/typed-entries.ts'
import { transitionOf } from '../lifecycle.ts'
import { offerLifecycle } from '../offers.ts'
import { type OrderDeadline, orderDeadlines, remindedDeadlines } from './deadlines.ts'
import { orderLifecycle } from './order-lifecycle.ts'

/** The help text of a setting that a deadline of the order lifecycle uses: when it starts and what happens then. */
export function deadlineHelp(key: SettingKey): Label | undefined {
  const reminded = remindedDeadlines.find(({ reminder }) => reminder.setting === key)
  if (reminded) return reminderHelp(notificationTemplates[reminded.reminder.notification].title)
  const deadlines = orderDeadlines.filter(({ setting, goodsSetting }) => setting === key || goodsSetting === key)
  const [deadline] = deadlines
  return deadline && helpOf(deadline, joinLabels(deadlines.map(statusLabel)), joinLabels(deadlines.map(targetLabel)))
}

/** A reminder must come before its deadline. */
export const reminderRules: NonNullable<AnyResource['rules']> = remindedDeadlines.map(({ setting, goodsSetting, reminder }) => ({
  field: reminder.setting,
  isValid: (row: AnyRow) => Number(row[reminder.setting]) < Math.min(Number(row[setting]), Number(row[goodsSetting])),
  message: { en: 'The reminder must come before the deadline', ar: 'يجب أن يسبق التذكير الموعد النهائي' },
}))

const reminderHelp = (title: Label): Label => ({
  en: `The client is then notified: “${title.en}”`,
  ar: `يصل العميل بعدها إشعار «${title.ar}»`,
})

function helpOf({ subject, countsFrom }: OrderDeadline, statuses: Label, target: Label): Label {
  if (subject === 'offer')
    return {
      en: `Counted from when the offer is made; an open offer then becomes “${target.en}”`,
      ar: `من وقت تقديم العرض، ويصبح العرض القائم بعدها «${target.ar}»`,
    }
  if (countsFrom === 'submission')
    return {
      en: `Counted from when the order is sent; if it is still “${statuses.en}”, it then becomes “${target.en}”`,
      ar: `من وقت إرسال الطلب، وإن بقي في حالة «${statuses.ar}» يصبح بعدها «${target.ar}»`,
    }
  return {
    en: `Counted from when the order becomes “${statuses.en}”; it then becomes “${target.en}”`,
    ar: `من وقت انتقال الطلب إلى «${statuses.ar}»، ويصبح بعدها «${target.ar}»`,
  }
}

function targetLabel({ transition: name, subject }: OrderDeadline): Label {
  if (subject === 'offer') return offerLifecycle.statuses[offerLifecycle.transitions.expire.to]
  const { to } = transitionOf(orderLifecycle, name)
  const label = typeof to === 'string' ? findEntry<Label>(orderLifecycle.statuses, to) : undefined
  if (!label) throw new Error(`deadlineHelp: ${name} has no fixed target`)
  return label
}

const statusLabel = ({ status }: OrderDeadline): Label => orderLifecycle.statuses[status]

function joinLabels(labels: readonly Label[]): Label {
  const joined = (texts: readonly string[], separator: string) => [...new Set(texts)].join(separator)
  return {
    en: joined(
      labels.map(({ en }) => en),
      '” or “',
    ),
    ar: joined(
      labels.map(({ ar }) => ar),
      '» أو «',
    ),
  }
}
