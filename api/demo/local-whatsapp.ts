import { randomBytes } from 'node:crypto'
import type { LocalWhatsApp } from '../messaging/channels/channels.ts'
import { readSignedStatuses, signatureOf } from '../messaging/channels/http-whatsapp.ts'
import type { Clock } from '../platform/clock.ts'

/** The service's code for a number that has no account. */
const noAccountCode = 131_026

/**
 * The stand-in of WhatsApp: accepts every message and reports its statuses as the Cloud API does, signed. Numbers that end with 99 have no account; those that
 * end with an even digit read what they get.
 */
export function localWhatsApp(clock: Clock): LocalWhatsApp {
  const app_secret = randomBytes(32).toString('hex')
  let deliver: (body: string, signature: string) => Promise<unknown> = async () => {}
  return {
    connect: (to) => {
      deliver = to
    },
    async send({ id, to }) {
      for (const status of statusesFor(to)) {
        const body = JSON.stringify(eventOf({ id, to, status, at: clock.now() }))
        await deliver(body, signatureOf(body, app_secret))
      }
      return { result: 'accepted' }
    },
    isVerification: () => false,
    readStatuses: (body, signature) => readSignedStatuses(body, signature, app_secret),
  }
}

function statusesFor(phone: string): readonly string[] {
  if (phone.endsWith('99')) return ['failed']
  return /[02468]$/.test(phone) ? ['sent', 'delivered', 'read'] : ['sent', 'delivered']
}

/** One event of the webhook, in the form of the Cloud API. */
const eventOf = ({ id, to, status, at }: { id: string; to: string; status: string; at: string }) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '0',
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            statuses: [
              {
                id: `wamid.${id}`,
                status,
                timestamp: String(Math.floor(Date.parse(at) / 1000)),
                recipient_id: to.replace('+', ''),
                biz_opaque_callback_data: id,
                ...(status === 'failed' && { errors: [{ code: noAccountCode, title: 'Message undeliverable' }] }),
              },
            ],
          },
        },
      ],
    },
  ],
})
