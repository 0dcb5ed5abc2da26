import type { TransactionStatus } from '@wasl/shared/contract/choices.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import type { BadgeTone } from '../ui/Badge.tsx'

const tones: Readonly<Record<TransactionStatus, BadgeTone>> = { completed: 'good', pending: 'warn', failed: 'bad', cancelled: 'plain' }

/** The color of a transaction's status. */
export const transactionTone = (status: string): BadgeTone => findEntry(tones, status) ?? 'plain'
