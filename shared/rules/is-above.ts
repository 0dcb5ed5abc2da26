/** Whether the start of a range is above its end: both numbers, or both dates, instants or times of the same form. An empty bound is open. */
export function isAbove(start: unknown, end: unknown): boolean {
  const [first, last] = [start, end].map((value) => (value === null || value === undefined ? '' : String(value)))
  if (!first || !last) return false
  const [from, to] = [Number(first), Number(last)]
  return Number.isNaN(from) || Number.isNaN(to) ? first > last : from > to
}
