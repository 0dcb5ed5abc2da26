import type { CarCalendar, CarPage } from '@wasl/shared/contract/cars.ts'
import { openingStatus } from '@wasl/shared/rules/opening-hours.ts'
import { addDays } from '@wasl/shared/rules/periods.ts'
import { dayMs, minuteMs } from '@wasl/shared/utils/durations.ts'
import { type CarDates, instantsOf } from '../cars/car-filter.ts'

type Wish = {
  dates: CarDates
  free: CarCalendar['free']
  car: Pick<CarPage, 'turnaround_minutes'> & { provider: Pick<CarPage['provider'], 'work_times'> }
  /** The car is brought and collected, so that the working hours of the provider do not matter. */
  isDelivered: boolean
}

const searchedDays = 150

/** The next dates of the same length and at the same times at which a car is free, or null. */
export function nextFreeDates({ dates, free, car, isDelivered }: Wish): CarDates | null {
  const length = Math.round((Date.parse(dates.to) - Date.parse(dates.from)) / dayMs)
  for (let ahead = 1; ahead <= searchedDays; ahead++) {
    const from = addDays(dates.from, ahead)
    const candidate = { ...dates, from, to: addDays(from, length) }
    const instants = instantsOf(candidate)
    if (!instants) return null
    const [start, end] = [Date.parse(instants.from), Date.parse(instants.to) + car.turnaround_minutes * minuteMs]
    const isFree = free.some((gap) => Date.parse(gap.from) <= start && end <= Date.parse(gap.to))
    const isOpen = (at: string) => isDelivered || openingStatus(car.provider.work_times, [], new Date(at).toISOString()).is_open
    if (isFree && isOpen(instants.from) && isOpen(instants.to)) return candidate
  }
  return null
}
