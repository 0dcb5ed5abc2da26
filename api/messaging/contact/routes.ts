import { contactMessages } from '@wasl/resources/contact-messages.ts'
import { empty } from '@wasl/shared/contract/common.ts'
import { draftSchema } from '@wasl/shared/registry/schema.ts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import { bodyBySettings } from '../../resources/write/validation-context.ts'
import { sendContactMessage } from './send-contact-message.ts'

/** The contact form. */
export function contactRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'POST',
    url: '/api/contact',
    action: 'contact.send',
    summary: 'Write to the administration; at most five messages an hour from one address',
    ...bodyBySettings((context) => draftSchema(contactMessages, context)),
    response: empty,
    msg: { en: 'Your message was sent. We will answer you by email', ar: 'وصلتنا رسالتك، وسنرد عليك عبر بريدك الإلكتروني' },
    status: 201,
    handler: async ({ ctx, body }) => {
      await sendContactMessage(ctx, body)
      return {}
    },
  })
}
