import type { DeletionObstacle } from '@wasl/shared/contract/personal-data.ts'
import { type Label, labelIn } from '@wasl/shared/units.ts'
import { and, eq, ne } from 'drizzle-orm'
import type { UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { deleteFiles } from '../../platform/uploads/delete-files.ts'
import { audit } from '../../resources/write/audit.ts'
import { verifyUserPassword } from '../account/verify-own-password.ts'
import { endUserSessions } from '../sessions/end-sessions.ts'
import { document_changes } from '../tables/from-registry.ts'
import { providers, users } from '../tables/people.ts'
import { recordDataRequest } from './data-requests.ts'
import { deletedName, erasedState, eraseUser } from './erase-user.ts'

/**
 * Deletes the current user's account: erases personal data, ends all sessions and keeps what tax law requires: orders, invoices and the ledger,
 * under a neutral name. Throws 409 with every reason while something is unfinished. Decision 0044.
 */
export async function deleteAccount(ctx: UserCtx, { password }: { password: string }): Promise<void> {
  await verifyUserPassword(ctx, password, 'password')
  await inTransaction(ctx, async (tx) => {
    const own = { ...tx, principal: ctx.principal }
    const [user] = await own.db.select().from(users).where(eq(users.id, ctx.principal.id)).for('update')
    if (!user || user.status === 'deleted') throw notFound()
    const obstacles = await own.hooks.identity.findDeletionObstacles(own, ctx.principal)
    if (obstacles.length > 0) throw conflict(denialText(obstacles))
    await audit(own, {
      action: 'delete_account',
      resource: 'users',
      row_id: user.id,
      before: { name: user.name, status: user.status, permissions: user.permissions },
      after: { name: deletedName, ...erasedState },
    })
    await recordDataRequest(own, { kind: 'deletion', name: deletedName })
    await enqueue(own, [{ channel: 'sms', purpose: 'account_deleted', recipient: user.phone, body: labelIn(smsText, user.locale) }])
    if (user.role === 'provider' && user.provider_id) await closeProvider(own, user.provider_id)
    if (user.role === 'client') {
      await eraseColleagues(own)
      await own.hooks.identity.erasePlacesOfOrders(own, user.id)
    }
    await eraseUser(own, user)
  })
}

/** Erases the people who acted for the current user's company: their accounts open nothing without it. */
async function eraseColleagues(ctx: UserCtx): Promise<void> {
  const isColleague = and(eq(users.company_id, ctx.principal.id), ne(users.status, 'deleted'))
  for (const colleague of await ctx.db.select().from(users).where(isColleague).orderBy(users.id).for('update')) {
    const { id, name, status, permissions } = colleague
    await audit(ctx, { action: 'delete', resource: 'colleagues', row_id: id, before: { name, status, permissions }, after: erasedState })
    await eraseUser(ctx, colleague)
  }
}

/** Closes the provider to clients and its team; its name stays on invoices. */
async function closeProvider(ctx: UserCtx, id: string): Promise<void> {
  const [provider] = await ctx.db.select().from(providers).where(eq(providers.id, id)).for('update')
  if (!provider) return
  const closed = {
    status: 'blocked' as const,
    photo_file_id: null,
    certificate_file_id: null,
    certificate_expires_on: null,
    iban: null,
    bank_name: null,
    account_name: null,
    account_number: null,
  }
  // The bank account itself is not copied into the log: it is erased.
  await audit(ctx, { action: 'close', resource: 'providers', row_id: id, before: { status: provider.status }, after: closed })
  await ctx.db
    .update(providers)
    .set({ ...closed, updated_at: ctx.clock.now() })
    .where(eq(providers.id, id))
  const changes = await ctx.db.delete(document_changes).where(eq(document_changes.provider_id, id)).returning()
  const sent = changes.flatMap((change) => [change.before_certificate_file_id, change.after_certificate_file_id])
  await deleteFiles(ctx, [...new Set([provider.photo_file_id, provider.certificate_file_id, ...sent])])
  const members = await ctx.db.select({ id: users.id }).from(users).where(eq(users.provider_id, id))
  await endUserSessions(
    ctx,
    members.map((member) => member.id),
  )
}

const obstacleTexts: Readonly<Record<DeletionObstacle, Label>> = {
  open_orders: { en: 'Some orders are still open.', ar: 'لديك طلبات لم تنتهِ.' },
  open_offers: { en: 'Some price offers are still open.', ar: 'لديك عروض أسعار قائمة.' },
  held_money: { en: 'Money is still held for an order.', ar: 'ما زال مبلغ محجوزًا لأحد الطلبات.' },
  balance: { en: 'Your balance is not zero.', ar: 'رصيدك ليس صفرًا.' },
  open_withdrawal: { en: 'A withdrawal from your wallet is not finished.', ar: 'لديك سحب من محفظتك لم يكتمل.' },
  pending_payout: { en: 'A payout is still pending.', ar: 'لديك تسوية لم تُصرف.' },
}

function denialText(obstacles: readonly DeletionObstacle[]): Label {
  const reasons = (locale: keyof Label) => obstacles.map((obstacle) => obstacleTexts[obstacle][locale]).join(' ')
  return { en: `Your account cannot be deleted yet. ${reasons('en')}`, ar: `لا يمكن حذف حسابك الآن. ${reasons('ar')}` }
}

const smsText: Label = {
  en: 'Your {brand} account and its personal data were deleted. Invoices are kept as the law requires.',
  ar: 'حُذف حسابك في {brand} مع بياناتك الشخصية. تُحفظ الفواتير بحسب النظام.',
}
