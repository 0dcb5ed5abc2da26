import type { NotificationChannel } from './channels.ts'

/**
 * By which channels a notification can arrive besides /notifications and the alert on an open page. People choose among them, or follow the default of
 * the settings; `security` always arrives, at any hour. Codes and SMS about the safety of an account are messages of their own, not notifications.
 */
export const channelsByImportance = {
  low: [],
  normal: ['push', 'email'],
  high: ['push', 'email', 'whatsapp', 'sms'],
  deadline: ['push', 'email', 'whatsapp', 'sms'],
  money: ['push', 'email', 'whatsapp', 'sms'],
  security: ['push', 'email'],
} as const satisfies Readonly<Record<string, readonly NotificationChannel[]>>

export type Importance = keyof typeof channelsByImportance
