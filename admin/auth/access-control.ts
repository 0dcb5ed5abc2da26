import type { AccessControlProvider } from '@refinedev/core'
import { declarationOf } from '../resources/declarations.ts'
import { barTo } from './can.ts'
import { currentAdmin } from './session.ts'

/** Refine's `can`, answered from the permissions of the admin's role. */
export const accessControl: AccessControlProvider = {
  can: async ({ resource, action }) => {
    const declaration = resource ? declarationOf(resource) : undefined
    if (!declaration) return { can: true }
    const bar = barTo(await currentAdmin(), declaration, action)
    return bar ? { can: false, reason: bar } : { can: true }
  },
}
