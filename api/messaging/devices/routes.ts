import * as endpoints from '@wasl/shared/contract/endpoints/devices.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { registerDevice, removeDevice } from './devices.ts'
import { loadPushService } from './push-service.ts'

/** The user's devices that receive push notifications. */
export function deviceRoutes(app: FastifyInstance): void {
  serve(app, endpoints.showPushService, async ({ ctx }) => loadPushService(ctx))
  serve(app, endpoints.addDevice, async ({ ctx, body }) => {
    await registerDevice(userCtx(ctx), body)
    return {}
  })
  serve(app, endpoints.removeDevice, async ({ ctx, body }) => {
    await removeDevice(userCtx(ctx), body.token)
    return {}
  })
}
