import type { Env } from '../../environment/env.ts'

/**
 * Fastify's option for the proxies whose `X-Forwarded-*` entries are believed. Fastify trusts no proxy for a bare number, so hops are counted
 * here: the first is the address of the connection.
 */
export const trustProxy = ({ TRUST_PROXY }: Env): false | string[] | ((address: string, hop: number) => boolean) => {
  if (typeof TRUST_PROXY !== 'number') return TRUST_PROXY
  return TRUST_PROXY > 0 && ((_, hop) => hop < TRUST_PROXY)
}
