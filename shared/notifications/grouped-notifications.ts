import { arabicCount } from '../i18n/arabic-plural.ts'
import { formatCount } from '../i18n/format.ts'
import type { Label, Localized } from '../units.ts'
import type { NotificationType } from './notifications.ts'

type Group = { title: Label; body: Label; count: (count: number) => Localized }

/**
 * What several notifications of one type about one order are as one message, with `{order}` and `{count}`. The first of them waits some minutes for the
 * others (setting `offers_together_minutes`).
 */
const groups: Partial<Record<NotificationType, Group>> = {
  offer_new: {
    title: { en: 'New offers', ar: 'عروض جديدة' },
    body: { en: 'Order {order} has {count}. Compare them on its page.', ar: 'وصل إلى طلبك {order} {count}. قارن بينها في صفحته.' },
    count: (count) => ({
      ar: arabicCount({ one: 'عرض جديد', two: 'عرضان جديدان', few: 'عروض جديدة', many: 'عرضًا جديدًا' }, count, formatCount(count)),
      en: `${formatCount(count)} new offers`,
    }),
  },
}

/** The types whose messages about one order are sent together. */
export const isGrouped = (type: NotificationType): boolean => groups[type] !== undefined

/** The common texts of a group, with their placeholders; undefined for other types. */
export const groupTemplate = (type: NotificationType): { title: Label; body: Label } | undefined => groups[type]

/** The count of a group as the value of `{count}`. */
export const groupCount = (type: NotificationType, count: number): Localized => groups[type]?.count(count) ?? { ar: '', en: '' }
