import { empty } from '../common.ts'
import { deviceForm, deviceRemoval } from '../devices.ts'
import { endpoint } from '../endpoint.ts'
import { pushService } from '../push-service.ts'

export const showPushService = endpoint({
  method: 'GET',
  path: '/api/user/devices/service',
  action: 'me.device',
  summary: 'How a device gets its token for push notifications; null if none are sent',
  response: pushService,
})
export const addDevice = endpoint({
  method: 'POST',
  path: '/api/user/devices',
  action: 'me.device',
  summary: 'Register a device for push notifications, or renew it; its token moves to this account',
  body: deviceForm,
  response: empty,
  msg: { en: 'Notifications arrive on this device', ar: 'تصلك الإشعارات على هذا الجهاز' },
})
export const removeDevice = endpoint({
  method: 'POST',
  path: '/api/user/devices/remove',
  action: 'me.device',
  summary: 'Stop push notifications on a device of yours',
  body: deviceRemoval,
  response: empty,
  msg: { en: 'This device receives no notifications any more', ar: 'لن تصل الإشعارات إلى هذا الجهاز' },
})
