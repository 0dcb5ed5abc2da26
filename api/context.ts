import type { Locale } from '@wasl/shared/units.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Env } from './env.ts'
import type { Adapters } from './platform/adapters/adapters.ts'
import type { Clock } from './platform/clock.ts'
import type { Database, Tx } from './platform/db/database.ts'

/** Who asks. Filled by the session; routes never read tokens themselves. */
export type Guest = { kind: 'guest' }
export type User = {
  kind: 'user'
  id: string
  session_id: string
  name: string
  role: 'client' | 'provider' | 'provider_user'
  status: 'not_activated' | 'active' | 'blocked'
  client_type: 'individual' | 'company' | null
  city_id: string | null
  /** The tenant a provider or provider user acts for. */
  provider: { id: string; status: 'pending_review' | 'approved' | 'refused' | 'blocked' } | null
  /** Of a provider user; an owner holds them all. */
  permissions: readonly string[]
}
export type Admin = { kind: 'admin'; id: string; session_id: string; name: string; is_super: boolean; permissions: ReadonlySet<string> }
export type Principal = Guest | User | Admin

/** What the whole process shares. */
export type App = { db: Database; clock: Clock; env: Env; adapters: Adapters; log: FastifyBaseLogger }

/** What one verb may use: `db` is the pool or, inside a transaction, its `tx`. */
export type Ctx = Omit<App, 'db'> & { db: Database | Tx; who: Principal; locale: Locale; request_id: string; address: string }
export type UserCtx = Ctx & { who: User }
export type AdminCtx = Ctx & { who: Admin }
