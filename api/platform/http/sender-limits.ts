import { eq, like, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { networkOf, siteFactor, siteOf } from './network.ts'

/** A condition for the rows of a sender, and how many times the limit of one network it may reach. */
type SenderLimit = { isSender: SQL; factor: number }

/** The senders whose limits an address counts against: its network and, for IPv6, its site. The column stores the network. */
export function senderLimits(column: PgColumn, address: string): SenderLimit[] {
  const network = networkOf(address)
  const site = siteOf(network)
  return [{ isSender: eq(column, network), factor: 1 }, ...(site ? [{ isSender: like(column, `${site}%`), factor: siteFactor }] : [])]
}
