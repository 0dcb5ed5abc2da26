import type { FastifyInstance } from 'fastify'
import type { Adapters } from './adapters/adapters.ts'
import type { Clock } from './clock.ts'
import type { Database, OpenDatabase } from './db/types.ts'

/** What a process measures, if it does. */
export type Metrics = {
  /** Counts the requests of this server by the pattern of their route, so that ids make no series of their own. */
  observeRequests: (server: FastifyInstance) => void
  /** The same adapters, whose calls are counted. */
  countCalls: (adapters: Adapters) => Adapters
  /** Reads queues and connections whenever the values are fetched. */
  observeDatabase: (parts: { db: Database; clock: Clock }, connections: OpenDatabase['connections']) => void
  read: () => Promise<string>
  contentType: string
}
