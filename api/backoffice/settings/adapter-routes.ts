import { adapterTest, adapterTestForm } from '@wasl/shared/contract/adapter-tests.ts'
import { minuteSeconds } from '@wasl/shared/utils/durations.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { fullPhone } from '../../identity/auth/phone.ts'
import { testAdapters } from '../../platform/adapters/test-adapters.ts'
import { route } from '../../platform/http/route.ts'

/** The test of the connections to outside services, for super admins. */
export function adapterRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'POST',
    url: '/api/admin/adapters/test',
    action: 'adm.adapters',
    summary: 'Use every outside service once, and send a test message to the named recipients',
    limit: { max: 5, perSeconds: 10 * minuteSeconds },
    body: adapterTestForm,
    response: z.array(adapterTest),
    handler: ({ ctx, body: { sms, mail } }) =>
      testAdapters(ctx, { mail, sms: sms === undefined ? undefined : (fullPhone(sms) ?? undefined) }),
  })
}
