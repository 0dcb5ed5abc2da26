import type { FastifyRequest } from 'fastify'
import type { App, Principal } from '../../context.ts'
import { loadPrincipal } from '../../identity/sessions/load-principal.ts'

const principalByRequest = new WeakMap<FastifyRequest, Principal>()
const guest: Principal = { kind: 'guest' }

/** Loads the principal from the bearer token and stores it with the request. Runs before any other part of the request is read. */
export async function authenticate(app: App, request: FastifyRequest): Promise<Principal> {
  const principal = await loadPrincipal(app, bearerOf(request))
  principalByRequest.set(request, principal)
  return principal
}

/** The principal that `identify` loaded; a guest on routes without authentication. */
export const requestPrincipal = (request: FastifyRequest): Principal => principalByRequest.get(request) ?? guest

const bearerOf = ({ headers }: FastifyRequest): string | undefined => /^Bearer ([\w-]{20,200})$/i.exec(headers.authorization ?? '')?.[1]
