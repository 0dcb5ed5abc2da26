import type { DepositDocuments } from '@wasl/shared/rules/tax-document-kinds.ts'
import { eq, inArray } from 'drizzle-orm'
import { providers, users } from '../identity/tables/people.ts'
import type { TestApp } from './test-app.ts'

/** Stores which documents the provider with this owner issues for orders that are paid in parts. */
export async function chooseDepositDocuments(
  { db }: Pick<TestApp, 'db'>,
  phone: string,
  deposit_documents: DepositDocuments = 'prepayment',
): Promise<void> {
  const owner = db
    .select({ id: users.provider_id })
    .from(users)
    .where(eq(users.phone, `+966${phone.slice(1)}`))
  await db.update(providers).set({ deposit_documents }).where(inArray(providers.id, owner))
}
