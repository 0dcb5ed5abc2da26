import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { type Register, registers } from '@wasl/shared/rules/seller-numbers.ts'
import { hourSeconds } from '@wasl/shared/utils/durations.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { and, asc, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { App, Ctx } from '../../platform/context.ts'
import { addSeconds } from '../../platform/instants.ts'
import type { Job } from '../../platform/jobs/claim.ts'
import { enqueueJobs } from '../../platform/jobs/enqueue.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { register_checks } from '../tables/from-registry.ts'
import { providers } from '../tables/people.ts'
import type { Registers } from './registers.ts'
import { numberColumns, type ProviderNumber, storeAnswer, storeNoAnswer } from './store-check.ts'

/** How many numbers of each register one run checks; the rest follows in the next. */
const numbersPerRun = 200
/** After so many numbers without an answer, one after another, the run ends: the service is out. */
const maxUnanswered = 3

const payload = z.object({ provider_id: z.uuid() })

/** Has the numbers of a provider checked, in the caller's transaction: when it applies, and when a number changes. */
export const scheduleNumberCheck = (ctx: Ctx, provider_id: string): Promise<void> =>
  enqueueJobs(ctx, [{ queue: 'registers', payload: { provider_id } }])

/** Whether a change gives a provider another number of a register. */
export const changesNumber = (before: AnyRow, after: AnyRow): boolean =>
  Object.values(numberColumns).some(({ current }) => current in after && after[current] !== before[current] && after[current] !== null)

/** Checks the numbers of one provider, or those whose last check is older than the settings allow. Throws if one was not answered. */
export async function checkNumbers(app: App, job: Pick<Job, 'payload'>): Promise<void> {
  const { registers } = app.adapters
  if (!registers) return
  const ctx = systemCtx(app)
  const named = payload.safeParse(job.payload).data
  const numbers = named ? await listNumbers(ctx, eq(providers.id, named.provider_id)) : await listDueNumbers(ctx)
  let unanswered = 0
  let failure: unknown = null
  for (const number of numbers) {
    const error = await checkNumber(ctx, registers, number)
    unanswered = error === null ? 0 : unanswered + 1
    failure ??= error
    if (unanswered === maxUnanswered) break
  }
  if (failure !== null) throw failure
}

/** Returns the error if the register did not answer, else null. */
async function checkNumber(ctx: Ctx, registers: Registers, number: ProviderNumber): Promise<unknown> {
  const answer = await registers.lookUp(number.register, number.number).catch((error: unknown) => ({ error }))
  if ('error' in answer) {
    await storeNoAnswer(ctx, number)
    return answer.error
  }
  await storeAnswer(ctx, number, answer)
  return null
}

async function listDueNumbers(ctx: Ctx): Promise<ProviderNumber[]> {
  const { register_check_hours } = await loadSettings(ctx)
  const since = addSeconds(ctx.clock.now(), -register_check_hours * hourSeconds)
  return listNumbers(ctx, inArray(providers.status, ['pending_review', 'approved']), since)
}

/** The current numbers of such providers; with `since`, those that no register has answered about from then on. */
async function listNumbers(ctx: Ctx, which: SQL | undefined, since?: string): Promise<ProviderNumber[]> {
  const found = await Promise.all(typedKeys(registers).map((register) => listRegister(ctx, register, which, since)))
  return found.flat()
}

async function listRegister(ctx: Ctx, register: Register, which: SQL | undefined, since?: string): Promise<ProviderNumber[]> {
  const column = providers[numberColumns[register].current]
  const answered = ctx.db
    .select({
      provider_id: register_checks.provider_id,
      checked_number: register_checks.checked_number,
      last_at: sql<string>`max(${register_checks.checked_at})`.as('last_at'),
    })
    .from(register_checks)
    .where(and(eq(register_checks.register, register), ne(register_checks.result, 'no_answer')))
    .groupBy(register_checks.provider_id, register_checks.checked_number)
    .as('answered')
  const rows = await ctx.db
    .select({ provider_id: providers.id, number: column })
    .from(providers)
    .leftJoin(answered, and(eq(answered.provider_id, providers.id), eq(answered.checked_number, column)))
    .where(and(which, isNotNull(column), since ? or(sql`${answered.last_at} is null`, sql`${answered.last_at} <= ${since}`) : undefined))
    .orderBy(sql`${answered.last_at} nulls first`, asc(providers.id))
    .limit(numbersPerRun)
  return rows.flatMap(({ provider_id, number }) => (number === null ? [] : [{ provider_id, register, number }]))
}
