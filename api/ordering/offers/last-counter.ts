import { type CounterOfferStatus, counterOfferLifecycle } from '@wasl/shared/lifecycle/counter-offers.ts'
import type { OfferStatus } from '@wasl/shared/lifecycle/offers.ts'
import { offerLifecycle } from '@wasl/shared/lifecycle/offers.ts'
import { sql } from 'drizzle-orm'
import { counterOffers } from '../tables/offers.ts'

/** A column of offers: the status of the last counter-offer; null before the first. */
export const lastCounterStatus = sql<CounterOfferStatus | null>`(
  select ${counterOffers.status} from ${counterOffers} where ${counterOffers.offer_id} = "offers"."id" order by ${counterOffers.round} desc limit 1)`

/** Whether a counter-offer waits for the provider's answer. */
export const isCounterOpen = ({ status, counter }: { status: OfferStatus; counter: CounterOfferStatus | null }): boolean =>
  status === offerLifecycle.start && counter === counterOfferLifecycle.start
