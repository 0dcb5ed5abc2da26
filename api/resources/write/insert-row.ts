import type { ResourceName } from '@wasl/resources/index.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { AnyPgColumn, IndexColumn } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../platform/context.ts'
import { insertWithNumber } from '../../platform/db/insert-with-number.ts'
import type { ListedTable } from '../../platform/db/listed.ts'
import { audit } from './audit.ts'
import { insertListed, type NewRow, type Unaudited } from './insert-rows.ts'
import { notifyInserted } from './notify-pending.ts'

type WithId = ListedTable & { id: AnyPgColumn }

/** The audit entry of a new row: its resource, and the values that the history shows. */
type CreateEntry<T extends ListedTable> = { resource: ResourceName; after: AnyRow | ((row: T['$inferSelect']) => AnyRow) }

/** What the audit log says of a new row. */
export type Recorded<T extends ListedTable> = CreateEntry<T> | Unaudited

/**
 * Inserts a row of a table that the back office lists, writes its audit entry, notifies administrators of it if it waits for them, and announces it
 * to open pages once it is committed. Returns the stored row.
 */
export async function insertRow<T extends WithId>(ctx: Ctx, table: T, row: NewRow<T>, recorded: Recorded<T>): Promise<T['$inferSelect']> {
  const [inserted] = await insertListed(ctx, table, [row])
  if (!inserted) throw new Error('insertRow: no row was returned')
  await record(ctx, table, inserted, recorded)
  return inserted
}

/** Like `insertRow`; returns undefined and changes nothing if another row has the value of this column already, or any unique value with `any`. */
export async function insertRowUnlessTaken<T extends WithId>(
  ctx: Ctx,
  table: T,
  unlessTaken: IndexColumn | 'any',
  row: NewRow<T>,
  recorded: Recorded<T>,
): Promise<T['$inferSelect'] | undefined> {
  const [inserted] = await insertListed(ctx, table, [row], { unlessTaken })
  if (inserted) await record(ctx, table, inserted, recorded)
  return inserted
}

/** Like `insertRow`, with a random number that no other row has. */
export async function insertNumberedRow<T extends WithId & { number: AnyPgColumn }>(
  ctx: Ctx,
  table: T,
  newNumber: () => string,
  row: Omit<NewRow<T>, 'number'>,
  recorded: Recorded<T>,
): Promise<T['$inferSelect']> {
  const [inserted] = await insertNumberedRows(ctx, table, newNumber, [row], recorded)
  if (!inserted) throw new Error('insertNumberedRow: no row was returned')
  return inserted
}

/** Like `insertNumberedRow` for several rows, in one statement unless a number is taken. Returns the stored rows in their order. */
export async function insertNumberedRows<T extends WithId & { number: AnyPgColumn }>(
  ctx: Ctx,
  table: T,
  newNumber: () => string,
  rows: readonly Omit<NewRow<T>, 'number'>[],
  recorded: Recorded<T>,
): Promise<T['$inferSelect'][]> {
  // Safe: a row lacks nothing but its number.
  const insert = (numbered: readonly object[]) => insertListed(ctx, table, numbered as NewRow<T>[], { unlessTaken: table.number })
  const numbered = rows.map((row) => ({ ...row, number: newNumber() }))
  const byNumber = new Map((await insert(numbered)).map((row) => [row.number, row]))
  const inserted: T['$inferSelect'][] = []
  for (const { number, ...row } of numbered) {
    const stored = byNumber.get(number) ?? (await insertWithNumber(newNumber, (number) => insert([{ ...row, number }])))
    // Two rows may have drawn the same number.
    byNumber.delete(number)
    await record(ctx, table, stored, recorded)
    inserted.push(stored)
  }
  return inserted
}

async function record<T extends ListedTable>(ctx: Ctx, table: T, row: T['$inferSelect'], recorded: Recorded<T>): Promise<void> {
  if (typeof recorded !== 'string') {
    const { resource, after } = recorded
    await audit(ctx, { action: 'create', resource, row_id: String(row.id), after: typeof after === 'function' ? after(row) : after })
  }
  await notifyInserted(ctx, table, row)
}
