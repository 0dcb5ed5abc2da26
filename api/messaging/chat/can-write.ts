import { isContactVisible } from '@wasl/shared/lifecycle/orders/contact-visible.ts'
import type { Settings } from '@wasl/shared/settings/settings.ts'
import type { Label } from '@wasl/shared/units.ts'
import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { addSeconds } from '../../platform/instants.ts'
import type { OwnRoom } from './visible-room.ts'

/** Why nobody can write in a room now; null if they can. */
export function writeDenialReason({ room, order, side }: OwnRoom, settings: Settings, now: string): Label | null {
  if (room.blocked_by.includes(side)) return youBlocked
  if (room.blocked_by.length > 0) return otherBlocked
  if (order?.finished_at && addSeconds(order.finished_at, settings.chat_open_days * daySeconds) <= now) return closed
  return null
}

/** Whether contact details in new messages of a room are hidden: of an order that no provider has accepted, or of a question to a provider, by the setting. */
export const hidesContacts = ({ order, otherSide }: Pick<OwnRoom, 'order' | 'otherSide'>, { chat_contacts }: Settings): boolean =>
  chat_contacts === 'hidden' && otherSide !== 'administration' && !(order && isContactVisible(order.status))

const closed: Label = {
  en: 'The order has ended and this chat is closed. You can still read it',
  ar: 'انتهى الطلب وأُغلقت المحادثة، ويمكنك قراءتها',
}
const youBlocked: Label = { en: 'You have blocked the other side. Unblock it to write', ar: 'حظرت الطرف الآخر. ألغِ الحظر لتكتب إليه' }
const otherBlocked: Label = {
  en: 'The other side does not accept messages in this chat',
  ar: 'الطرف الآخر لا يستقبل الرسائل في هذه المحادثة',
}
