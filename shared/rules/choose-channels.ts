import type { ChoosableImportance, NotificationChannel } from '../notifications/channels.ts'
import { defaultChannelSets } from '../notifications/default-channel-sets.ts'
import { channelsByImportance, type Importance } from '../notifications/importance.ts'
import type { Settings } from '../settings/settings.ts'

/** What a person chose, for each group of notifications; a missing one follows the default of the settings. */
export type ChannelChoices = Readonly<Partial<Record<ChoosableImportance, readonly NotificationChannel[]>>>

/** The person and the deployment that channels are chosen for. */
export type ChannelContext = {
  choices: ChannelChoices | null
  hasEmail: boolean
  settings: Settings
  /** The channels that this deployment has. */
  offered: readonly NotificationChannel[]
}

/** The channels that reach somebody who has no page open and has registered no device. */
export const reachingChannels = ['email', 'whatsapp', 'sms'] as const satisfies readonly NotificationChannel[]
const isReaching = (channel: NotificationChannel) => reachingChannels.some((one) => one === channel)

/** The channels that a person chose for a group, or the default ones, of those that the deployment has. SMS takes the place of a missing WhatsApp. */
export function chosenChannels(
  group: ChoosableImportance,
  { choices, settings, offered }: Omit<ChannelContext, 'hasEmail'>,
): NotificationChannel[] {
  const requested: readonly NotificationChannel[] = choices?.[group] ?? defaultChannelSets[settings[`${group}_channels`]]
  const present = requested.map((channel) => (channel === 'whatsapp' && !offered.includes('whatsapp') ? 'sms' : channel))
  return [...new Set(present)].filter((channel) => isAllowed(group, channel) && offered.includes(channel))
}

/**
 * The channels by which a notification is sent to a person. Who wants to be reached by email, WhatsApp or SMS and by none of the chosen ones can be
 * (no address, a channel that the deployment lacks), is reached by email or SMS.
 */
export function channelsFor(importance: Importance, context: ChannelContext): NotificationChannel[] {
  const { hasEmail, offered, choices, settings } = context
  const canUse = (channel: NotificationChannel) => offered.includes(channel) && (channel !== 'email' || hasEmail)
  if (importance === 'low') return []
  if (importance === 'security') return channelsByImportance.security.filter(canUse)
  const requested: readonly NotificationChannel[] = choices?.[importance] ?? defaultChannelSets[settings[`${importance}_channels`]]
  const usable = chosenChannels(importance, context).filter(canUse)
  if (!requested.some(isReaching) || usable.some(isReaching)) return usable
  // Not WhatsApp: it asks for consent.
  const substitute = (['email', 'sms'] as const).find((channel) => isAllowed(importance, channel) && canUse(channel))
  return substitute ? [...usable, substitute] : usable
}

const isAllowed = (importance: Importance, channel: NotificationChannel): boolean =>
  (channelsByImportance[importance] as readonly NotificationChannel[]).includes(channel)
