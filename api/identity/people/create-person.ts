import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { lockUntilCommit } from '../../platform/db/locks.ts'
import { invalid } from '../../platform/http/errors.ts'
import { insertRowUnlessTaken } from '../../resources/write/insert-row.ts'
import { hashPassword } from '../auth/password.ts'
import { providers, users } from '../tables/people.ts'
import { freePhone, phoneTaken, sendPasswordLink } from './send-invitation.ts'

type NewUser = Pick<typeof users.$inferInsert, 'name' | 'phone' | 'role'> & Partial<typeof users.$inferInsert>

/** Creates a client for the administration and sends the link with which the client sets a password. */
export const createCustomer = (ctx: Ctx, draft: AnyRow): Promise<string> => createInvited(ctx, { ...asUser(draft), role: 'client' })

/** Creates the owner or a user of a provider, with the link for the password. A provider has one owner and must not be blocked. */
export async function createProviderUser(ctx: Ctx, draft: AnyRow): Promise<string> {
  const user = asUser(draft)
  const [provider] = await ctx.db
    .select()
    .from(providers)
    .where(eq(providers.id, user.provider_id ?? ''))
    .for('update')
  if (!provider) throw invalid('provider_id', { en: 'Choose the provider', ar: 'اختر مزوّد الخدمة' })
  if (provider.status === 'blocked') throw invalid('provider_id', { en: 'This provider is blocked', ar: 'مزوّد الخدمة محظور' })
  if (user.role === 'provider') await assertNoOwner(ctx, provider.id)
  return createInvited(ctx, { ...user, role: user.role === 'provider' ? 'provider' : 'provider_user', permissions: user.permissions ?? [] })
}

async function assertNoOwner({ db }: Ctx, provider_id: string): Promise<void> {
  const owners = await db.$count(users, and(eq(users.provider_id, provider_id), eq(users.role, 'provider')))
  if (owners > 0) throw invalid('role', { en: 'This provider has an owner already', ar: 'لمزوّد الخدمة مالك بالفعل' })
}

async function createInvited(ctx: Ctx, user: NewUser): Promise<string> {
  // Nobody knows it: the account opens with the password that its person chooses.
  const password_hash = await hashPassword(crypto.randomUUID())
  await lockUntilCommit(ctx.db, 'verificationCodes', user.phone)
  await freePhone(ctx, user.phone)
  const row = {
    ...user,
    country_code: '966',
    password_hash,
    status: 'not_activated',
    is_invited: true,
    created_at: ctx.clock.now(),
  } as const
  const created = await insertRowUnlessTaken(ctx, users, users.phone, row, 'is part of a change')
  if (!created) throw phoneTaken()
  await sendPasswordLink(ctx, created.id)
  return created.id
}

/** Of a draft only the columns that its form has: never status, password or balance. */
function asUser(draft: AnyRow): NewUser {
  const { wallet_balance, is_notify, status, ...columns } = draft
  // Safe: the draft was parsed by the strict schema of its resource, whose fields are columns of `users`.
  return columns as NewUser
}
