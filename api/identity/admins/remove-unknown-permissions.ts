import { allPermissions } from '@wasl/resources/permission-catalog.ts'
import { eq } from 'drizzle-orm'
import type { App } from '../../platform/context.ts'
import { admins, roles } from '../../platform/db/tables/people.ts'

/** Takes the permissions of removed resources and actions out of all roles and admins: they would come back with a resource of the same name. */
export async function removeUnknownPermissions({ db }: Pick<App, 'db'>): Promise<void> {
  for (const { id, permissions } of await db.select({ id: roles.id, permissions: roles.permissions }).from(roles)) {
    const known = knownIn(permissions)
    if (known.length < permissions.length) await db.update(roles).set({ permissions: known }).where(eq(roles.id, id))
  }
  const { granted_permissions, denied_permissions } = admins
  const own = await db.select({ id: admins.id, granted_permissions, denied_permissions }).from(admins)
  for (const { id, ...stored } of own) {
    const known = { granted_permissions: knownIn(stored.granted_permissions), denied_permissions: knownIn(stored.denied_permissions) }
    if (
      Object.values(stored)
        .flat()
        .some((permission) => permission && !allPermissions.has(permission))
    )
      await db.update(admins).set(known).where(eq(admins.id, id))
  }
}

const knownIn = (permissions: readonly string[] | null): string[] =>
  permissions?.filter((permission) => allPermissions.has(permission)) ?? []
