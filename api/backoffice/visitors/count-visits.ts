import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { App } from '../../context.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { visitorDays, visitorMarks } from '../../platform/db/tables/visitors.ts'
import { markOf, type Visitor } from './visitor-id.ts'

/** Pages that were opened on one day of Riyadh: by whom, and how many by each. */
export type DayOfVisits = { day: string; visits: readonly (Visitor & { pages: number })[] }

/** Adds what was seen to the day's counts, each person once a day; lets go of the salts and marks of the days before. */
export const countVisits = (app: Pick<App, 'db' | 'log'>, { day, visits }: DayOfVisits): Promise<void> =>
  inTransaction(app, async ({ db }) => {
    await db.insert(visitorDays).values({ day, salt: newSalt() }).onConflictDoNothing()
    const [today] = await db.select({ salt: visitorDays.salt }).from(visitorDays).where(eq(visitorDays.day, day)).for('update')
    // A day whose salt is gone is over: its last pages still count, nobody new does.
    const fresh = today?.salt ? await markAll(db, day, today.salt, visits) : 0
    const pages = visits.reduce((sum, visit) => sum + visit.pages, 0)
    await db
      .update(visitorDays)
      .set({ visitors: sql`${visitorDays.visitors} + ${fresh}`, pages: sql`${visitorDays.pages} + ${pages}` })
      .where(eq(visitorDays.day, day))
    await forgetBefore(db, day)
  })

async function markAll(db: Tx, day: string, salt: string, visits: readonly Visitor[]): Promise<number> {
  const marks = [...new Set(visits.map((visit) => markOf(salt, visit)))]
  if (marks.length === 0) return 0
  const added = await db
    .insert(visitorMarks)
    .values(marks.map((mark) => ({ day, mark })))
    .onConflictDoNothing()
    .returning({ mark: visitorMarks.mark })
  return added.length
}

async function forgetBefore(db: Tx, day: string): Promise<void> {
  await db.delete(visitorMarks).where(lt(visitorMarks.day, day))
  await db
    .update(visitorDays)
    .set({ salt: null })
    .where(and(lt(visitorDays.day, day), isNotNull(visitorDays.salt)))
}

const newSalt = (): string => randomBytes(32).toString('base64url')
