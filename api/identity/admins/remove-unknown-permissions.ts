import { allPermissions } from '@wasl/resources/permission-catalog.ts'
import { eq } from 'drizzle-orm'
import type { App } from '../../context.ts'
import { roles } from '../../platform/db/tables/people.ts'

/** Takes the permissions of removed resources and actions out of all roles: they would come back with a resource of the same name. */
export async function removeUnknownPermissions({ db }: Pick<App, 'db'>): Promise<void> {
  for (const { id, permissions } of await db.select({ id: roles.id, permissions: roles.permissions }).from(roles)) {
    const known = permissions.filter((permission) => allPermissions.has(permission))
    if (known.length < permissions.length) await db.update(roles).set({ permissions: known }).where(eq(roles.id, id))
  }
}
