import * as endpoints from '@wasl/shared/contract/endpoints/settings.ts'
import type { FastifyInstance } from 'fastify'
import { fullPhone } from '../../identity/auth/phone.ts'
import { testAdapters } from '../../platform/adapters/test-adapters.ts'
import { serve } from '../../platform/http/serve.ts'

/** The test of the connections to outside services, for super admins. */
export function adapterRoutes(app: FastifyInstance): void {
  serve(app, endpoints.testAdapters, ({ ctx, body: { sms, mail } }) =>
    testAdapters(ctx, { mail, sms: sms === undefined ? undefined : (fullPhone(sms) ?? undefined) }),
  )
}
