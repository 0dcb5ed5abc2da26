import type { Localized } from '@wasl/shared/units.ts'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { deleteMessagesOf } from '../../platform/jobs/enqueue.ts'
import { deleteFiles } from '../../platform/uploads/delete-files.ts'
import { endUserSessions } from '../sessions/end-sessions.ts'
import { knownDevices, loginAttempts, nafathRequests, verificationCodes, verifiedIdentities } from '../tables/access.ts'
import { accountants } from '../tables/accountants.ts'
import { addresses } from '../tables/addresses.ts'
import { branches } from '../tables/branches.ts'
import { data_requests, register_checks } from '../tables/from-registry.ts'
import { users } from '../tables/people.ts'
import { deleteExportsOf } from './export.ts'

/** The name that remains of a deleted account on orders, invoices and entries of the ledger. */
export const deletedName = 'حساب محذوف'
/** The same in the language of a reader. */
export const deletedLabel: Localized = { ar: deletedName, en: 'Deleted account' }

/** What the audit entry of an erased account has as its new state. */
export const erasedState = { status: 'deleted' as const, permissions: [] }

/** Erases the personal data of a user and ends its sessions; the row stays for orders, invoices and the ledger, under a neutral name. The caller writes the audit entry. */
export async function eraseUser(ctx: Ctx, user: typeof users.$inferSelect): Promise<void> {
  const { id, phone } = user
  await ctx.db
    .update(users)
    .set({
      name: deletedName,
      phone: `deleted:${id}`,
      email: null,
      password_hash: 'deleted',
      commercial_number: null,
      vat_number: null,
      invalid_vat_number: null,
      certificate_file_id: null,
      avatar_file_id: null,
      city_id: null,
      is_notify: false,
      channel_choices: null,
      ...erasedState,
      updated_at: ctx.clock.now(),
    })
    .where(eq(users.id, id))
  await deleteFiles(ctx, [user.avatar_file_id, user.certificate_file_id])
  await ctx.hooks.identity.eraseElsewhere(ctx, id)
  await deleteMessagesOf(ctx, id)
  await deleteExportsOf(ctx, id)
  await ctx.db.update(data_requests).set({ name: deletedName }).where(eq(data_requests.user_id, id))
  await ctx.db.delete(register_checks).where(eq(register_checks.client_id, id))
  await ctx.db.delete(knownDevices).where(and(eq(knownDevices.realm, 'site'), eq(knownDevices.phone, phone)))
  await ctx.db.delete(loginAttempts).where(and(eq(loginAttempts.realm, 'site'), eq(loginAttempts.phone, phone)))
  await ctx.db.delete(verificationCodes).where(eq(verificationCodes.user_id, id))
  await ctx.db.delete(verifiedIdentities).where(eq(verifiedIdentities.user_id, id))
  await ctx.db.delete(nafathRequests).where(eq(nafathRequests.user_id, id))
  await ctx.db.delete(accountants).where(eq(accountants.user_id, id))
  await ctx.db.delete(addresses).where(eq(addresses.user_id, id))
  await ctx.db.delete(branches).where(eq(branches.company_id, id))
  await endUserSessions(ctx, [id])
}
