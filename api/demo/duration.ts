const shape = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/

/** Milliseconds of an ISO duration of days, hours, minutes and seconds, such as 'PT2H' or 'P7DT30M'; null for anything else. */
export function durationMs(text: string): number | null {
  const found = shape.exec(text)
  if (!found || text === 'P' || text.endsWith('T')) return null
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part ?? 0))
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
}
