import { livePush } from '@wasl/shared/contract/notifications.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { LocalPush } from '../messaging/channels/channels.ts'
import { findDeviceOwner } from '../messaging/devices/devices.ts'
import { notFound } from '../platform/http/errors.ts'
import { parse } from '../platform/http/parse.ts'

const config = { action: 'ops.dev' } as const
const messages = z.array(livePush)

/** The stand-in of Firebase: the service worker of a registered device fetches its messages here. Only without the real service, never in production. */
export function demoPushRoutes(app: FastifyInstance): void {
  if (!findLocalPush(app)) return
  app.addHook('preClose', async () => findLocalPush(app)?.stop())
  app.get('/api/dev/push/:token', { config, schema: { summary: 'The push messages of a device', tags: ['dev'] } }, async ({ params }) => {
    const { token } = parse(z.object({ token: z.string().max(1_000) }), params)
    // The worker stops asking once its device belongs to nobody.
    if (!(await findDeviceOwner(app.shared, token))) throw notFound()
    return { key: 'success', msg: 'OK', data: messages.parse((await findLocalPush(app)?.take(token)) ?? []) }
  })
}

function findLocalPush({ shared }: FastifyInstance): LocalPush | undefined {
  const { push } = shared.adapters
  return shared.env.WASL_MODE === 'demo' && push && 'take' in push ? push : undefined
}
