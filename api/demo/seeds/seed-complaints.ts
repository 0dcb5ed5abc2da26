import { demoComplaints } from '@wasl/resources/demo/complaints.ts'
import { demoReplyTemplates } from '@wasl/resources/demo/reply-templates.ts'
import { dayMs } from '@wasl/shared/utils/durations.ts'
import { and, eq } from 'drizzle-orm'
import { fullPhone } from '../../identity/profiles/phone.ts'
import { admins, users } from '../../identity/tables/people.ts'
import { replyDueAt } from '../../ordering/complaints/insert-complaint.ts'
import { complaint_messages, complaints, reply_templates } from '../../ordering/tables/from-registry.ts'
import { orders } from '../../ordering/tables/orders.ts'
import type { Ctx } from '../../platform/context.ts'
import { rawDatabase } from '../../platform/db/raw-database.ts'
import { toColumnValues } from '../../resources/write/column-values.ts'
import { demoAdmins } from './accounts.ts'

/** Inserts the demo complaints with their replies, each about one of the user's orders if it names one. */
export async function seedComplaints(ctx: Ctx): Promise<void> {
  const { db, clock } = ctx
  const desk = await orderDesk(db)
  await rawDatabase(db)
    .insert(reply_templates)
    .values(demoReplyTemplates.map((row) => toColumnValues(reply_templates, row)))
  for (const [at, { userPhone, orderStatus, days_ago, ...complaint }] of demoComplaints.entries()) {
    const [user] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.phone, fullPhone(userPhone) ?? userPhone))
    if (!user) throw new Error(`seedComplaints: no account ${userPhone}`)
    const [order] = orderStatus
      ? await db
          .select({ id: orders.id })
          .from(orders)
          .where(and(eq(orders.client_id, user.id), eq(orders.status, orderStatus)))
      : []
    const created_at = new Date(Date.parse(clock.now()) - days_ago * dayMs).toISOString()
    const number = `C-${1001 + at}`
    const about_id = { user_id: user.id, order_id: order?.id ?? null, admin_id: complaint.status === 'new' ? null : desk }
    const times = { created_at, updated_at: created_at }
    const reply_due_at = complaint.reply ? null : await replyDueAt(ctx, created_at)
    const [inserted] = await rawDatabase(db)
      .insert(complaints)
      .values({ ...complaint, ...about_id, number, images: null, reply_due_at, ...times })
      .returning({ id: complaints.id })
    if (inserted && complaint.reply)
      await rawDatabase(db)
        .insert(complaint_messages)
        .values({ complaint_id: inserted.id, author: 'administration', admin_id: desk, message: complaint.reply, ...times })
  }
}

// The admin who answers complaints.
async function orderDesk(db: Ctx['db']): Promise<string | null> {
  const { phone = '' } = demoAdmins.find(({ role }) => role === 'orders') ?? {}
  const [admin] = await db
    .select({ id: admins.id })
    .from(admins)
    .where(eq(admins.phone, fullPhone(phone) ?? phone))
  return admin?.id ?? null
}
