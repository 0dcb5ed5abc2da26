import { addDays } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import type { Ctx } from '../../platform/context.ts'
import { visitorDays } from '../../views/tables/visitors.ts'

const daysBack = 365

/** Inserts visitors of the past year: growing, fewer on weekends (Friday and Saturday). Today's are counted for real. */
export async function seedVisitors(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const today = riyadhDate(ctx.clock.now())
  const rows = Array.from({ length: daysBack }, (_, index) => {
    const day = addDays(today, index - daysBack)
    const weekday = new Date(`${day}T00:00:00.000Z`).getUTCDay()
    const isWeekend = weekday === 5 || weekday === 6
    const visitors = Math.round((60 + index * 0.65 + ((index * 37) % 29)) * (isWeekend ? 0.7 : 1))
    return { day, visitors, pages: visitors * 3 + ((index * 17) % 41) }
  })
  await ctx.db.insert(visitorDays).values(rows).onConflictDoNothing()
}
