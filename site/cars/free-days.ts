import type { CarCalendar } from '@wasl/shared/contract/cars.ts'
import { boundsOf, daysOf, monthOf } from '@wasl/shared/rules/periods.ts'

export type DayState = 'past' | 'free' | 'part' | 'taken'

/** The days of a month, each with whether the car is free: the whole day, a part of it, or not at all. */
export function daysOfMonth(
  month: string,
  { free, today }: { free: CarCalendar['free']; today: string },
): { day: string; state: DayState }[] {
  return daysOf(monthOf(month)).map((day) => {
    if (day < today) return { day, state: 'past' }
    const { start, end } = boundsOf({ from: day, to: day })
    const gaps = free.filter((gap) => gap.from < end && gap.to > start)
    const isWhole = gaps.some((gap) => gap.from <= start && end <= gap.to)
    return { day, state: isWhole ? 'free' : gaps.length > 0 ? 'part' : 'taken' }
  })
}
