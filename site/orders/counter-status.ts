import type { NegotiationEntry, OfferView } from '@wasl/shared/contract/offers.ts'
import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { useTranslation } from 'react-i18next'
import type { BadgeTone } from '../ui/Badge.tsx'

type CounterStatus = NonNullable<NegotiationEntry['status']>

const tones: Readonly<Record<CounterStatus, BadgeTone>> = {
  pending: 'warn',
  accepted: 'good',
  rejected: 'bad',
  revised: 'note',
  closed: 'plain',
}
export const counterTone = (status: CounterStatus): BadgeTone => tones[status]

/** The last counter-offer of the client; null before the first. */
export const lastCounter = ({ negotiation }: Pick<OfferView, 'negotiation'>): NegotiationEntry | null =>
  negotiation.findLast(({ by }) => by === 'client') ?? null

/** The counter-offer that waits for the provider. */
export const openCounter = (offer: Pick<OfferView, 'negotiation'>): NegotiationEntry | null =>
  offer.negotiation.find(({ status }) => status === 'pending') ?? null

/** The text of a counter-offer's status for this reader. */
export function useCounterStatus(reader: OrderPage['reader']): (status: CounterStatus) => string {
  const { t } = useTranslation('orders')
  return (status) => {
    if (status === 'pending') return t(reader === 'client' ? 'negotiation.open' : 'negotiation.openOwn')
    if (status === 'accepted') return t(reader === 'client' ? 'negotiation.accepted' : 'negotiation.acceptedOwn')
    return t(`negotiation.${status}`)
  }
}
