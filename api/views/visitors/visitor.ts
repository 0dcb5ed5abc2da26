import { createHmac } from 'node:crypto'
import { isbot } from 'isbot'

export type Visitor = { address: string; agent: string }

/** The salted hash of a visitor. Equal on the same day; not traceable to the person once the day's salt is deleted. */
export const visitorHash = (salt: string, { address, agent }: Visitor): string =>
  createHmac('sha256', salt).update(`${address}\n${agent}`).digest('base64url')

/** Whether a user agent is a person's browser. A missing user agent is not. */
export const isHuman = (agent: string | undefined): agent is string => !!agent && !isbot(agent)
