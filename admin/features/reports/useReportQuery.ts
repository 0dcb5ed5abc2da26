import { type Period, type PeriodName, periods } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/rules/riyadh-date.ts'
import { useSearchParams } from 'react-router'

export type ReportAsked = Period & { city_id?: string; category_id?: string }
type Change = Readonly<Partial<Record<'period' | 'from' | 'to' | 'city_id' | 'category_id', string | null>>>

const day = /^\d{4}-\d{2}-\d{2}$/
const isPeriod = (word: string | null): word is PeriodName => word !== null && Object.hasOwn(periods, word)

/** What a report is asked for, kept in the address: a period by its name or two days, a city, a category; and how to change it. */
export function useReportQuery(): {
  asked: ReportAsked
  period: PeriodName | null
  change: (change: Change) => void
} {
  const [params, setParams] = useSearchParams()
  const [named, from, to] = [params.get('period'), params.get('from'), params.get('to')]
  const hasDays = from !== null && to !== null && day.test(from) && day.test(to) && from <= to
  const period = hasDays ? null : isPeriod(named) ? named : 'this_month'
  const days = period ? periods[period].of(riyadhDate(new Date().toISOString())) : { from: from ?? '', to: to ?? '' }
  const [city_id, category_id] = [params.get('city_id'), params.get('category_id')]
  return {
    asked: { ...days, ...(city_id && { city_id }), ...(category_id && { category_id }) },
    period,
    change: (next) =>
      setParams(
        (before) => {
          const kept = new URLSearchParams(before)
          for (const [name, value] of Object.entries(next)) value ? kept.set(name, value) : kept.delete(name)
          return kept
        },
        { replace: true },
      ),
  }
}
