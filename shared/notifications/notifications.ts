import { adminNotices } from './admin-notifications.ts'
import { orderNotices } from './order-notifications.ts'
import { otherNotices } from './other-notifications.ts'

/** Every notice of the product, the 57 order types first. */
export const notices = { ...orderNotices, ...otherNotices, ...adminNotices } as const

export type NoticeType = keyof typeof notices
export const noticeTypes = Object.keys(notices).filter((word): word is NoticeType => Object.hasOwn(notices, word))

/** Whether a type is one of the 57 that concern an order; their alerts lead to /order-details. */
export const isOrderNotice = (type: NoticeType): boolean => Object.hasOwn(orderNotices, type)

/** Whether a type tells the administration, not a user. */
export const isAdminNotice = (type: NoticeType): boolean => notices[type].group === 'admin'
