import { createHmac } from 'node:crypto'

export type Visitor = { address: string; agent: string }

/** A visitor of one day as a hash under the day's salt: the same person is one mark, and without the salt no one finds out whose. */
export const markOf = (salt: string, { address, agent }: Visitor): string =>
  createHmac('sha256', salt).update(`${address}\n${agent}`).digest('base64url')
