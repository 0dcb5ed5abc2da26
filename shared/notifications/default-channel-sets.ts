import type { NotificationChannel } from './channels.ts'

/** The values of the settings `…_channels`: push, and what else. */
export const defaultChannelSets = {
  push: ['push'],
  email: ['push', 'email'],
  sms: ['push', 'email', 'sms'],
  whatsapp: ['push', 'email', 'whatsapp'],
} as const satisfies Readonly<Record<string, readonly NotificationChannel[]>>
export type DefaultChannelSet = keyof typeof defaultChannelSets
