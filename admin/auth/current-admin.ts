import type { adminProfile } from '@wasl/shared/contract/accounts.ts'

/** Who is logged in, as `GET /api/admin/auth/me` says. */
export type AdminProfile = (typeof adminProfile)['_zod']['output']
