import type { AccessAction } from '@wasl/shared/access/table.ts'
import type { App } from '../../context.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What the whole process shares. */
    shared: App
    /** Every route that was registered, for the tests that hold all of them to a rule. */
    registered: readonly Registered[]
  }
  interface FastifyContextConfig {
    /** The act of the access table that the route is; every route of the API has one. */
    action?: AccessAction
    /** What an admin must hold to do it. */
    permission?: string | undefined
  }
}

export type Registered = { method: string; url: string; action: AccessAction | undefined; permission: string | undefined }
