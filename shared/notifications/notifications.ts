import { typedKeys } from '../utils/typed-entries.ts'
import { accountNotifications } from './account-notifications.ts'
import { adminNotifications } from './admin-notifications.ts'
import { orderNotifications } from './order-notifications.ts'

/** Every notification, the 57 about orders first. */
export const notificationTemplates = { ...orderNotifications, ...accountNotifications, ...adminNotifications } as const

export type NotificationType = keyof typeof notificationTemplates
export const notificationTypes = typedKeys(notificationTemplates)

/** Whether a type is one of the 57 about an order; their alerts link to /order-details. */
export const isOrderNotification = (type: NotificationType): boolean => Object.hasOwn(orderNotifications, type)

/** Whether a type is for administrators, not for users. */
export const isAdminNotification = (type: NotificationType): boolean => notificationTemplates[type].group === 'admin'
