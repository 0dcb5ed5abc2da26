import { ownCarCard } from '@wasl/shared/contract/provider-cars.ts'
import { rowSchema } from '@wasl/shared/registry/row-schema.ts'
import { carHolds } from './car-holds.ts'
import { carOffers } from './car-offers.ts'
import { cars } from './cars.ts'

const { provider_id: _owner, status: _status, return_reason, ...entered } = cars.fields
/** What a provider enters of its car: its fields and rules are those of the back office. */
export const ownCar = { fields: entered, rules: cars.rules }

export const ownCarPage = ownCarCard.extend({
  car: rowSchema(ownCar), // as it is now
  planned: rowSchema(ownCar).nullable(), // with the change that waits or was rejected
})
export type OwnCarPage = (typeof ownCarPage)['_output']

const { kind, starts_at, ends_at, note } = carHolds.fields
/** A time that a provider takes its car out of rental. */
export const ownBlock = { fields: { kind, starts_at, ends_at, note }, rules: carHolds.rules }

const { provider_id, ...offered } = carOffers.fields
/** What a provider enters of an offer on its cars. */
export const ownCarOffer = { fields: offered, rules: carOffers.rules }
export const ownCarOfferRow = rowSchema(ownCarOffer)
export const ownCarOffers = ownCarOfferRow.array()
export type OwnCarOffer = (typeof ownCarOfferRow)['_output']
