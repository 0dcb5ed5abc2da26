import { typedKeys } from '../utils/typed-entries.ts'
import { accountNotifications } from './account-notifications.ts'
import { adminNotifications } from './admin-notifications.ts'
import { certificateNotifications } from './certificate-notifications.ts'
import { fleetNotifications } from './fleet-notifications.ts'
import type { Importance } from './importance.ts'
import { orderNotifications } from './order-notifications.ts'
import { productNotifications } from './product-notifications.ts'

/** Every notification, those about orders first. */
export const notificationTemplates = {
  ...orderNotifications,
  ...accountNotifications,
  ...productNotifications,
  ...certificateNotifications,
  ...fleetNotifications,
  ...adminNotifications,
} as const

export type NotificationType = keyof typeof notificationTemplates
export const notificationTypes = typedKeys(notificationTemplates)

export const importanceOf = (type: NotificationType): Importance => notificationTemplates[type].importance

/** Whether a type is for who pays alone. */
export const isForPayer = (type: NotificationType): boolean => notificationTemplates[type].isForPayer

/** Whether a type is about an order; their alerts link to /order-details. */
export const isOrderNotification = (type: NotificationType): boolean => Object.hasOwn(orderNotifications, type)

/** Whether a type is for administrators, not for users. */
export const isAdminNotification = (type: NotificationType): boolean => notificationTemplates[type].group === 'admin'
