import { type SQL, sql } from 'drizzle-orm'

/** A change of the database by hand, each with the invariant that must name it. The statement takes a `returning` clause. */
export type Corruption = readonly [title: string, statement: SQL, name: string]

/** An event at the end of every order: its transition, statuses and actor. */
export const newEvent = (values: SQL): SQL =>
  sql`insert into order_events (order_id, seq, transition, from_status, to_status, actor, at) select id, 99, ${values}, now() from orders`
