import type { FastifyInstance } from 'fastify'
import { connectAdapters } from '../app/connect-adapters.ts'
import { buildApp } from '../app.ts'
import { createApp } from '../create-app.ts'
import type { AppParts } from '../platform/context.ts'
import { LimitCounts } from './limit-counts.ts'

/** Servers of earlier test files of this worker. */
const idle: FastifyInstance[] = []
const closed = new WeakSet<FastifyInstance>()

/**
 * A server without pages, of an earlier test file if there is one: registering its 2,600 routes takes a third of a second. All that belongs to one file is
 * exchanged: `parts`, the state of the process and the counts of the rate limits.
 */
export async function takeServer(parts: AppParts): Promise<FastifyInstance> {
  const server = idle.pop()
  if (!server) return buildServer(parts)
  const state: object = server.shared
  for (const name of Object.keys(state)) Reflect.deleteProperty(state, name)
  Object.assign(server.shared, createApp(parts, server.log))
  server.disconnectAdapters = connectAdapters(server)
  LimitCounts.reset()
  return server
}

/** After the last test of a file: the next file takes it, unless it listens or was closed. */
export async function returnServer(server: FastifyInstance): Promise<void> {
  if (server.server.listening || closed.has(server)) return server.close()
  await server.disconnectAdapters()
  idle.push(server)
}

async function buildServer(parts: AppParts): Promise<FastifyInstance> {
  const server = await buildApp(parts, { pages: false, limitStore: LimitCounts })
  server.addHook('onClose', async () => {
    closed.add(server)
  })
  return server
}
