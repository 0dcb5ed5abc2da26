import { GatewayError } from '../../money/gateway/gateway.ts'
import type { App } from '../context.ts'

/** Asks the payment gateway once whether it accepts the secret key, and logs an error if it does not: nobody could pay by card. */
export async function checkGatewayKey({ adapters, clock, log }: Pick<App, 'adapters' | 'clock' | 'log'>): Promise<void> {
  try {
    await adapters.gateway?.listSince(clock.now())
  } catch (error) {
    const isRejected = error instanceof GatewayError && error.kind === 'rejected'
    if (isRejected) log.error({ err: error }, 'the payment gateway rejects MOYASAR_SECRET_KEY: card payments fail')
    else log.warn({ err: error }, 'the payment gateway could not be asked whether it accepts the key')
  }
}
