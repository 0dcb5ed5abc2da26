import type { GatewayName } from '@wasl/shared/contract/choices.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { audit } from '../../resources/write/audit.ts'
import { insertRows } from '../../resources/write/insert-rows.ts'
import { gateway_differences } from '../tables/from-registry.ts'
import type { DifferenceRow, GatewayDifference } from './compare-payment.ts'

/** With the gateway whose record it is about. */
export type StoredDifference = GatewayDifference & { gateway: GatewayName }

const keyOf = ({ reference, kind }: Pick<GatewayDifference, 'reference' | 'kind'>): string => `${kind} ${reference}`

/**
 * Stores what a run found: new differences, and known ones with their latest amounts. One that was closed is open again if it was gone, or if its amounts have
 * changed since it was resolved. Open ones of these gateways that the run did not find are gone.
 */
export const storeDifferences = (ctx: Ctx, gateways: readonly GatewayName[], differences: readonly StoredDifference[]): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const found = new Map(differences.map((difference) => [keyOf(difference), difference]))
    const references = [...found.values()].map(({ reference }) => reference)
    const known = await ctx.db
      .select()
      .from(gateway_differences)
      .where(sql`${gateway_differences.status} = 'open' or ${inArray(gateway_differences.reference, references)}`)
      .orderBy(gateway_differences.id)
      .for('update')
    for (const row of known) {
      const difference = found.get(keyOf(row))
      if (difference) await update(ctx, row, difference)
      else if (row.status === 'open' && gateways.includes(row.gateway)) await setStatus(ctx, row, 'gone')
    }
    const keys = new Set(known.map(keyOf))
    const [at, created] = [ctx.clock.now(), [...found.values()].filter((difference) => !keys.has(keyOf(difference)))]
    if (created.length === 0) return
    const rows = created.map((difference) => ({ ...difference, status: 'open' as const, found_at: at, created_at: at, updated_at: at }))
    await insertRows(ctx, gateway_differences, rows, 'is a record', { skipTaken: true })
  })

async function update(ctx: TransactionCtx, row: DifferenceRow, { expected, found, currency }: GatewayDifference): Promise<void> {
  const isSame = row.expected === expected && row.found === found
  await ctx.db
    .update(gateway_differences)
    .set({ expected, found, currency, found_at: ctx.clock.now() })
    .where(eq(gateway_differences.id, row.id))
  if (row.status === 'gone' || (row.status === 'resolved' && !isSame)) await setStatus(ctx, row, 'open')
}

async function setStatus(ctx: TransactionCtx, { id, reference, status }: DifferenceRow, to: 'open' | 'gone'): Promise<void> {
  await ctx.db
    .update(gateway_differences)
    .set({ status: to, updated_at: ctx.clock.now(), version: sql`${gateway_differences.version} + 1` })
    .where(and(eq(gateway_differences.id, id), eq(gateway_differences.status, status)))
  await audit(ctx, {
    action: to === 'open' ? 'reopen' : 'close',
    resource: 'gateway-differences',
    row_id: id,
    before: { reference, status },
    after: { reference, status: to },
  })
}
