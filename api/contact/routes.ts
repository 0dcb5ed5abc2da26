import { contactMessages } from '@wasl/resources/contact-messages.ts'
import { empty } from '@wasl/shared/contract/common.ts'
import { defaultSurroundings, draftSchema } from '@wasl/shared/registry/schema.ts'
import type { FastifyInstance } from 'fastify'
import { parse } from '../http/parse.ts'
import { route } from '../http/route.ts'
import { settingsOf } from '../settings/settings-of.ts'
import { sendMessage } from './send-message.ts'

// The endings of an e-mail address are a setting: the handler asks for those in force.
const formFor = (emailEndings: readonly string[]) => draftSchema(contactMessages, { ...defaultSurroundings, emailEndings })

/** The contact page's one act. */
export function contactRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'POST',
    url: '/api/contact',
    action: 'contact.send',
    summary: 'Write to the administration; at most five messages an hour from one address',
    body: formFor([]),
    answer: empty,
    msg: ['Your message was sent. We will answer you by e-mail', 'وصلتنا رسالتك، وسنرد عليك عبر بريدك الإلكتروني'],
    status: 201,
    handler: async ({ ctx, body }) => {
      await sendMessage(ctx, parse(formFor((await settingsOf(ctx)).email_endings), body))
      return {}
    },
  })
}
