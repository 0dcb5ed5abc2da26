import type { FastifyRequest } from 'fastify'
import { RequestError } from '../../platform/http/errors.ts'
import type { StoredRow } from '../stored-resource.ts'

/** The version in the If-Match header; null if there is none. */
export const versionFromIfMatch = ({ headers }: FastifyRequest): number | null => {
  const version = /^(?:W\/)?"?(\d+)"?$/.exec(headers['if-match'] ?? '')?.[1]
  return version === undefined ? null : Number(version)
}

/** Throws 412 with the current row if it has been changed since this version. `null` accepts any version. */
export function assertVersion(row: StoredRow, version: number | null): void {
  if (version === null || row.version === version) return
  throw new RequestError(
    'conflict',
    { en: 'Someone else changed this in the meantime', ar: 'عُدّل هذا السجل من شخص آخر أثناء عملك' },
    {
      status: 412,
      details: { data: row },
    },
  )
}
