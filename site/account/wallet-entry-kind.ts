import { type TransactionKind, transactionKinds } from '@wasl/shared/contract/choices.ts'

/** The kind of a wallet entry; `other` for kinds without a text. */
export const walletEntryKind = (kind: string): TransactionKind | 'other' => transactionKinds.find((known) => known === kind) ?? 'other'
