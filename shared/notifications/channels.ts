/** How notifications can also arrive, besides the site itself. */
export const notificationChannels = ['push', 'email', 'whatsapp', 'sms'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/** The groups of notifications for which people choose channels, the most important first. */
export const choosableImportances = ['money', 'deadline', 'high', 'normal'] as const
export type ChoosableImportance = (typeof choosableImportances)[number]
