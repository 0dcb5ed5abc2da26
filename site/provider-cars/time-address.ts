import { pages } from '@wasl/shared/pages/pages.ts'

/** The id of the form in the page of the calendar. */
export const timeFormId = 'time'

/** The calendar with a car, a day or a hold chosen, at the form that shows it. */
export const timeAddress = (chosen: { from: string; car: string; day?: string; hold?: string }): string =>
  `${pages.ownCarCalendar(chosen)}#${timeFormId}`
