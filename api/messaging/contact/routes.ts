import { contactMessages } from '@wasl/resources/contact-messages.ts'
import * as endpoints from '@wasl/shared/contract/endpoints/contact.ts'
import { draftSchema } from '@wasl/shared/registry/schema.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { bodyBySettings } from '../../resources/write/validation-context.ts'
import { sendContactMessage } from './send-contact-message.ts'

/** The contact form. */
export function contactRoutes(app: FastifyInstance): void {
  serve(
    app,
    endpoints.sendContactMessage,
    async ({ ctx, body }) => {
      await sendContactMessage(ctx, body)
      return {}
    },
    { resolveBody: bodyBySettings((context) => draftSchema(contactMessages, context)).resolveBody },
  )
}
