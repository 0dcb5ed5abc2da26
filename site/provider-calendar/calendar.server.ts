import {
  blockTime,
  deleteCalendarFeed,
  pauseRequests,
  renewCalendarFeed,
  showCalendarFeed,
  showProviderCalendar,
  unblockTime,
} from '@wasl/shared/contract/endpoints/calendar.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import { optionalText } from '../forms/form-values.ts'
import { textOf } from '../forms/read-fields.ts'
import { type ApiClient, type ApiResult, attempt } from '../server/api.server.ts'
import { type CalendarView, daysShown } from './calendar-days.ts'

const dayPattern = /^\d{4}-\d{2}-\d{2}$/
const isDay = (text: string | null): text is string => text !== null && dayPattern.test(text) && !Number.isNaN(Date.parse(text))

/** The week or month of an address, with its appointments and blocked times. */
export async function loadCalendar(api: ApiClient, query: URLSearchParams, today: string) {
  const requested = query.get('day')
  const day = isDay(requested) ? requested : today
  const view: CalendarView = query.get('view') === 'month' ? 'month' : 'week'
  const period = daysShown(view, day)
  const [calendar, feed] = await Promise.all([api.call(showProviderCalendar, { query: period }), api.call(showCalendarFeed)])
  return { ...calendar, today, day, view, period, feed_url: feed.url }
}
export type LoadedCalendar = Awaited<ReturnType<typeof loadCalendar>>

type CalendarAction = (api: ApiClient, form: FormData) => Promise<ApiResult<unknown>>

/** A day and a time of the form, in Riyadh. */
const instantOf = (form: FormData, name: string): string => `${form.get(name)}T${form.get(`${name}_time`)}:00+03:00`

/** The forms of the calendar by their `intent`. */
const actions: Readonly<Record<string, CalendarAction>> = {
  block: (api, form) =>
    api.submit(blockTime, {
      entered: { starts_at: instantOf(form, 'starts_at'), ends_at: instantOf(form, 'ends_at'), note: optionalText(form.get('note')) },
    }),
  unblock: (api, form) => api.submit(unblockTime, { params: { id: encodeURIComponent(String(form.get('id') ?? '')) } }),
  pause: (api, form) => api.submit(pauseRequests, { entered: { paused_until: String(form.get('paused_until') ?? '') } }),
  resume: (api) => api.submit(pauseRequests, { entered: { paused_until: null } }),
  renew_feed: (api) => api.submit(renewCalendarFeed),
  delete_feed: (api) => api.submit(deleteCalendarFeed),
}

/** The query of the calendar after a form: that of the week or month of a time that was blocked. */
export function weekAfter(form: FormData, query: URLSearchParams): URLSearchParams {
  const day = form.get('intent') === 'block' ? textOf(form.get('starts_at')) : null
  return isDay(day) ? new URLSearchParams({ ...Object.fromEntries(query), day }) : query
}

/** Runs the submitted form. Returns 4xx errors for it; see `attempt`. */
export async function changeCalendar(api: ApiClient, form: FormData) {
  const action = findEntry(actions, String(form.get('intent')))
  if (!action) throw new Response(null, { status: 400 })
  return attempt(action(api, form))
}
