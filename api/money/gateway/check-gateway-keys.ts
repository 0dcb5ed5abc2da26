import type { GatewayName } from '@wasl/shared/contract/choices.ts'
import type { App } from '../../platform/context.ts'
import { GatewayError } from './gateway.ts'
import { listGateways } from './list-gateways.ts'

const keyOf: Readonly<Record<GatewayName, string>> = {
  moyasar: 'MOYASAR_SECRET_KEY: card payments',
  sandbox: 'the key of the sandbox: card payments',
  tabby: 'TABBY_SECRET_KEY: payments with Tabby',
  tamara: 'TAMARA_API_TOKEN: payments with Tamara',
}

/** Asks each payment gateway once whether it accepts its key, and logs an error if it does not: nobody could pay there. */
export async function checkGatewayKeys({ adapters, clock, log }: Pick<App, 'adapters' | 'clock' | 'log'>): Promise<void> {
  for (const { gateway } of listGateways(adapters))
    try {
      await gateway.checkKeys(clock.now())
    } catch (error) {
      const isRejected = error instanceof GatewayError && error.kind === 'rejected'
      if (isRejected) log.error({ err: error }, `the payment gateway rejects ${keyOf[gateway.name]} fail`)
      else log.warn({ err: error, gateway: gateway.name }, 'the payment gateway could not be asked whether it accepts the key')
    }
}
