import { contactMessages } from '@wasl/resources/contact-messages.ts'
import { empty } from '@wasl/shared/contract/common.ts'
import { draftSchema } from '@wasl/shared/registry/schema.ts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { bodyInForce } from '../../resources/validation-context.ts'
import { sendMessage } from './send-message.ts'

/** The contact page's one act. */
export function contactRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'POST',
    url: '/api/contact',
    action: 'contact.send',
    summary: 'Write to the administration; at most five messages an hour from one address',
    ...bodyInForce(app.shared.clock, (around) => draftSchema(contactMessages, around)),
    answer: empty,
    msg: ['Your message was sent. We will answer you by e-mail', 'وصلتنا رسالتك، وسنرد عليك عبر بريدك الإلكتروني'],
    status: 201,
    handler: async ({ ctx, body }) => {
      await sendMessage(ctx, body)
      return {}
    },
  })
}
