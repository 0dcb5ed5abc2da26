import type { EventEmitter } from 'node:events'
import type { ProviderStatus, RequiredSetup } from '@wasl/shared/contract/accounts.ts'
import type { Settings } from '@wasl/shared/settings/settings.ts'
import type { Locale } from '@wasl/shared/units.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Env } from '../environment/env.ts'
import type { Adapters } from './adapters/adapters.ts'
import type { Clock } from './clock.ts'
import type { CommitHook } from './db/database.ts'
import type { Statements } from './db/statements.ts'
import type { QueueName } from './db/tables/jobs.ts'
import type { Database, Tx } from './db/types.ts'
import type { Metrics } from './metrics-of-process.ts'

// The interfaces below are open: a room adds what it owns (`declare module`), and `create-app.ts` compiles only with all of it.

/** What a process remembers of the database, and forgets when another process changes it. */
export interface Caches {
  /** The counts and totals of long lists, by their query. */
  counts: Map<string, { result: unknown; until: number }>
}
/** Queries whose text is built once for each process. */
export interface Prepared {
  /** Of `runPrepared` and `runLookup`. */
  statements: Statements
}

/** What a room calls in rooms above it; `api/app` fills each entry. */
export interface Hooks {
  /** The principal of a session token; a guest without one. */
  loadPrincipal: (app: App, token: string | undefined) => Promise<Principal>
  /** Throws 403 for an administrator who has something to set up first. */
  assertSetUp: (principal: Principal) => void
  loadSettings: (ctx: Pick<Ctx, 'db' | 'caches'>) => Promise<Settings>
}

/** Who makes the request, as loaded from the session; routes never read tokens themselves. */
export type Guest = { kind: 'guest' }
export type User = {
  kind: 'user'
  id: string
  session_id: string
  name: string
  role: 'client' | 'provider' | 'provider_user'
  status: 'not_activated' | 'active' | 'blocked' | 'deleted'
  client_type: 'individual' | 'company' | null
  city_id: string | null
  /** The provider that the user owns or works for. */
  provider: { id: string; status: ProviderStatus } | null
  /** Of a colleague: the company client for which it acts. */
  company: { id: string; status: User['status'] } | null
  /** The permissions of a provider user or colleague; an owner has all of them. */
  permissions: readonly string[]
  /** The administrator who sees the site as this user, read-only. */
  impersonator?: Admin
}
export type Admin = {
  kind: 'admin'
  id: string
  session_id: string
  name: string
  is_super: boolean
  permissions: ReadonlySet<string>
  /** What the admin has to set up before anything else. */
  setup?: RequiredSetup | null
}
/** Background work and the start of the process; never a request. */
export type System = { kind: 'system' }
export type Principal = Guest | User | Admin | System

/** What a process is built from. */
export type AppParts = { db: Database; lookups?: Database; clock: Clock; env: Env; adapters: Adapters; metrics?: Metrics }

/** The services and the state shared by the whole process. */
export type App = AppParts & {
  log: FastifyBaseLogger
  /** Which deployment the database belongs to; while it is held, this process sends no messages, refunds and payouts. */
  deployment: { is_held: boolean; belongs_to: string | null }
  /** The worker of this process; without one, `wake` does nothing. */
  worker: { wake: (queue: QueueName) => void }
  caches: Caches
  prepared: Prepared
  hooks: Hooks
  /** Emits the table of committed new rows that the back office lists, and each committed change of a record. */
  newRows: EventEmitter<{ inserted: [table: string]; changed: [resource: string, id: string] }>
  /** The version of the public content in the database. */
  contentVersion: () => Promise<string>
}

/** The context of one request or job: `db` is the pool or, inside a transaction, its `tx` with its `commitHooks`. */
export type Ctx = Omit<App, 'db'> & {
  db: Database | Tx
  principal: Principal
  locale: Locale
  request_id: string
  address: string
  commitHooks?: CommitHook[]
}
/** A context whose `db` is a transaction. */
export type TransactionCtx = Ctx & { db: Tx }
export type UserCtx = Ctx & { principal: User }
export type AdminCtx = Ctx & { principal: Admin }
