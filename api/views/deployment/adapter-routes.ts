import * as endpoints from '@wasl/shared/contract/endpoints/settings.ts'
import type { FastifyInstance } from 'fastify'
import { fullPhone } from '../../identity/profiles/phone.ts'
import { serve } from '../../platform/http/serve.ts'
import { testAdapters } from './test-adapters.ts'

/** The test of the connections to outside services, for super admins. */
export function adapterRoutes(app: FastifyInstance): void {
  serve(app, endpoints.testAdapters, ({ ctx, body: { sms, mail } }) =>
    testAdapters(ctx, { mail, sms: sms === undefined ? undefined : (fullPhone(sms) ?? undefined) }),
  )
}
