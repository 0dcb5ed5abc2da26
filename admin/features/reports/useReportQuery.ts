import { type Period, type PeriodName, periods } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { useSearchParams } from 'react-router'
import { serverNow } from '../../api/server-clock.ts'

export type ReportParams = Period & { city_id?: string; category_id?: string }
type ReportQueryChange = Readonly<Partial<Record<'period' | 'from' | 'to' | 'city_id' | 'category_id', string | null>>>

const dayPattern = /^\d{4}-\d{2}-\d{2}$/
const isPeriod = (name: string | null): name is PeriodName => name !== null && Object.hasOwn(periods, name)

/** The parameters of a report, kept in the address: a named period or two days, a city, a category. `change` updates the address. */
export function useReportQuery(): {
  params: ReportParams
  period: PeriodName | null
  change: (change: ReportQueryChange) => void
} {
  const [params, setParams] = useSearchParams()
  const [periodName, from, to] = [params.get('period'), params.get('from'), params.get('to')]
  const hasDays = from !== null && to !== null && dayPattern.test(from) && dayPattern.test(to) && from <= to
  const period = hasDays ? null : isPeriod(periodName) ? periodName : 'this_month'
  const days = period ? periods[period].resolve(riyadhDate(serverNow())) : { from: from ?? '', to: to ?? '' }
  const [city_id, category_id] = [params.get('city_id'), params.get('category_id')]
  return {
    params: { ...days, ...(city_id && { city_id }), ...(category_id && { category_id }) },
    period,
    change: (changes) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name)
          return next
        },
        { replace: true },
      ),
  }
}
