import type { PushService } from '@wasl/shared/contract/push-service.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { dayMs } from '@wasl/shared/utils/durations.ts'
import { deviceToken } from './push-state.ts'

const workerTimeoutMs = 10_000
const refreshMs = 7 * dayMs
const registeredAtKey = 'push_registered_at'
const devicePath = resourceRoutes.pushDevice()

/** Asks for permission, gets a token from the push service and registers it. Returns false if permission was not granted. Throws if the service fails. */
export async function turnPushOn(service: NonNullable<PushService>): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  await registerDevice(service)
  return true
}

export async function turnPushOff(): Promise<void> {
  await sendDevice('DELETE')
  localStorage.removeItem(registeredAtKey)
}

/** Renews a registered device once its token is older than seven days. Without Firebase, its worker listens again. */
export async function refreshDevice(): Promise<void> {
  const age = Date.now() - Number(localStorage.getItem(registeredAtKey))
  if (age > refreshMs) {
    const response = await fetch(devicePath)
    const service: PushService = response.ok ? await response.json() : null
    if (service) return registerDevice(service)
  }
  const token = deviceToken()
  if (token?.startsWith(localPrefix)) (await activeWorker()).active?.postMessage({ listen: token })
}

async function registerDevice(service: NonNullable<PushService>): Promise<void> {
  const registration = await activeWorker()
  const token = service.kind === 'local' ? localToken() : await firebaseToken(service, registration)
  await sendDevice('POST', token)
  localStorage.setItem(registeredAtKey, String(Date.now()))
  if (service.kind === 'local') registration.active?.postMessage({ listen: token })
}

const localPrefix = 'local-'
const localToken = () => {
  const known = deviceToken()
  return known?.startsWith(localPrefix) ? known : `${localPrefix}${crypto.randomUUID()}`
}

async function firebaseToken(
  { config, vapid_key }: Extract<PushService, { kind: 'firebase' }>,
  serviceWorkerRegistration: ServiceWorkerRegistration,
): Promise<string> {
  const [{ initializeApp, getApps }, { getMessaging, getToken }] = await Promise.all([import('firebase/app'), import('firebase/messaging')])
  const app = getApps()[0] ?? initializeApp(config)
  return getToken(getMessaging(app), { vapidKey: vapid_key, serviceWorkerRegistration })
}

/** The service worker of the site once it is active. Throws after ten seconds. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/service-worker.js')
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The service worker did not become active within 10 seconds')), workerTimeoutMs)
  })
  return Promise.race([navigator.serviceWorker.ready, timeout])
}

async function sendDevice(method: 'POST' | 'DELETE', token = deviceToken() ?? ''): Promise<void> {
  const response = await fetch(devicePath, { method, body: new URLSearchParams({ token }) })
  if (!response.ok) throw new Error(`The device was not registered: ${response.status}`)
}
