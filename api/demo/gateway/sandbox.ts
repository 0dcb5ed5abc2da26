import { join } from 'node:path'
import type { CardGateway } from '../../money/gateway/gateway.ts'
import { moyasarGateway } from '../../money/gateway/moyasar.ts'
import type { Clock } from '../../platform/clock.ts'
import { createEvents, type SandboxEvents } from './sandbox-events.ts'
import { sandboxPayouts } from './sandbox-payouts.ts'
import { sandboxRest } from './sandbox-rest.ts'
import { type SandboxStore, sandboxStore } from './sandbox-store.ts'

/** The keys of the sandbox. They are public: it moves no money. */
export const sandboxKeys = { secret_key: 'sk_test_wasl_sandbox', webhook_secret: 'wasl-sandbox-webhook-secret' }

/** Where the hosted pages of the sandbox are. */
export const sandboxPages = '/dev/gateway/pay'

export type Sandbox = {
  store: SandboxStore
  payouts: ReturnType<typeof sandboxPayouts>
  events: SandboxEvents
  rest: ReturnType<typeof sandboxRest>
  clock: Clock
  /** By how much settlements differ from what was paid, by their id. */
  settlementChanges: Map<string, number>
}
export type SandboxGateway = CardGateway & { sandbox: Sandbox }

/** Whether this is the sandbox, and not a real gateway or none. */
export const isSandbox = (gateway: CardGateway | null): gateway is SandboxGateway => gateway !== null && 'sandbox' in gateway

/** The stand-in of the payment gateway outside production: the adapter of the real gateway, over the sandbox's REST interface in this process. */
export function sandboxGateway(folder: string, clock: Clock): SandboxGateway {
  const sandbox = createSandbox(folder, clock)
  const gateway = moyasarGateway({
    name: 'sandbox',
    send: sandbox.rest,
    webhook_secret: sandboxKeys.webhook_secret,
    payout_source: 'sandbox',
    // What its page takes.
    methods: ['mada', 'visa', 'mastercard'],
    pageOrigins: [],
    isSafePage: (page) => page.startsWith(`${sandboxPages}/`),
  })
  return { ...gateway, sandbox }
}

/** The records of a sandbox in a folder, and its REST interface. `origin`: of its hosted pages, if they are not on the site's own. */
export function createSandbox(folder: string, clock: Clock, origin = ''): Sandbox {
  const store = sandboxStore(join(folder, 'gateway'))
  const events = createEvents(sandboxKeys.webhook_secret, clock)
  const settlementChanges = new Map<string, number>()
  const payouts = sandboxPayouts(join(folder, 'gateway-payouts'), clock)
  const rest = sandboxRest({ pages: `${origin}${sandboxPages}`, store, payouts, events, clock, settlementChanges })
  return { store, payouts, events, rest, clock, settlementChanges }
}
