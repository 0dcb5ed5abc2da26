import type { Invariant } from './invariant.ts'

type ViolatedInvariant = Pick<Invariant, 'name'> & { rows: readonly object[] }

/**
 * The report of the command: a line for each invariant, the violating rows below it, and a summary at the end. `realTime`: the system time that a demo's
 * rows were compared with; the clock of a demo may be ahead of it.
 */
export function formatReport(
  all: readonly Pick<Invariant, 'name' | 'description'>[],
  violated: readonly ViolatedInvariant[],
  realTime?: string,
): string {
  const width = Math.max(...all.map(({ name }) => name.length))
  const lines = all.flatMap(({ name, description }) => {
    const rows = violated.find((invariant) => invariant.name === name)?.rows ?? []
    const verdict = rows.length === 0 ? 'ok    ' : 'BROKEN'
    return [`${name.padEnd(width)}  ${verdict}  ${description}`, ...rows.map((row) => `    ${JSON.stringify(row)}`)]
  })
  const end = violated.length === 0 ? `All ${all.length} invariants hold.` : `${violated.length} of ${all.length} invariants do not hold.`
  const note =
    realTime && violated.length > 0
      ? [`Compared with the system time ${realTime}. If the demo's clock was moved (POST /api/dev/clock), rows after it are no error.`]
      : []
  return `${[...lines, end, ...note].join('\n')}\n`
}
