import { type TransactionKind, transactionKind } from '@wasl/shared/contract/enums.ts'

/** The kind of a wallet entry; `other` for kinds without a text. */
export const walletEntryKind = (kind: string): TransactionKind | 'other' =>
  transactionKind.options.find((known) => known === kind) ?? 'other'
