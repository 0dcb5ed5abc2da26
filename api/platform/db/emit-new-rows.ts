import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Ctx } from '../context.ts'
import { afterCommit } from './database.ts'

/**
 * Announces rows that were inserted into a table that the back office lists, once they are committed. Call it after the insert;
 * `scripts/lint` checks that every file which inserts into such a table does.
 */
export const emitNewRows = (ctx: Pick<Ctx, 'commitHooks' | 'log' | 'newRows'>, table: PgTable): Promise<void> =>
  afterCommit(ctx, () => ctx.newRows.emit('inserted', getTableName(table)))
