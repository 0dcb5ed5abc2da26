import type { AccountantView } from '@wasl/shared/contract/accountant.ts'
import { addMonths } from '@wasl/shared/rules/periods.ts'
import { platformName } from '@wasl/shared/settings/platform-name.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, eq, inArray } from 'drizzle-orm'
import * as z from 'zod'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { jobs } from '../../platform/db/tables/jobs.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { enqueue, withdrawWaiting } from '../../platform/jobs/enqueue.ts'
import { offeredChannels } from '../../resources/notify.ts'
import { audit } from '../../resources/write/audit.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { accountants } from '../tables/accountants.ts'
import { users } from '../tables/people.ts'
import { accountantEmail } from './accountant-email.ts'
import { companyOfToken, isSignedFor } from './accountant-link.ts'

type Row = typeof accountants.$inferSelect
type State = AccountantView['state']

const stateOf = ({ confirmed_at, stopped_at }: Row): State => (stopped_at ? 'stopped' : confirmed_at ? 'confirmed' : 'unconfirmed')
const isOffered = (ctx: Ctx): boolean => offeredChannels(ctx).includes('email')

/** Where the tax documents of the reader's company are also sent. */
export async function loadAccountant(ctx: UserCtx): Promise<AccountantView> {
  const [row] = await ctx.db.select().from(accountants).where(eq(accountants.user_id, ctx.principal.id))
  return { email: row?.email ?? null, state: row ? stateOf(row) : 'none', is_offered: isOffered(ctx) }
}

/** Enters an address and sends it a link to confirm it; nothing else is sent before. A confirmed address that is entered again stays as it is. Throws 409 if emails are off. */
export const saveAccountant = (ctx: UserCtx, email: string): Promise<AccountantView> =>
  inTransaction(ctx, async (ctx) => {
    if (!isOffered(ctx)) throw conflict({ en: 'Emails are off', ar: 'البريد متوقف حاليًا' })
    const user_id = ctx.principal.id
    const [company] = await ctx.db.select({ name: users.name, locale: users.locale }).from(users).where(eq(users.id, user_id)).for('update')
    const [before] = await ctx.db.select().from(accountants).where(eq(accountants.user_id, user_id))
    if (!company || (before?.email === email && stateOf(before) === 'confirmed')) return loadAccountant(ctx)
    await withdrawEmails(ctx, user_id)
    const row = { email, requested_at: ctx.clock.now(), confirmed_at: null, stopped_at: null, statement_month: null }
    await ctx.db
      .insert(accountants)
      .values({ ...row, user_id })
      .onConflictDoUpdate({ target: accountants.user_id, set: row })
    if (before?.email !== email) await auditAccountant(ctx, before?.email ?? null, email)
    const { name, locale } = company
    const brand = platformName(await loadSettings(ctx))
    const content = {
      purpose: 'accountant_confirm' as const,
      title: { en: `Invoices of ${name}`, ar: `فواتير ${name}` },
      text: {
        en: `${name} wants ${brand.en} to send its invoices, credit notes and monthly statements to this address. Open the page and confirm it. If you do not know the company, do nothing.`,
        ar: `تريد ${name} أن تصل فواتيرها وإشعاراتها الدائنة وكشف حسابها الشهري من ${brand.ar} إلى هذا البريد. افتح الصفحة وأكّد ذلك. وإن كنت لا تعرف الشركة فلا تفعل شيئًا.`,
      },
    }
    await enqueue(ctx, [accountantEmail(ctx, { user_id, email, requested_at: row.requested_at, locale }, content)])
    return loadAccountant(ctx)
  })

/** Removes the address with what still waits to be sent to it. */
export const deleteAccountant = (ctx: UserCtx): Promise<AccountantView> =>
  inTransaction(ctx, async (ctx) => {
    await withdrawEmails(ctx, ctx.principal.id)
    const [deleted] = await ctx.db
      .delete(accountants)
      .where(eq(accountants.user_id, ctx.principal.id))
      .returning({ email: accountants.email })
    if (deleted) await auditAccountant(ctx, deleted.email, null)
    return loadAccountant(ctx)
  })

const auditAccountant = (ctx: UserCtx, before: string | null, after: string | null): Promise<void> =>
  audit(ctx, {
    ...{ action: 'change_accountant', resource: 'customers', row_id: ctx.principal.id },
    ...{ before: { email: before }, after: { email: after } },
  })

/** Deletes what waits to be sent to the accountant of a company. */
async function withdrawEmails(ctx: Ctx, user_id: string) {
  const isToAccountant = inArray(jobs.purpose, ['accountant_confirm', 'accountant_document', 'accountant_statement'])
  return withdrawWaiting(ctx, and(eq(jobs.queue, 'email'), eq(jobs.user_id, user_id), isToAccountant))
}

/** The same for a company that the administration blocks. Monthly statements that waited are sent once it is active again. */
export async function holdEmails(ctx: Ctx, user_id: string): Promise<void> {
  const statements = (await withdrawEmails(ctx, user_id)).flatMap(({ payload }) => waitingStatement.safeParse(payload).data ?? [])
  const [first] = statements.map(({ statement }) => statement.month).toSorted()
  if (first) await setStatementMonth(ctx, user_id, addMonths(first, -1))
}

const waitingStatement = z.object({ statement: z.object({ month: z.string() }) })

/** Whose documents a link is about. Throws 404 for a link that is not ours, or whose address was replaced or removed. */
export async function loadSubscription(ctx: Ctx, token: string) {
  const { email, state, company } = await loadByToken(ctx, token)
  return { email, state, company }
}

async function loadByToken(ctx: Ctx, token: string, { lock = false } = {}) {
  const user_id = companyOfToken(token)
  if (!user_id) throw notFound()
  const query = ctx.db
    .select({ row: accountants, company: users.name })
    .from(accountants)
    .innerJoin(users, eq(users.id, accountants.user_id))
    .where(eq(accountants.user_id, user_id))
  const [found] = await (lock ? query.for('update') : query)
  if (!found || !isSignedFor(ctx.env, token, found.row)) throw notFound()
  return { ...found.row, company: found.company, state: stateOf(found.row) }
}

/** Confirms an address by its link, or stops its emails, also those that wait. */
export const changeSubscription = (ctx: Ctx, token: string, change: 'confirm' | 'stop') =>
  inTransaction(ctx, async (ctx) => {
    const { user_id, confirmed_at, stopped_at, statement_month } = await loadByToken(ctx, token, { lock: true })
    const now = ctx.clock.now()
    // Statements of the time without emails are not made up for, except that of the last month.
    const skipped = addMonths(riyadhDate(now).slice(0, 7), -2)
    const set = {
      ...(stopped_at && change === 'confirm' && statement_month && statement_month < skipped && { statement_month: skipped }),
      confirmed_at: confirmed_at ?? now,
      stopped_at: change === 'stop' ? now : null,
    }
    await ctx.db.update(accountants).set(set).where(eq(accountants.user_id, user_id))
    if (change === 'stop') await withdrawEmails(ctx, user_id)
    return loadSubscription(ctx, token)
  })

/** Remembers the last month whose statement was queued, in the caller's transaction. */
export const setStatementMonth = async ({ db }: Ctx, user_id: string, statement_month: string): Promise<void> =>
  void (await db.update(accountants).set({ statement_month }).where(eq(accountants.user_id, user_id)))
