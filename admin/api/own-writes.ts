/** How long after a write of this tab changes of the row are taken for its consequences, such as the attempt to send a message again. */
const consequencesMs = 10_000
const writes = new Map<string, number>()

/** Notes that this tab writes a row. */
export function noteOwnWrite(resource: string, id: string): void {
  for (const [row, at] of writes) if (performance.now() - at >= consequencesMs) writes.delete(row)
  writes.set(`${resource}/${id}`, performance.now())
}

/** Whether this tab has written the row a moment ago, so that nobody has to be told of a change. */
export const isOwnChange = (resource: string, id: string): boolean =>
  performance.now() - (writes.get(`${resource}/${id}`) ?? Number.NEGATIVE_INFINITY) < consequencesMs
