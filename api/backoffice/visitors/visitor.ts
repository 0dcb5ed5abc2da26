import { createHmac } from 'node:crypto'

export type Visitor = { address: string; agent: string }

/** The salted hash of a visitor. Equal on the same day; not traceable to the person once the day's salt is deleted. */
export const visitorHash = (salt: string, { address, agent }: Visitor): string =>
  createHmac('sha256', salt).update(`${address}\n${agent}`).digest('base64url')

// Crawlers, link previews, monitors and HTTP libraries that identify themselves.
const botPattern =
  /bot\b|bot[/;_-]|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|headless|lighthouse|monitor|uptime|probe|scan|curl|wget|python|java\/|go-http|okhttp|axios|node|undici|ruby|perl|libwww|httpclient|feed|archiver/i

/** Whether a user agent looks like a person's browser. A missing user agent does not. */
export const isHuman = (agent: string | undefined): agent is string => !!agent && /^mozilla\//i.test(agent) && !botPattern.test(agent)
