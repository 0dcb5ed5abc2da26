import { addDays, boundsOf, monthOf } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { accountantEmail } from '../../identity/accountant/accountant-email.ts'
import { setStatementMonth } from '../../identity/accountant/own-accountant.ts'
import { userOf } from '../../identity/sessions/load-principal.ts'
import { accountants } from '../../identity/tables/accountants.ts'
import { users } from '../../identity/tables/people.ts'
import type { App, Ctx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { inBatches } from '../../platform/jobs/in-batches.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { loadLetterhead } from '../../settings/letterhead.ts'
import { loadStatement } from './statement.ts'
import { statementPdf } from './statement-files.ts'

/** The month before the one of a day: '2026-11'. */
const monthBefore = (day: string): string => addDays(monthOf(day).from, -1).slice(0, 7)

/** Queues the statement of the month that has ended to the accountant of each company, once; none for a month without movements or before the address was confirmed. */
export async function mailStatements(app: App): Promise<void> {
  const ctx = systemCtx(app)
  const month = monthBefore(riyadhDate(ctx.clock.now()))
  const due = inBatches(({ last, limit }) =>
    ctx.db
      .select({ id: accountants.user_id })
      .from(accountants)
      .where(and(isDue(month), last ? gt(accountants.user_id, last) : undefined))
      .orderBy(accountants.user_id)
      .limit(limit),
  )
  for await (const { id } of due) await mailStatement(ctx, id, month)
}

const isDue = (month: string) =>
  and(
    isNotNull(accountants.confirmed_at),
    isNull(accountants.stopped_at),
    lt(accountants.confirmed_at, boundsOf(monthOf(`${month}-01`)).end),
    or(isNull(accountants.statement_month), lt(accountants.statement_month, month)),
  )

const mailStatement = (ctx: Ctx, user_id: string, month: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    // Checked again under the lock, so that of two processes only one queues it.
    const [to] = await ctx.db
      .select()
      .from(accountants)
      .where(and(eq(accountants.user_id, user_id), isDue(month)))
      .for('update')
    const company = to && (await companyCtx(ctx, user_id))
    if (!company) return
    await setStatementMonth(ctx, user_id, month)
    const { entries, outside, documents } = await loadStatement(company, { month })
    if (entries.length + outside.length + documents.length === 0) return
    const { name } = company.principal
    const content = {
      purpose: 'accountant_statement' as const,
      title: { en: `Statement of ${name} for ${month}`, ar: `كشف حساب ${name} لشهر ${month}` },
      text: {
        en: 'Invoices, credit notes, payments, refunds and the wallet of the month.',
        ar: 'فواتير الشهر وإشعاراته الدائنة ومدفوعاته ومستردّاته وحركات المحفظة.',
      },
      statement: { month },
    }
    await enqueue(ctx, [accountantEmail(ctx, { ...to, locale: company.locale }, content)])
  })

/** The statement that an email to an accountant carries. */
export async function renderStatementFor(app: App, user_id: string, month: string) {
  const ctx = await companyCtx(systemCtx(app), user_id)
  if (!ctx) throw new Error(`renderStatementFor: the company ${user_id} is gone`)
  const bytes = await statementPdf(await loadStatement(ctx, { month }), ctx.principal.name, await loadLetterhead(ctx))
  return {
    name: `wasl-statement-${month}.pdf`,
    title: { en: 'Monthly statement', ar: 'كشف الحساب الشهري' },
    mime: 'application/pdf',
    bytes,
  }
}

/** What the company itself could read; null once its account is gone. */
async function companyCtx(ctx: Ctx, user_id: string): Promise<UserCtx | null> {
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(and(eq(users.id, user_id), eq(users.client_type, 'company'), eq(users.status, 'active')))
  return user ? { ...ctx, principal: userOf('', user, { provider: null, company: null }), locale: user.locale } : null
}
