import { resources } from '@wasl/resources/index.ts'
import type { AdminCtx } from '../../context.ts'
import { forbidden, notFound } from '../../platform/http/errors.ts'

/** Refuses where there is no such list, or this admin may not open it. */
export function mustSeeList({ who }: AdminCtx, resource: string): void {
  if (!Object.hasOwn(resources, resource)) throw notFound()
  if (!holds(who, `${resource}.list`)) throw forbidden()
}

/** Whether an admin may keep views for everyone. */
export const mayShare = ({ who }: AdminCtx): boolean => holds(who, 'views.share')

const holds = (who: AdminCtx['who'], permission: string): boolean => who.is_super || who.permissions.has(permission)
