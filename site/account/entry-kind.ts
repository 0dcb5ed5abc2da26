const kinds = ['top_up', 'payment', 'release', 'refund', 'payout', 'adjustment'] as const

/** The kind of a wallet entry that we have words for; `other` where a newer server knows more. */
export const entryKind = (kind: string): (typeof kinds)[number] | 'other' => kinds.find((known) => known === kind) ?? 'other'
