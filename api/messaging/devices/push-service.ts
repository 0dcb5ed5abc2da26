import type { PushService } from '@wasl/shared/contract/push-service.ts'
import type { Ctx } from '../../platform/context.ts'

/** The push service of this deployment, as its pages use it. */
export function loadPushService({ env, adapters }: Pick<Ctx, 'env' | 'adapters'>): PushService {
  const { FIREBASE_WEB_CONFIG: config, FIREBASE_VAPID_KEY: vapid_key } = env
  if (config && vapid_key) return { kind: 'firebase', config, vapid_key }
  return adapters.push && 'take' in adapters.push ? { kind: 'local' } : null
}
