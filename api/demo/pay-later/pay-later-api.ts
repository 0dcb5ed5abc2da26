import type { PayLaterRejection } from '@wasl/shared/contract/choices.ts'
import type { GatewayTransport } from '../../money/gateway/gateway-http.ts'
import type { PlanBook } from './plans.ts'

type ApiParts = { plans: PlanBook; pages: string; rejection: () => PayLaterRejection | null }
/** The REST interface of a provider over the plans. `pages`: the address of its hosted pages. */
export type PayLaterApi = (parts: ApiParts) => GatewayTransport

export const unknownRecord = { status: 404, body: null }
export const rejected = (field: 'error' | 'message', text: string) => ({ status: 400, body: { [field]: text } })
