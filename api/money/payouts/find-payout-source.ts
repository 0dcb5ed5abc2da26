import type { Payout, PayoutSource } from './payout-source.ts'
import { settlementSource } from './settlement-source.ts'
import { withdrawalSource } from './withdrawal-source.ts'

/** The settlement or wallet withdrawal that a payout pays. */
export const findPayoutSource = (payout: Payout): PayoutSource => withdrawalSource(payout) ?? settlementSource(payout)
