import { eq } from 'drizzle-orm'
import { adminAccounts } from '../identity/tables/people-views.ts'
import type { Admin, App } from '../platform/context.ts'

/** The admin in whose name background work runs, with the permissions of now; undefined if the account is not active. */
export async function loadActiveAdmin({ db }: Pick<App, 'db'>, id: string): Promise<Admin | undefined> {
  const [admin] = await db.select().from(adminAccounts).where(eq(adminAccounts.id, id))
  if (admin?.status !== 'active') return undefined
  const { name, is_super, effective_permissions } = admin
  return { kind: 'admin', id, session_id: '', name, is_super, permissions: new Set(effective_permissions) }
}
