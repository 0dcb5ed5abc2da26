import { type GatewayMethod, gatewayMethods } from '@wasl/shared/contract/choices.ts'
import type { Adapters } from '../../platform/adapters/adapters.ts'
import type { PaymentGateway } from './gateway.ts'

/** The gateways that this deployment has, each with its method. */
export const listGateways = ({ gateways }: Pick<Adapters, 'gateways'>): { method: GatewayMethod; gateway: PaymentGateway }[] =>
  gatewayMethods.flatMap((method) => {
    const gateway = gateways[method]
    return gateway ? [{ method, gateway }] : []
  })
