import type { FastifyRequest } from 'fastify'
import type { App, Principal } from '../../context.ts'
import { principalOf } from '../../identity/auth/load-principal.ts'

const known = new WeakMap<FastifyRequest, Principal>()
const guest: Principal = { kind: 'guest' }

/** Finds out once who asks, from the bearer token. Runs before anything else of the request is read. */
export async function identify(app: App, request: FastifyRequest): Promise<Principal> {
  const who = await principalOf(app, bearerOf(request))
  known.set(request, who)
  return who
}

/** Who asks, as `identify` found; a guest on routes that ask nobody. */
export const principalIn = (request: FastifyRequest): Principal => known.get(request) ?? guest

const bearerOf = ({ headers }: FastifyRequest): string | undefined => /^Bearer ([\w-]{20,200})$/i.exec(headers.authorization ?? '')?.[1]
