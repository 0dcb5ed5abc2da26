import type { Endpoint } from '@wasl/shared/contract/endpoint.ts'
import type { RegisteredRoute } from './fastify-types.ts'

/** Throws with the names of the endpoints of the table that are served by no route, or by several. */
export function assertEndpointsServed(table: Readonly<Record<string, Endpoint>>, registered: readonly RegisteredRoute[]): void {
  const routes = Map.groupBy(
    registered.filter(({ endpoint, method }) => endpoint?.method === method),
    ({ endpoint }) => endpoint,
  )
  const wrong = Object.entries(table).flatMap(([name, endpoint]) => {
    const count = routes.get(endpoint)?.length ?? 0
    return count === 1 ? [] : `${name} (${count === 0 ? 'not served' : `served ${count} times`})`
  })
  if (wrong.length > 0) throw new Error(`assertEndpointsServed: ${wrong.join(', ')}`)
}
