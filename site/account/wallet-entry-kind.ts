const kinds = ['top_up', 'payment', 'release', 'refund', 'payout', 'adjustment'] as const

/** The kind of a wallet entry; `other` for kinds without a text. */
export const walletEntryKind = (kind: string): (typeof kinds)[number] | 'other' => kinds.find((known) => known === kind) ?? 'other'
