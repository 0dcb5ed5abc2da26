import type { Label } from '@wasl/shared/units.ts'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { accountantEmail } from '../../identity/accountant/accountant-email.ts'
import { accountants } from '../../identity/tables/accountants.ts'
import { users } from '../../identity/tables/people.ts'
import { orders } from '../../ordering/tables/orders.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'

type Issued = { order_id: string; number: string; title: Label; kind: 'tax_document' | 'credit_note'; id: string }

/** Queues a document that was just issued to the accountant of the company that ordered, in the same transaction; nothing without a confirmed one. */
export async function mailDocument(ctx: TransactionCtx, { order_id, number, title, kind, id }: Issued): Promise<void> {
  const [found] = await ctx.db
    .select({ to: accountants, company: users.name, locale: users.locale, order: orders.number, purchase_order: orders.purchase_order })
    .from(orders)
    .innerJoin(accountants, eq(accountants.user_id, orders.client_id))
    .innerJoin(users, eq(users.id, orders.client_id))
    .where(and(eq(orders.id, order_id), isNotNull(accountants.confirmed_at), isNull(accountants.stopped_at), eq(users.status, 'active')))
  if (!found) return
  const { to, company, locale, order, purchase_order } = found
  const content = {
    purpose: 'accountant_document' as const,
    title: { en: `${title.en} ${number}`, ar: `${title.ar} ${number}` },
    text: {
      en: `${company}, order ${order}${purchase_order ? `, purchase order ${purchase_order}` : ''}.`,
      ar: `${company}، طلب ${order}${purchase_order ? `، أمر شراء ${purchase_order}` : ''}.`,
    },
    document: { kind, id },
  }
  await enqueue(ctx, [accountantEmail(ctx, { ...to, locale }, content)])
}
