import type { Ctx } from '../../platform/context.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import type { contactMessages } from '../tables/contact.ts'

type AnsweredMessage = Pick<typeof contactMessages.$inferSelect, 'email' | 'subject' | 'message' | 'reply'>

/** Sends the reply to a contact message by email, with the message below it, once the transaction is committed. */
export async function sendContactReply(ctx: Ctx, { email, subject, message, reply }: AnsweredMessage): Promise<void> {
  if (reply === null) throw new Error('sendContactReply: the message has no reply')
  const quoted = message.replaceAll(/^/gm, '> ')
  const body = `${reply}\n\n${quoted}\n`
  await enqueue(ctx, [{ channel: 'email', purpose: 'contact_reply', recipient: email, body, payload: { subject: `Re: ${subject}` } }])
}
