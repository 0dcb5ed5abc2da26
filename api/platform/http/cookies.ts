import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../../environment/env.ts'

/** The cookies that the API sets itself, for the back office. The site's server sets those of the site. */
type CookieName = 'admin_token' | 'admin_device'
type PublicAddress = Pick<Env, 'PUBLIC_URL'>

const isHttps = ({ PUBLIC_URL }: PublicAddress): boolean => PUBLIC_URL?.startsWith('https:') ?? false
// The prefix binds a cookie to this host, so that no other subdomain can set it. Browsers accept it with https only.
const storedName = (env: PublicAddress, name: CookieName): string => (isHttps(env) ? `__Host-${name}` : name)

export const readCookie = (env: PublicAddress, { headers }: FastifyRequest, name: CookieName): string | undefined =>
  headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[storedName(env, name)]

/** Sets a cookie that no script and no other site's request can use. With `maxAge` 0 it is cleared. */
export function setCookie(env: PublicAddress, reply: FastifyReply, name: CookieName, value: string, maxAge: number): void {
  const attributes = { path: '/', maxAge, httpOnly: true, secure: isHttps(env), sameSite: 'strict' } as const
  reply.header('set-cookie', stringifySetCookie({ name: storedName(env, name), value, ...attributes }))
}
