import { eq } from 'drizzle-orm'
import type { Admin, App } from '../context.ts'
import { admins, roles } from '../platform/db/tables/people.ts'

/** The admin in whose name background work runs, with the permissions of now; undefined if the account is not active. */
export async function loadActiveAdmin({ db }: Pick<App, 'db'>, id: string): Promise<Admin | undefined> {
  const [row] = await db
    .select({ admin: admins, permissions: roles.permissions })
    .from(admins)
    .leftJoin(roles, eq(roles.id, admins.role_id))
    .where(eq(admins.id, id))
  if (row?.admin.status !== 'active') return undefined
  const { name, is_super } = row.admin
  return { kind: 'admin', id, session_id: '', name, is_super, permissions: new Set(row.permissions) }
}
