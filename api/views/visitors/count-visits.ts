import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { Tx } from '../../platform/db/types.ts'
import { visitorDays, visitorHashes } from '../tables/visitors.ts'
import { type Visitor, visitorHash } from './visitor.ts'

/** The page views of one day (Riyadh time) by visitor. */
export type VisitsOfDay = { day: string; visits: readonly (Visitor & { pages: number })[] }

/** Adds page views to the day's counts, each visitor once a day, and deletes the salts and hashes of earlier days. */
export const countVisits = (app: Pick<App, 'db' | 'log'>, { day, visits }: VisitsOfDay): Promise<void> =>
  inTransaction(app, async ({ db }) => {
    await db.insert(visitorDays).values({ day, salt: newSalt() }).onConflictDoNothing()
    const [today] = await db.select({ salt: visitorDays.salt }).from(visitorDays).where(eq(visitorDays.day, day)).for('update')
    // The salt of a past day has been deleted: its late page views are counted, its visitors no longer.
    const newVisitors = today?.salt ? await countNewVisitors(db, day, today.salt, visits) : 0
    const pages = visits.reduce((sum, visit) => sum + visit.pages, 0)
    await db
      .update(visitorDays)
      .set({ visitors: sql`${visitorDays.visitors} + ${newVisitors}`, pages: sql`${visitorDays.pages} + ${pages}` })
      .where(eq(visitorDays.day, day))
    await deleteEarlierDays(db, day)
  })

async function countNewVisitors(db: Tx, day: string, salt: string, visits: readonly Visitor[]): Promise<number> {
  const hashes = [...new Set(visits.map((visit) => visitorHash(salt, visit)))]
  if (hashes.length === 0) return 0
  const added = await db
    .insert(visitorHashes)
    .values(hashes.map((hash) => ({ day, hash })))
    .onConflictDoNothing()
    .returning({ hash: visitorHashes.hash })
  return added.length
}

async function deleteEarlierDays(db: Tx, day: string): Promise<void> {
  await db.delete(visitorHashes).where(lt(visitorHashes.day, day))
  await db
    .update(visitorDays)
    .set({ salt: null })
    .where(and(lt(visitorDays.day, day), isNotNull(visitorDays.salt)))
}

const newSalt = (): string => randomBytes(32).toString('base64url')
