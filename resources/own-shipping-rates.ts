import { rowSchema } from '@wasl/shared/registry/row-schema.ts'
import { shippingRates } from './shipping-rates.ts'

const { provider_id, ...entered } = shippingRates.fields
/** What a provider enters of its shipping rate: its fields and rules are those of the back office. */
export const ownRate = { fields: entered, rules: shippingRates.rules }
export const ownRateRow = rowSchema(ownRate)
export const ownRates = ownRateRow.array()
export type OwnRate = (typeof ownRateRow)['_output']
