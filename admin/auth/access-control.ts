import type { AccessControlProvider } from '@refinedev/core'
import { declarationOf } from '../resources/declarations.ts'
import { denialReason } from './denial-reason.ts'
import { currentAdmin } from './session.ts'

export const accessControl: AccessControlProvider = {
  can: async ({ resource, action }) => {
    const declaration = resource ? declarationOf(resource) : undefined
    if (!declaration) return { can: true }
    const reason = denialReason(await currentAdmin(), declaration, action)
    return reason ? { can: false, reason: reason } : { can: true }
  },
}
