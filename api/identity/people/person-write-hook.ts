import { type Label, labelIn } from '@wasl/shared/units.ts'
import { deepEqual } from '@wasl/shared/utils/deep-equal.ts'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/http/errors.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import type { RowWrite } from '../../resources/hook-types.ts'
import type { StoredRow } from '../../resources/stored-resource.ts'
import { endUserSessions } from '../sessions/end-sessions.ts'
import { knownDevices } from '../tables/access.ts'
import { accountants } from '../tables/accountants.ts'
import { users } from '../tables/people.ts'
import { openedChats } from './opened-chats.ts'
import { sendPasswordLink } from './send-invitation.ts'

/**
 * What changing a client, colleague or provider user in the back office brings along. A new phone ends the sessions and informs the old number, or sends
 * an open invitation again; new permissions end the sessions, and with them or another limit ends what the person can no longer do. Provider and role stay.
 */
export async function personWriteHook(ctx: Ctx, { action, before, after }: RowWrite): Promise<void> {
  if (action !== 'edit' || !before || !after) return
  for (const field of ['provider_id', 'company_id', 'role']) if (before[field] !== after[field]) throw invalid(field, fixed)
  if (before.client_type === 'company' && after.client_type !== 'company' && (await hasCompanyPeople(ctx, before.id)))
    throw invalid('client_type', stillCompany)
  const isRestricted = !deepEqual(before.permissions, after.permissions)
  const member = { company_id: companyOf(before), permissions: permissionsOf(before) }
  const opened = openedChats(member, permissionsOf(after), ctx.clock.now())
  if (Object.keys(opened).length > 0) await ctx.db.update(users).set(opened).where(eq(users.id, before.id))
  if (isRestricted || before.approval_limit !== after.approval_limit)
    await ctx.hooks.identity.releaseWork(ctx, before.id, permissionsOf(after))
  if (before.phone !== after.phone) await afterPhoneChange(ctx, before)
  else if (isRestricted) await endUserSessions(ctx, [before.id])
}

const companyOf = ({ company_id }: StoredRow): string | null => (typeof company_id === 'string' ? company_id : null)
const permissionsOf = ({ permissions }: StoredRow): string[] => (Array.isArray(permissions) ? permissions.map(String) : [])

/** Whether a company has colleagues or an accountant, whom an individual could neither see nor remove. */
async function hasCompanyPeople({ db }: Ctx, id: string): Promise<boolean> {
  const counts = await Promise.all([db.$count(users, eq(users.company_id, id)), db.$count(accountants, eq(accountants.user_id, id))])
  return counts.some((count) => count > 0)
}

async function afterPhoneChange(ctx: Ctx, { id, status, phone }: StoredRow): Promise<void> {
  if (status === 'not_activated') return sendPasswordLink(ctx, id)
  await endUserSessions(ctx, [id])
  const [user] = await ctx.db.select({ locale: users.locale }).from(users).where(eq(users.id, id))
  await ctx.db.delete(knownDevices).where(and(eq(knownDevices.realm, 'site'), eq(knownDevices.phone, String(phone))))
  await enqueue(ctx, [
    { channel: 'sms', purpose: 'phone_changed', user_id: id, recipient: String(phone), body: labelIn(phoneSms, user?.locale ?? 'ar') },
  ])
}

const fixed: Label = { en: 'This cannot be changed later', ar: 'لا يمكن تغييره لاحقًا' }
const stillCompany: Label = {
  en: 'The company has colleagues or an accountant. It removes them first',
  ar: 'للمنشأة زملاء أو محاسب. تزيلهم أولًا',
}
const phoneSms: Label = {
  en: 'The administration linked your {brand} account to another mobile number. If you did not ask for it, contact us at once.',
  ar: 'ربطت الإدارة حسابك في {brand} برقم جوال آخر. إن لم تطلب ذلك فتواصل معنا فورًا.',
}
