import type { Principal } from '../context.ts'
import { permitted } from '../platform/http/permission.ts'
import { adminActionOf } from './resource-access.ts'

/** Whether this principal may open the rows of a resource in the back office. */
export const mayShow = (who: Principal, resource: string): boolean =>
  permitted({ action: adminActionOf(resource, 'show'), permission: `${resource}.show` }, who)
