import type { DuplicateReason } from '@wasl/shared/rules/duplicate-transfers.ts'
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { files } from '../../platform/db/tables/files.ts'
import { bankTransfers } from '../tables/bank-transfers.ts'

type Sent = { client_id: string; account_number: string; amount: number; transferred_on: string; file_ids: readonly string[] }
type Duplicate = { duplicate_of_id: string; duplicate_reason: DuplicateReason }

/**
 * The first transfer, pending or confirmed, that this one repeats: with the same file of any client, or with the amount and date of a transfer of the same client or
 * account. A rejected one may be sent again. Null if there is none.
 */
export async function findDuplicate({ db }: Pick<Ctx, 'db'>, sent: Sent): Promise<Duplicate | null> {
  const isLive = ne(bankTransfers.status, 'rejected')
  const first = (where: ReturnType<typeof and>) =>
    db.select({ id: bankTransfers.id }).from(bankTransfers).where(and(isLive, where)).orderBy(bankTransfers.created_at).limit(1)
  const hashes = db
    .select({ hash: files.content_hash })
    .from(files)
    .where(inArray(files.id, [...sent.file_ids]))
  const sameFiles = db.select({ id: files.id }).from(files).where(inArray(files.content_hash, hashes))
  const [byReceipt] = await first(sql`${bankTransfers.images} && array(${sameFiles})`)
  if (byReceipt) return { duplicate_of_id: byReceipt.id, duplicate_reason: 'receipt' }
  const [byDetails] = await first(
    and(
      eq(bankTransfers.amount, sent.amount),
      eq(bankTransfers.transferred_on, sent.transferred_on),
      or(eq(bankTransfers.client_id, sent.client_id), eq(bankTransfers.account_number, sent.account_number)),
    ),
  )
  return byDetails ? { duplicate_of_id: byDetails.id, duplicate_reason: 'details' } : null
}
