import { addMonths, boundsOf, monthOf } from '@wasl/shared/rules/periods.ts'
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

/** How many months are made up for, after a company was blocked. */
const mostMonths = 12

/**
 * Queues the statement of the month that has ended to the accountant of each company, once, with those of former months that a block held back; none
 * for a month without movements or before the address was confirmed.
 */
export async function mailStatements(app: App): Promise<void> {
  const ctx = systemCtx(app)
  const month = addMonths(riyadhDate(ctx.clock.now()).slice(0, 7), -1)
  const due = inBatches(({ last, limit }) =>
    ctx.db
      .select({ id: accountants.user_id })
      .from(accountants)
      .where(and(isDue(month), last ? gt(accountants.user_id, last) : undefined))
      .orderBy(accountants.user_id)
      .limit(limit),
  )
  for await (const { id } of due) await mailStatementsTo(ctx, id, month)
}

type AccountantRow = typeof accountants.$inferSelect

const isDue = (month: string) =>
  and(
    isNotNull(accountants.confirmed_at),
    isNull(accountants.stopped_at),
    lt(accountants.confirmed_at, boundsOf(monthOf(`${month}-01`)).end),
    or(isNull(accountants.statement_month), lt(accountants.statement_month, month)),
  )

const mailStatementsTo = (ctx: Ctx, user_id: string, last: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    // Checked again under the lock, so that of two processes only one queues it.
    const [to] = await ctx.db
      .select()
      .from(accountants)
      .where(and(eq(accountants.user_id, user_id), isDue(last)))
      .for('update')
    const company = to && (await companyCtx(ctx, user_id))
    if (!company) return
    await setStatementMonth(ctx, user_id, last)
    for (const month of missingMonths(to, last)) await mailStatement(company, to, month)
  })

/** The months after the last one that was sent, without those before the address was confirmed. */
function missingMonths({ statement_month, confirmed_at }: AccountantRow, last: string): string[] {
  const months = Array.from({ length: mostMonths }, (_, back) => addMonths(last, -back)).reverse()
  const isMissing = (month: string) => (statement_month ? month > statement_month : month === last)
  return months.filter((month) => isMissing(month) && (confirmed_at ?? '') < boundsOf(monthOf(`${month}-01`)).end)
}

async function mailStatement(company: UserCtx, to: AccountantRow, month: string): Promise<void> {
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
  await enqueue(company, [accountantEmail(company, { ...to, locale: company.locale }, content)])
}

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
