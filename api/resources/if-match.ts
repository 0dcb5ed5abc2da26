import type { FastifyRequest } from 'fastify'

/** The version that a change was made on, from If-Match; null where none was sent. */
export const versionIn = ({ headers }: FastifyRequest): number | null => {
  const version = /^(?:W\/)?"?(\d+)"?$/.exec(headers['if-match'] ?? '')?.[1]
  return version === undefined ? null : Number(version)
}
