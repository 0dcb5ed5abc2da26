import { useGetIdentity } from '@refinedev/core'
import type { AdminProfile } from './session.ts'

/** The profile of the logged-in admin from the auth provider. `isEnabled`: whether to ask for it. */
export const useAdmin = (isEnabled = true) => useGetIdentity<AdminProfile>({ queryOptions: { enabled: isEnabled } })
