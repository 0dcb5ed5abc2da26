import type { Principal } from '../context.ts'
import { permitted } from '../platform/http/permission.ts'
import { adminActionOf } from './resource-access.ts'

/** Whether this principal may see the list of a resource in the back office. */
export const mayList = (who: Principal, resource: string): boolean =>
  permitted({ action: adminActionOf(resource, 'list'), permission: `${resource}.list` }, who)
