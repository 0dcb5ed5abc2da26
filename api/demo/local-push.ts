import type { LivePush } from '@wasl/shared/contract/notifications.ts'
import type { LocalPush } from '../messaging/channels/channels.ts'

const maxWaiting = 20
const pollMs = 20_000

/**
 * Replaces Firebase outside production: messages wait in memory until the service worker of the device fetches them. `take` answers as soon as there
 * is a message, or with none after 20 seconds.
 */
export function localPush(): LocalPush {
  const waiting = new Map<string, LivePush[]>()
  const polls = new Map<string, () => void>()
  const endPoll = (device: string) => polls.get(device)?.()
  return {
    send: async ({ device, push }) => {
      waiting.set(device, [...(waiting.get(device) ?? []), push].slice(-maxWaiting))
      endPoll(device)
      return 'sent'
    },
    take: async (device) => {
      endPoll(device)
      if (!waiting.get(device)?.length)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, pollMs)
          polls.set(device, () => {
            clearTimeout(timer)
            polls.delete(device)
            resolve()
          })
        })
      const messages = waiting.get(device) ?? []
      waiting.delete(device)
      return messages
    },
    stop: () => {
      for (const end of [...polls.values()]) end()
    },
  }
}
