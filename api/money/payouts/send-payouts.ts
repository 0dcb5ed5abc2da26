import { randomInt } from 'node:crypto'
import { minuteSeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import * as z from 'zod'
import { cities } from '../../catalog/tables/from-registry.ts'
import { providers, users } from '../../identity/tables/people.ts'
import type { App, Ctx, TransactionCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict } from '../../platform/http/errors.ts'
import { addSeconds } from '../../platform/instants.ts'
import type { Job } from '../../platform/jobs/claim.ts'
import { enqueueJobs } from '../../platform/jobs/enqueue.ts'
import { inBatches } from '../../platform/jobs/in-batches.ts'
import { asSystem, systemCtx } from '../../platform/jobs/system-ctx.ts'
import { audit } from '../../resources/write/audit.ts'
import { type CardGateway, GatewayError, type GatewayPayout } from '../gateway/gateway.ts'
import { payouts } from '../tables/from-registry.ts'
import { payPayout, returnPayout, setPayoutStatus } from './payout-results.ts'

type Payout = typeof payouts.$inferSelect
const payload = z.object({ payout_id: z.uuid() })
/** Most banks have answered by then; the recurring job asks about the others. */
const bankSeconds = 10 * minuteSeconds

/** Has the gateway transfer the payouts of an approved run that have no result. Throws a conflict if it cannot, or if all were sent. */
export async function sendPayoutRun(ctx: TransactionCtx, run_id: string): Promise<void> {
  if (!ctx.adapters.gateways.electronic?.canPayOut)
    throw conflict({
      en: 'This payment gateway sends no payouts. Use the bank file',
      ar: 'بوابة الدفع لا تصرف التحويلات. استخدم ملف البنك',
    })
  const sent = await ctx.db
    .update(payouts)
    // A number at the bank is never used again, so that nothing is transferred twice.
    .set({
      sequence_number: sql`lpad(floor(random() * 1e8)::text, 8, '1') || ${String(randomInt(10 ** 7, 10 ** 8))}`,
      gateway_sent_at: ctx.clock.now(),
      version: sql`${payouts.version} + 1`,
    })
    .where(and(eq(payouts.run_id, run_id), eq(payouts.status, 'approved'), isNull(payouts.gateway_sent_at)))
    .returning({ id: payouts.id })
  if (sent.length === 0) throw conflict({ en: 'All payouts of this run were sent', ar: 'أُرسلت كل تحويلات هذه الدفعة' })
  await enqueueJobs(
    ctx,
    sent.map(({ id }) => ({ queue: 'payouts' as const, key: id, payload: { payout_id: id } })),
  )
  for (const { id } of sent) await audit(ctx, { action: 'send', resource: 'payouts', row_id: id })
}

/** Sends the payout of a job. The recurring job fetches the results of those that the bank has not answered. Throws if it has to run again. */
export async function sendPayouts(app: App, job: Job): Promise<void> {
  const { electronic: gateway } = app.adapters.gateways
  if (!gateway) return
  const ctx = systemCtx(app)
  const { success, data } = payload.safeParse(job.payload)
  if (success) return sendPayout(ctx, gateway, data.payout_id)
  const open = inBatches(({ last, limit }) =>
    app.db
      .select({ id: payouts.id })
      .from(payouts)
      .where(and(eq(payouts.status, 'approved'), isNotNull(payouts.gateway_sent_at), last ? gt(payouts.id, last) : undefined))
      .orderBy(payouts.id)
      .limit(limit),
  )
  const failures: unknown[] = []
  for await (const { id } of open) await sendPayout(ctx, gateway, id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'sendPayouts: some payouts have no result')
}

/**
 * Brings a payout to what the gateway says of it. Its number is looked up before it is sent: a call whose answer was lost is not repeated, and the bank
 * takes no number twice.
 */
async function sendPayout(ctx: Ctx, gateway: CardGateway, id: string): Promise<void> {
  const [payout] = await ctx.db
    .select()
    .from(payouts)
    .where(and(eq(payouts.id, id), eq(payouts.status, 'approved')))
  if (!payout?.sequence_number) return
  const { sequence_number, gateway_id } = payout
  const known = gateway_id ? await gateway.fetchPayout(gateway_id) : await gateway.findPayout(sequence_number)
  const made = known ?? (await transfer(ctx, gateway, payout, sequence_number))
  if (made?.status === 'failed' && made.message?.includes('equence number')) return leaveToAdministrators(ctx, payout)
  if (!gateway_id && made) {
    await ctx.db.update(payouts).set({ gateway_id: made.id }).where(eq(payouts.id, id))
    const run_at = addSeconds(ctx.clock.now(), bankSeconds)
    await enqueueJobs(ctx, [{ queue: 'payouts', key: `${id}:result`, run_at, payload: { payout_id: id } }])
  }
  await bookAnswer(ctx, payout, made)
}

/**
 * The number was used before: the first call arrived although the gateway does not list it. An administrator looks at the bank and records the result; the number
 * is in the history.
 */
const leaveToAdministrators = (ctx: Ctx, { id, sequence_number }: Payout): Promise<void> =>
  inTransaction(asSystem(ctx), async (ctx) => {
    const left = await ctx.db
      .update(payouts)
      .set({ sequence_number: null, updated_at: ctx.clock.now(), version: sql`${payouts.version} + 1` })
      .where(and(eq(payouts.id, id), eq(payouts.status, 'approved'), isNotNull(payouts.sequence_number)))
      .returning({ id: payouts.id })
    if (left.length === 0) return
    await audit(ctx, {
      action: 'check_at_bank',
      resource: 'payouts',
      row_id: id,
      before: { sequence_number },
      after: { sequence_number: null },
    })
  })

/** Null if the gateway rejects it. */
async function transfer(ctx: Ctx, gateway: CardGateway, payout: Payout, sequence_number: string): Promise<GatewayPayout | null> {
  const owner = await findOwner(ctx, payout)
  const { id: payout_id, amount, iban, account_name: name } = payout
  const mobile = (owner?.phone ?? '').replace(/^\+966/, '0')
  try {
    return await gateway.payout({ payout_id, sequence_number, amount, iban, name, mobile, city: owner?.city ?? 'Riyadh' })
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind !== 'rejected') throw error
    // Another process may have sent it a moment ago.
    return gateway.findPayout(sequence_number)
  }
}

