import type { Check } from './check.ts'

type Failed = Pick<Check, 'name'> & { rows: readonly object[] }

/** What the command prints: a line for each invariant, with the rows under one that does not hold, and the count at the end. */
export function report(all: readonly Pick<Check, 'name' | 'says'>[], broken: readonly Failed[]): string {
  const width = Math.max(...all.map(({ name }) => name.length))
  const lines = all.flatMap(({ name, says }) => {
    const rows = broken.find((one) => one.name === name)?.rows ?? []
    const verdict = rows.length === 0 ? 'ok    ' : 'BROKEN'
    return [`${name.padEnd(width)}  ${verdict}  ${says}`, ...rows.map((row) => `    ${JSON.stringify(row)}`)]
  })
  const end = broken.length === 0 ? `All ${all.length} invariants hold.` : `${broken.length} of ${all.length} invariants do not hold.`
  return `${[...lines, end].join('\n')}\n`
}
