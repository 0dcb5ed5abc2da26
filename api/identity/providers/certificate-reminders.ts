import { formatDay } from '@wasl/shared/i18n/format.ts'
import type { NotificationType } from '@wasl/shared/notifications/notifications.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { addDays } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { App, Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/jobs/in-batches.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { notify } from '../../resources/notify.ts'
import { auditEntries } from '../../resources/tables/audit-entries.ts'
import { audit } from '../../resources/write/audit.ts'
import { document_changes } from '../tables/from-registry.ts'
import { providers, users } from '../tables/people.ts'

type CertificateReminder = { type: NotificationType; fromDays: number; untilDays: number }

/** How many days before the end of a certificate its owner is reminded, and until when the next reminder takes over; the last one is of a certificate that has expired. */
const reminders = [
  { type: 'certificate_expires_in_month', fromDays: 30, untilDays: 7 },
  { type: 'certificate_expires_in_week', fromDays: 7, untilDays: -1 },
  { type: 'certificate_expired', fromDays: -1, untilDays: -30 },
] as const satisfies readonly CertificateReminder[]

/** Reminds the owners of approved providers whose certificate expires soon or has expired, once for each lead time. */
export async function remindOfCertificates(app: App): Promise<void> {
  const ctx = systemCtx(app)
  const today = riyadhDate(ctx.clock.now())
  for (const reminder of reminders) {
    const isDue = dueNow(reminder, today)
    const due = inBatches(({ last, limit }) =>
      ctx.db
        .select({ id: providers.id })
        .from(providers)
        .where(and(isDue, last ? gt(providers.id, last) : undefined))
        .orderBy(providers.id)
        .limit(limit),
    )
    for await (const { id } of due) await send(ctx, reminder.type, id, isDue)
  }
}

const dueNow = ({ type, fromDays, untilDays }: CertificateReminder, today: string): SQL | undefined =>
  and(
    eq(providers.status, 'approved'),
    lte(providers.certificate_expires_on, addDays(today, fromDays)),
    gt(providers.certificate_expires_on, addDays(today, untilDays)),
    // Who has sent a new certificate waits for its review.
    sql`not exists (select 1 from ${document_changes} where ${document_changes.provider_id} = ${providers.id} and ${document_changes.status} = 'pending'
      and ${document_changes.after_certificate_file_id} is distinct from ${document_changes.before_certificate_file_id})`,
    // The audit log, because users can delete their notifications. A certificate that is valid for longer has reminders of its own.
    sql`not exists (select 1 from ${auditEntries} where ${auditEntries.resource} = 'providers' and ${auditEntries.action} = ${type}
      and ${auditEntries.row_id} = ${providers.id}
      and ${auditEntries.at} >= ${providers.certificate_expires_on}::timestamp - ${fromDays + 2} * interval '1 day')`,
  )

async function send(ctx: Ctx, type: NotificationType, id: string, isDue: SQL | undefined): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    // Checked again under the lock, so that of two processes only one sends the reminder.
    await ctx.db.execute(sql`select 1 from ${providers} where ${providers.id} = ${id} for update`)
    const [provider] = await ctx.db
      .select()
      .from(providers)
      .where(and(isDue, eq(providers.id, id)))
    if (!provider?.certificate_expires_on) return
    const owners = await ctx.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.provider_id, id), eq(users.role, 'provider')))
    await notify(ctx, {
      type,
      user_ids: owners.map((owner) => owner.id),
      params: { name: { ar: provider.name_ar, en: provider.name_en }, day: formatDay(provider.certificate_expires_on) },
      link: pages.profile({ tab: 'business', part: 'documents' }),
    })
    await audit(ctx, { action: type, resource: 'providers', row_id: id })
  })
}
