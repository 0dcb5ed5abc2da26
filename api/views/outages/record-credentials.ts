import { outsideServices } from '@wasl/shared/outside-services.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import { notifyAdmins } from '../../messaging/notifications/notify-admins.ts'
import type { CredentialsReport } from '../../platform/adapters/credentials.ts'
import type { App, TransactionCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { audit } from '../../resources/write/audit.ts'
import { insertRowUnlessTaken } from '../../resources/write/insert-row.ts'
import { service_outages } from '../tables/from-registry.ts'

/** Stores what an outside service does with our credentials. Logs and notifies the administration once for each outage, whatever the number of processes and calls. */
export async function recordCredentials(app: App, { service, rejection }: CredentialsReport): Promise<void> {
  if (rejection === null) return inTransaction(systemCtx(app), (ctx) => end(ctx, service))
  if ((await loadStatus(app, service)) === 'open') return
  await inTransaction(systemCtx(app), (ctx) => open(ctx, service, rejection.slice(0, 500)))
}

async function loadStatus({ db }: Pick<App, 'db'>, service: CredentialsReport['service']) {
  const [outage] = await db.select({ status: service_outages.status }).from(service_outages).where(eq(service_outages.service, service))
  return outage?.status
}

async function open(ctx: TransactionCtx, service: CredentialsReport['service'], reason: string): Promise<void> {
  const now = ctx.clock.now()
  const opened = { status: 'open', reason, rejected_at: now, ended_at: null, updated_at: now } as const
  const added = await insertRowUnlessTaken(
    ctx,
    service_outages,
    service_outages.service,
    { service, ...opened, created_at: now },
    'is a record',
  )
  const row = added ?? (await reopen(ctx, service, opened))
  if (!row) return
  ctx.log.error({ service, reason }, 'an outside service rejects our credentials')
  await notifyAdmins(ctx, 'service_rejects', { resource: 'service-outages', row_id: row.id }, { service: outsideServices[service] })
}

/** Opens the outage of a service again, also one that an administrator closed: its service is used. */
async function reopen(ctx: TransactionCtx, service: CredentialsReport['service'], opened: Partial<typeof service_outages.$inferInsert>) {
  const isClosed = and(eq(service_outages.service, service), ne(service_outages.status, 'open'))
  const [before] = await ctx.db.select().from(service_outages).where(isClosed).for('update')
  if (!before) return undefined
  const change = { ...opened, version: sql`${service_outages.version} + 1` }
  await ctx.db.update(service_outages).set(change).where(eq(service_outages.id, before.id))
  await auditStatus(ctx, before.id, { action: 'reopen', from: before.status, to: 'open' })
  return before
}

async function end(ctx: TransactionCtx, service: CredentialsReport['service']): Promise<void> {
  const [before] = await ctx.db
    .select({ id: service_outages.id, status: service_outages.status })
    .from(service_outages)
    .where(and(eq(service_outages.service, service), ne(service_outages.status, 'ended')))
    .for('update')
  if (!before) return
  const now = ctx.clock.now()
  await ctx.db
    .update(service_outages)
    .set({ status: 'ended', ended_at: now, updated_at: now, version: sql`${service_outages.version} + 1` })
    .where(eq(service_outages.id, before.id))
  ctx.log.info({ service }, 'an outside service accepts our credentials again')
  await auditStatus(ctx, before.id, { action: 'end', from: before.status, to: 'ended' })
}

const auditStatus = (ctx: TransactionCtx, row_id: string, { action, from, to }: { action: string; from: string; to: string }) =>
  audit(ctx, { action, resource: 'service-outages', row_id, before: { status: from }, after: { status: to } })
