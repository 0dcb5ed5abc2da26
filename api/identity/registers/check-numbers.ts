import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { type Register, registers } from '@wasl/shared/rules/seller-numbers.ts'
import { hourSeconds } from '@wasl/shared/utils/durations.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { and, asc, eq, inArray, isNotNull, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { App, Ctx } from '../../platform/context.ts'
import { addSeconds } from '../../platform/instants.ts'
import type { Job } from '../../platform/jobs/claim.ts'
import { enqueueJobs } from '../../platform/jobs/enqueue.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { register_checks } from '../tables/from-registry.ts'
import { providers, users } from '../tables/people.ts'
import type { Registers } from './registers.ts'
import {
  type CheckedNumber,
  type ClientNumber,
  isOfProvider,
  numberColumns,
  type ProviderNumber,
  storeAnswer,
  storeNoAnswer,
} from './store-check.ts'
import { storeClientAnswer } from './store-client-check.ts'

/** How many numbers of each register one run checks; the rest follows in the next. */
const numbersPerRun = 200
/** After so many numbers without an answer, one after another, the run ends: the service is out. */
const maxUnanswered = 3

const payload = z.union([z.object({ provider_id: z.uuid() }), z.object({ client_id: z.uuid() })])

/** Has the numbers of a provider checked, in the caller's transaction: when it applies, and when a number changes. */
export const scheduleNumberCheck = (ctx: Ctx, provider_id: string): Promise<void> =>
  enqueueJobs(ctx, [{ queue: 'registers', payload: { provider_id } }])

/** Has the VAT number of a company client checked, in the caller's transaction: when it changes. */
export const scheduleClientNumberCheck = (ctx: Ctx, client_id: string): Promise<void> =>
  enqueueJobs(ctx, [{ queue: 'registers', payload: { client_id } }])

/** Whether a change gives a provider another number of a register. */
export const changesNumber = (before: AnyRow, after: AnyRow): boolean =>
  Object.values(numberColumns).some(({ current }) => current in after && after[current] !== before[current] && after[current] !== null)

/** Checks the numbers of one provider or company client, or those whose last check is older than the settings allow. Throws if one was not answered. */
export async function checkNumbers(app: App, job: Pick<Job, 'payload'>): Promise<void> {
  const { registers } = app.adapters
  if (!registers) return
  const ctx = systemCtx(app)
  const numbers = await listOwnersNumbers(ctx, payload.safeParse(job.payload).data)
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
async function checkNumber(ctx: Ctx, registers: Registers, number: CheckedNumber): Promise<unknown> {
  const answer = await registers.lookUp(number.register, number.number).catch((error: unknown) => ({ error }))
  if ('error' in answer) {
    await storeNoAnswer(ctx, number)
    return answer.error
  }
  await (isOfProvider(number) ? storeAnswer(ctx, number, answer) : storeClientAnswer(ctx, number, answer))
  return null
}

const listOwnersNumbers = (ctx: Ctx, owner: z.output<typeof payload> | undefined): Promise<CheckedNumber[]> => {
  if (!owner) return listDueNumbers(ctx)
  return 'client_id' in owner
    ? listClientNumbers(ctx, eq(users.id, owner.client_id))
    : listNumbers(ctx, eq(providers.id, owner.provider_id))
}

async function listDueNumbers(ctx: Ctx): Promise<CheckedNumber[]> {
  const { register_check_hours } = await loadSettings(ctx)
  const since = addSeconds(ctx.clock.now(), -register_check_hours * hourSeconds)
  return [
    ...(await listNumbers(ctx, inArray(providers.status, ['pending_review', 'approved']), since)),
    ...(await listClientNumbers(ctx, eq(users.status, 'active'), since)),
  ]
}

/** The current numbers of such providers; with `since`, those that no register has answered about from then on. */
async function listNumbers(ctx: Ctx, which: SQL | undefined, since?: string): Promise<ProviderNumber[]> {
  const found = await Promise.all(typedKeys(registers).map((register) => listRegister(ctx, register, which, since)))
  return found.flat()
}

async function listRegister(ctx: Ctx, register: Register, which: SQL | undefined, since?: string): Promise<ProviderNumber[]> {
  const column = providers[numberColumns[register].current]
  const answered = answeredNumbers(ctx, register, register_checks.provider_id)
  const rows = await ctx.db
    .select({ provider_id: providers.id, number: column })
    .from(providers)
    .leftJoin(answered, and(eq(answered.owner_id, providers.id), eq(answered.checked_number, column)))
    .where(and(which, isNotNull(column), isDue(answered.last_at, since)))
    .orderBy(sql`${answered.last_at} nulls first`, asc(providers.id))
    .limit(numbersPerRun)
  return rows.flatMap(({ provider_id, number }) => (number === null ? [] : [{ provider_id, register, number }]))
}

/** The current VAT numbers of such company clients; `since` as for providers. */
async function listClientNumbers(ctx: Ctx, which: SQL, since?: string): Promise<ClientNumber[]> {
  const answered = answeredNumbers(ctx, 'vat', register_checks.client_id)
  const rows = await ctx.db
    .select({ client_id: users.id, number: users.vat_number })
    .from(users)
    .leftJoin(answered, and(eq(answered.owner_id, users.id), eq(answered.checked_number, users.vat_number)))
    .where(
      and(which, eq(users.role, 'client'), eq(users.client_type, 'company'), isNotNull(users.vat_number), isDue(answered.last_at, since)),
    )
    .orderBy(sql`${answered.last_at} nulls first`, asc(users.id))
    .limit(numbersPerRun)
  return rows.flatMap(({ client_id, number }) => (number === null ? [] : [{ client_id, register: 'vat' as const, number }]))
}

/** When a register answered last about each number of each owner. */
const answeredNumbers = ({ db }: Ctx, register: Register, owner: typeof register_checks.provider_id | typeof register_checks.client_id) =>
  db
    .select({
      owner_id: sql<string | null>`${owner}`.as('owner_id'),
      checked_number: register_checks.checked_number,
      last_at: sql<string>`max(${register_checks.checked_at})`.as('last_at'),
    })
    .from(register_checks)
    .where(and(isNotNull(owner), eq(register_checks.register, register), ne(register_checks.result, 'no_answer')))
    .groupBy(owner, register_checks.checked_number)
    .as('answered')

const isDue = (last_at: SQLWrapper, since: string | undefined): SQL | undefined =>
  since === undefined ? undefined : or(sql`${last_at} is null`, sql`${last_at} <= ${since}`)
