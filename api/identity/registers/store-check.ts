import { pages } from '@wasl/shared/pages/pages.ts'
import { type Register, registers } from '@wasl/shared/rules/seller-numbers.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { notify, notifyAdmins } from '../../resources/notify.ts'
import { audit } from '../../resources/write/audit.ts'
import { insertRow } from '../../resources/write/insert-row.ts'
import { register_checks } from '../tables/from-registry.ts'
import { providers, users } from '../tables/people.ts'
import type { RegisterAnswer } from './registers.ts'

type ProviderRow = typeof providers.$inferSelect
/** A number of a provider in its register. */
export type ProviderNumber = { provider_id: string; register: Register; number: string }
/** The VAT number of a company client. */
export type ClientNumber = { client_id: string; register: 'vat'; number: string }
export type CheckedNumber = ProviderNumber | ClientNumber

export const isOfProvider = (checked: CheckedNumber): checked is ProviderNumber => 'provider_id' in checked

/** Where a provider has its number of each register, and the one that the register does not confirm. */
export const numberColumns = {
  vat: { current: 'vat_number', invalid: 'invalid_vat_number' },
  commercial: { current: 'commercial_number', invalid: 'invalid_commercial_number' },
} as const satisfies Readonly<Record<Register, { current: keyof ProviderRow; invalid: keyof ProviderRow }>>

/**
 * Stores what a register said. A number that it does not confirm stops new sales of the provider; one that it confirms again allows them. Both notify
 * the provider and the administration. A number that the provider replaced while the register was queried changes nothing else.
 */
export async function storeAnswer(ctx: Ctx, checked: ProviderNumber, answer: RegisterAnswer): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const [provider] = await ctx.db.select().from(providers).where(eq(providers.id, checked.provider_id)).for('update')
    if (!provider) return
    await insertCheck(ctx, checked, { result: answer.is_valid ? 'valid' : 'invalid', registered_name: answer.name })
    const { current, invalid } = numberColumns[checked.register]
    if (provider[current] !== checked.number) return
    const invalidNumber = answer.is_valid ? null : checked.number
    if (provider[invalid] === invalidNumber) return
    const hadInvalid = provider[invalid] === checked.number
    await ctx.db
      .update(providers)
      .set({ [invalid]: invalidNumber })
      .where(eq(providers.id, provider.id))
    await audit(ctx, {
      ...{ action: 'check_number', resource: 'providers', row_id: provider.id },
      before: { [invalid]: provider[invalid] },
      after: { [invalid]: invalidNumber },
    })
    if (!answer.is_valid || hadInvalid) await notifyOfCheck(ctx, provider, checked, answer.is_valid)
  })
}

/** Stores that the register did not answer, once until it answers about this number again. The number stays as it was. */
export async function storeNoAnswer(ctx: Ctx, checked: CheckedNumber): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    if (isOfProvider(checked))
      await ctx.db.select({ id: providers.id }).from(providers).where(eq(providers.id, checked.provider_id)).for('update')
    else await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, checked.client_id)).for('update')
    const [last] = await ctx.db
      .select({ result: register_checks.result })
      .from(register_checks)
      .where(
        and(
          isOfProvider(checked) ? eq(register_checks.provider_id, checked.provider_id) : eq(register_checks.client_id, checked.client_id),
          eq(register_checks.register, checked.register),
          eq(register_checks.checked_number, checked.number),
        ),
      )
      .orderBy(desc(register_checks.checked_at), desc(register_checks.id))
      .limit(1)
    if (last?.result !== 'no_answer') await insertCheck(ctx, checked, { result: 'no_answer', registered_name: null })
  })
}

type CheckResult = { result: 'valid' | 'invalid' | 'no_answer'; registered_name: string | null }

/** Stores what a register said about a number. */
export async function insertCheck(ctx: TransactionCtx, { register, number, ...owner }: CheckedNumber, result: CheckResult): Promise<void> {
  const checked_at = ctx.clock.now()
  const row = {
    provider_id: null,
    client_id: null,
    ...owner,
    register,
    checked_number: number,
    ...result,
    checked_at,
    created_at: checked_at,
    updated_at: checked_at,
  }
  await insertRow(ctx, register_checks, row, 'is a record')
}

async function notifyOfCheck(
  ctx: TransactionCtx,
  provider: ProviderRow,
  { register, number }: ProviderNumber,
  is_valid: boolean,
): Promise<void> {
  const name = { ar: provider.name_ar, en: provider.name_en }
  const params = { name, number, register: registers[register] }
  const owners = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.provider_id, provider.id), eq(users.role, 'provider')))
  await notify(ctx, {
    type: is_valid ? 'number_valid' : 'number_invalid',
    user_ids: owners.map(({ id }) => id),
    params,
    link: pages.profile({ tab: 'business', part: 'documents' }),
  })
  const subject = { resource: 'providers', row_id: provider.id }
  await notifyAdmins(ctx, is_valid ? 'provider_number_valid' : 'provider_number_invalid', subject, params)
}