/** The phone and city of a client, or those of a provider and its owner. */
async function findOwner({ db }: Ctx, { provider_id, client_id }: Payout): Promise<{ phone: string; city: string | null } | undefined> {
  const owners = db
    .select({ phone: users.phone, city: cities.name_en })
    .from(users)
    .leftJoin(providers, eq(providers.id, users.provider_id))
    .leftJoin(cities, sql`${cities.id} = coalesce(${providers.city_id}, ${users.city_id})`)
  const [owner] = client_id
    ? await owners.where(eq(users.id, client_id))
    : await owners.where(and(eq(users.provider_id, provider_id ?? ''), eq(users.role, 'provider')))
  return owner
}

const bookAnswer = (ctx: Ctx, { id }: Payout, answer: GatewayPayout | null): Promise<void> =>
  inTransaction(asSystem(ctx), async (ctx) => {
    if (answer?.status === 'pending') return
    const status = answer?.status === 'paid' ? 'paid' : 'returned'
    const reason = status === 'paid' ? null : (answer?.message ?? null)
    const result = {
      from: 'approved',
      to: status,
      action: status,
      reason,
      ...(status === 'paid' && { reference: answer?.id ?? null }),
    } as const
    if (!(await setPayoutStatus(ctx, id, result))) return
    await (status === 'paid' ? payPayout(ctx, id) : returnPayout(ctx, id, reason))
  })
