/** Lengths of time in milliseconds. */
const secondMs = 1_000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** Lengths of time in seconds. */
export const minuteSeconds = 60
export const hourSeconds = 60 * minuteSeconds
export const daySeconds = 24 * hourSeconds

/** Riyadh is UTC+3 all year. */
export const riyadhOffsetMs = 3 * hourMs

const isoDuration = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/

/** Milliseconds of an ISO 8601 duration in days, hours, minutes and seconds ('PT2H', 'P7DT30M'); null for any other text. */
export function parseDuration(text: string): number | null {
  const match = isoDuration.exec(text)
  if (!match || text === 'P' || text.endsWith('T')) return null
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0))
  return days * dayMs + hours * hourMs + minutes * minuteMs + seconds * secondMs
}
