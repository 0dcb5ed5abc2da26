import { join } from 'node:path'
import type { PayLaterMethod, PayLaterRejection } from '@wasl/shared/contract/choices.ts'
import type { PaymentGateway } from '../../money/gateway/gateway.ts'
import type { GatewayTransport } from '../../money/gateway/gateway-http.ts'
import { tabbyGateway } from '../../money/gateway/tabby.ts'
import { tamaraGateway } from '../../money/gateway/tamara.ts'
import type { Clock } from '../../platform/clock.ts'
import type { PayLaterApi } from './pay-later-api.ts'
import { type PlanEvents, planEvents } from './plan-events.ts'
import { type PlanBook, planBook } from './plans.ts'
import { tabbyApi, tabbyWebhook } from './tabby-api.ts'
import { tamaraApi, tamaraWebhook } from './tamara-api.ts'

/** The secrets of the stand-ins' events. They are public: no money is moved. */
export const payLaterSecrets = { tabby: 'wasl-tabby-webhook-secret', tamara: 'wasl-tamara-notification-token' } as const

/** The keys of the stand-ins on an origin of their own, in the form of the real ones. */
export const payLaterKeys = { tabby: 'sk_wasl_tabby', tamara: 'wasl.tamara.token' } as const

export type PayLaterSandbox = {
  method: PayLaterMethod
  plans: PlanBook
  events: PlanEvents
  rest: GatewayTransport
  /** Why the provider does not offer its instalments from now on; null if it does. */
  reject: (reason: PayLaterRejection | null) => void
}

/** Whether this is a stand-in, and not a real gateway or none. */
export const isPayLaterSandbox = (gateway: PaymentGateway | null): gateway is PaymentGateway & { sandbox: PayLaterSandbox } =>
  gateway !== null && 'sandbox' in gateway
const apis: Readonly<Record<PayLaterMethod, PayLaterApi>> = { tabby: tabbyApi, tamara: tamaraApi }

/** Where the hosted pages of a stand-in are. */
export const pagesOf = (method: PayLaterMethod): string => `/dev/pay-later/${method}`

/** The plans of one provider in a folder, and its REST interface. `origin`: of its hosted pages, if they are not on the site's own. */
export function createPayLater(method: PayLaterMethod, folder: string, clock: Clock, origin = ''): PayLaterSandbox {
  const render = { tabby: tabbyWebhook(payLaterSecrets.tabby), tamara: tamaraWebhook(payLaterSecrets.tamara, clock) }[method]
  const events = planEvents(render)
  const plans = planBook(join(folder, 'pay-later', method), method, clock, events)
  let rejection: PayLaterRejection | null = null
  const rest = apis[method]({ plans, pages: `${origin}${pagesOf(method)}`, rejection: () => rejection })
  const reject = (reason: PayLaterRejection | null) => {
    rejection = reason
  }
  return { method, plans, events, rest, reject }
}

type StandIn = PaymentGateway & { sandbox: PayLaterSandbox }
type Limits = { min: number; max: number | null }

const pagesOnSite = (method: PayLaterMethod) => ({ pageOrigins: [], isSafePage: (page: string) => page.startsWith(`${pagesOf(method)}/`) })

/** The stand-in of Tabby outside production: the adapter of the real service, over the stand-in's REST interface in this process. */
export function tabbySandbox(folder: string, clock: Clock, limits: Limits): StandIn {
  const sandbox = createPayLater('tabby', folder, clock)
  const options = { send: sandbox.rest, limits, ...pagesOnSite('tabby'), merchant_code: 'wasl', webhook_secret: payLaterSecrets.tabby }
  return { ...tabbyGateway(options), sandbox }
}

/** The stand-in of Tamara, in the same way. */
export function tamaraSandbox(folder: string, clock: Clock, limits: Limits): StandIn {
  const sandbox = createPayLater('tamara', folder, clock)
  const tokens = { notification_token: payLaterSecrets.tamara, notification_url: 'http://localhost/api/webhooks/tamara' }
  return { ...tamaraGateway({ send: sandbox.rest, limits, ...pagesOnSite('tamara'), ...tokens, now: clock.now }), sandbox }
}
