import { allPermissions } from '@wasl/resources/permission-catalog.ts'
import { eq } from 'drizzle-orm'
import type { App, Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { audit } from '../../resources/write/audit.ts'
import { admins, roles } from '../tables/people.ts'

/** Takes the permissions of removed resources and actions out of all roles and admins: they would come back with a resource of the same name. */
export const removeUnknownPermissions = (app: App): Promise<void> =>
  inTransaction(systemCtx(app), async (ctx) => {
    for (const { id, permissions } of await ctx.db.select().from(roles)) {
      const known = { permissions: knownIn(permissions) }
      if (known.permissions.length === permissions.length) continue
      await ctx.db.update(roles).set(known).where(eq(roles.id, id))
      await auditRemoval(ctx, 'roles', id, { permissions }, known)
    }
    for (const { id, granted_permissions, denied_permissions } of await ctx.db.select().from(admins)) {
      const stored = { granted_permissions: granted_permissions ?? [], denied_permissions: denied_permissions ?? [] }
      const known = { granted_permissions: knownIn(stored.granted_permissions), denied_permissions: knownIn(stored.denied_permissions) }
      if (
        Object.values(stored)
          .flat()
          .every((permission) => allPermissions.has(permission))
      )
        continue
      await ctx.db.update(admins).set(known).where(eq(admins.id, id))
      await auditRemoval(ctx, 'admins', id, stored, known)
    }
  })

type Permissions = Readonly<Record<string, readonly string[]>>

const auditRemoval = (ctx: Ctx, resource: 'roles' | 'admins', row_id: string, before: Permissions, after: Permissions): Promise<void> =>
  audit(ctx, { action: 'edit', resource, row_id, before, after })

const knownIn = (permissions: readonly string[]): string[] => permissions.filter((permission) => allPermissions.has(permission))
