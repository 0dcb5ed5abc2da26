import { createHmac } from 'node:crypto'
import type { Env } from '../../environment/env.ts'

/** Hashes ids of the demo's stand-in. It is public: real ids need NAFATH_ID_KEY, which belongs to NAFATH_URL. */
const demoKey = Buffer.from('wasl demo ids, never for real ids')

/** The keyed hash that the database has instead of a national id. Without the key, the few possible ids could be tried one by one. */
export const identityHash = ({ NAFATH_ID_KEY }: Pick<Env, 'NAFATH_ID_KEY'>, national_id: string): string =>
  createHmac('sha256', NAFATH_ID_KEY ?? demoKey)
    .update(national_id)
    .digest('hex')
