import type { AccessAction } from '@wasl/shared/access/table.ts'
import type { Endpoint } from '@wasl/shared/contract/endpoint.ts'
import type { App, Principal } from '../context.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Services shared by the whole process. */
    shared: App
    /** Ends what `connectAdapters` started. */
    disconnectAdapters: () => Promise<void>
    /** Every registered route, for tests that check all of them. */
    registered: readonly RegisteredRoute[]
  }
  interface FastifyRequest {
    /** Set by `authenticate`; code that handles a request reads it from its context. */
    principal: Principal | null
  }
  interface FastifyContextConfig {
    /** The row of the access table for this route; every API route has one. */
    action?: AccessAction
    /** Alternative rows: one of them is enough. */
    or?: readonly AccessAction[] | undefined
    /** The permission that an admin needs. */
    permission?: string | undefined
    /** The endpoint of the shared table that it serves; the generated routes have none. */
    endpoint?: Endpoint | undefined
  }
}

export type RegisteredRoute = {
  method: string
  url: string
  action: AccessAction | undefined
  or: readonly AccessAction[]
  permission: string | undefined
  endpoint: Endpoint | undefined
}
