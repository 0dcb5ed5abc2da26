import { createCarBlock, deleteCarBlock, editCarBlock, showFleetCalendar } from '@wasl/resources/endpoints/provider-cars.ts'
import type { CarHold, FleetCalendar } from '@wasl/shared/contract/provider-cars.ts'
import { messages } from '@wasl/shared/registry/messages.ts'
import { shownDays } from '@wasl/shared/rules/hold-days.ts'
import { addDays, boundsOf } from '@wasl/shared/rules/periods.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { optionalText } from '../forms/form-values.ts'
import { textOf } from '../forms/read-fields.ts'
import { type ApiClient, attempt } from '../server/api.server.ts'
import type { FieldErrors } from '../server/api-error.server.ts'

const dayPattern = /^\d{4}-\d{2}-\d{2}$/
const isDay = (text: string | null): text is string => text !== null && dayPattern.test(text) && !Number.isNaN(Date.parse(text))

/** What the form of the calendar begins with: a chosen hold of a car, or a car and a day for a new one. */
export type ChosenTime = { car: string; hold: CarHold | null; day: string }

/** The calendar of the fleet for the weeks of an address, and what is chosen in it. */
export async function loadFleetWeeks(api: ApiClient, query: URLSearchParams, today: string) {
  const requested = query.get('from')
  const from = isDay(requested) ? requested : today
  const { cars } = await api.call(showFleetCalendar, { query: { from, to: addDays(from, shownDays - 1) } })
  return { from, today, cars, chosen: chosenIn(cars, query, today) }
}

function chosenIn(cars: FleetCalendar['cars'], query: URLSearchParams, today: string): ChosenTime {
  const car = cars.find(({ id }) => id === query.get('car'))
  const hold = car?.holds.find(({ id }) => id === query.get('hold')) ?? null
  const day = query.get('day')
  return { car: car?.id ?? '', hold, day: isDay(day) ? day : today }
}

/** The time that a form asks for. A stored one can begin or end within a day: a day that was left as it is keeps its hour. */
export function enteredBlock(form: FormData) {
  const [from, to] = [form.get('from'), form.get('to')].map((day) => (isDay(textOf(day)) ? textOf(day) : null))
  return {
    kind: optionalText(form.get('kind')),
    ...(from === null || from !== form.get('from_before') ? { starts_at: from && boundsOf({ from, to: from }).start } : {}),
    ...(to === null || to !== form.get('to_before') ? { ends_at: to && boundsOf({ from: to, to }).end } : {}),
    note: optionalText(form.get('note')),
  }
}

type BlockResult = { ok: true; msg: string } | { ok: false; status: number; msg: string; errors: FieldErrors }

/** Adds a time that a car is not for rent, or changes or deletes the one of the form. Errors have the names of the form's fields. */
export async function changeBlocks(api: ApiClient, form: FormData): Promise<BlockResult> {
  const car = textOf(form.get('car'))
  const block = textOf(form.get('hold'))
  if (!car) return { ok: false, status: 422, msg: '', errors: { car: [labelIn(messages.required, api.locale)] } }
  const entered = enteredBlock(form)
  const send = async (): Promise<{ data: unknown; msg: string }> => {
    if (form.get('intent') === 'delete') return api.submit(deleteCarBlock, { params: { id: car, block } })
    if (block) return api.submit(editCarBlock, { params: { id: car, block }, entered })
    return api.submit(createCarBlock, { params: { id: car }, entered })
  }
  const result = await attempt(send())
  if (result.ok) return result
  const { starts_at, ends_at, ...others } = result.errors
  return { ...result, errors: { ...others, ...(starts_at && { from: starts_at }), ...(ends_at && { to: ends_at }) } }
}
