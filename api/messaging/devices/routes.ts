import { empty } from '@wasl/shared/contract/common.ts'
import { deviceForm, deviceRemoval } from '@wasl/shared/contract/devices.ts'
import { pushService } from '@wasl/shared/contract/push-service.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { registerDevice, removeDevice } from './devices.ts'
import { loadPushService } from './push-service.ts'

/** The user's devices that receive push notifications. */
export function deviceRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'GET',
    url: '/api/user/devices/service',
    action: 'me.device',
    summary: 'How a device gets its token for push notifications; null if none are sent',
    response: pushService,
    handler: async ({ ctx }) => loadPushService(ctx),
  })
  route(app, {
    method: 'POST',
    url: '/api/user/devices',
    action: 'me.device',
    summary: 'Register a device for push notifications, or renew it; its token moves to this account',
    body: deviceForm,
    response: empty,
    msg: { en: 'Notifications arrive on this device', ar: 'تصلك الإشعارات على هذا الجهاز' },
    handler: async ({ ctx, body }) => {
      await registerDevice(userCtx(ctx), body)
      return {}
    },
  })
  route(app, {
    method: 'POST',
    url: '/api/user/devices/remove',
    action: 'me.device',
    summary: 'Stop push notifications on a device of yours',
    body: deviceRemoval,
    response: empty,
    msg: { en: 'This device receives no notifications any more', ar: 'لن تصل الإشعارات إلى هذا الجهاز' },
    handler: async ({ ctx, body }) => {
      await removeDevice(userCtx(ctx), body.token)
      return {}
    },
  })
}
