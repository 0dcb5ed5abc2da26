import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import net from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

const idleMs = 500
const acceptMs = 100
const maxAcceptMs = 1_000

/**
 * Returns a function that stops accepting connections and resolves with true once every request has its response, with false if some are
 * still running after `maxMs`. A request that arrives on an open connection is answered too, because its sender could not know; its
 * response closes the connection. Connections without a request are closed after half a second.
 */
export function prepareDrain(server: Server): (maxMs: number) => Promise<boolean> {
  const unfinished = new Set<ServerResponse>()
  let isDraining = false
  server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
    if (isDraining) endConnection(response)
    unfinished.add(response)
    response.once('close', () => unfinished.delete(response))
  })
  return async (maxMs) => {
    // Before connections end: their clients would open new ones meanwhile.
    await acceptWaiting(server)
    isDraining = true
    for (const response of unfinished) endConnection(response)
    // The method of http.Server would also close connections that are idle at this moment, whose next request may be on its way.
    const closed = new Promise<true>((resolve) => net.Server.prototype.close.call(server, () => resolve(true)))
    const closeIdle = setInterval(() => server.closeIdleConnections(), idleMs)
    const timeout = new Promise<boolean>((resolve) => setTimeout(() => resolve(unfinished.size === 0), maxMs))
    const isDrained = await Promise.race([closed, timeout])
    clearInterval(closeIdle)
    return isDrained
  }
}

/**
 * Takes over the connections that the system has accepted while the process was busy: closing the server would reset them. Node takes one
 * in each turn of its event loop, so this waits for a turn without one, at most a second.
 */
async function acceptWaiting(server: Server): Promise<void> {
  await sleep(acceptMs)
  const end = performance.now() + maxAcceptMs
  let isNew = true
  const note = () => {
    isNew = true
  }
  server.on('connection', note)
  while (isNew && performance.now() < end) {
    isNew = false
    await nextTurn()
    await nextTurn()
  }
  server.off('connection', note)
}

function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}
