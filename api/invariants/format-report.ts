import type { Invariant } from './invariant.ts'

type ViolatedInvariant = Pick<Invariant, 'name'> & { rows: readonly object[] }

/** The report of the command: a line for each invariant, the violating rows below it, and a summary at the end. */
export function formatReport(all: readonly Pick<Invariant, 'name' | 'description'>[], violated: readonly ViolatedInvariant[]): string {
  const width = Math.max(...all.map(({ name }) => name.length))
  const lines = all.flatMap(({ name, description }) => {
    const rows = violated.find((invariant) => invariant.name === name)?.rows ?? []
    const verdict = rows.length === 0 ? 'ok    ' : 'BROKEN'
    return [`${name.padEnd(width)}  ${verdict}  ${description}`, ...rows.map((row) => `    ${JSON.stringify(row)}`)]
  })
  const end = violated.length === 0 ? `All ${all.length} invariants hold.` : `${violated.length} of ${all.length} invariants do not hold.`
  return `${[...lines, end].join('\n')}\n`
}
