import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { endAll } from './child.ts'
import { add, type Count, closingLine, nothing } from './count.ts'
import { type Step, steps } from './steps.ts'

const root = dirname(dirname(import.meta.dirname))
const reports = mkdtempSync(join(tmpdir(), 'wasl-reports-'))
process.env.PATH = [join(root, 'node_modules/.bin'), dirname(process.execPath), process.env.PATH].join(delimiter)
process.env.NODE_ENV = 'test'
process.env.NO_COLOR = '1'

process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
let isStopping = false
const stop = async () => {
  isStopping = true
  await endAll()
  process.exit(130)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())

const words = process.argv.slice(2)
const chosen =
  words.length === 0 ? steps : steps.filter((step) => words.some((word) => step.name.toLowerCase().includes(word.toLowerCase())))
if (chosen.length === 0) console.log(`No step has ${words.join(' or ')} in its name. Steps: ${steps.map((step) => step.name).join(' · ')}`)

const started = performance.now()
const notRun: string[] = []
let sum: Count = { ...nothing, failed: chosen.length === 0 ? 1 : 0 }
await runAll()

console.log(`\nTook ${seconds(started)}`)
for (const line of notRun) console.log(`\n!!! NOT RUN !!! ${line}\n`)
console.log(closingLine(sum))
process.exit(sum.failed === 0 ? 0 : 1)

/** The steps in their order, side by side where two find room on two cores. */
async function runAll(): Promise<void> {
  const running = new Set<Promise<void>>()
  let busy = 0
  for (const step of chosen) {
    while (busy > 0 && busy + step.cores > 2) await Promise.race(running)
    if (isStopping) break
    busy += step.cores
    const run: Promise<void> = runStep(step).then((count) => {
      sum = add(sum, count)
      busy -= step.cores
      running.delete(run)
    })
    running.add(run)
  }
  await Promise.all(running)
}

async function runStep(step: Step): Promise<Count> {
  const began = performance.now()
  const result = await step.run({ root, reports }).catch((error: unknown) => ({
    count: { ...nothing, failed: 1 },
    output: error instanceof Error ? error.message : String(error),
  }))
  if ('skipped' in result) {
    notRun.push(`${step.name}: ${result.skipped}`)
    console.log(`!!! NOT RUN !!! ${step.name}: ${result.skipped}`)
    return nothing
  }
  const { count, output } = result
  const one = count.passed + count.failed + count.skipped === 1
  console.log(
    `${count.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name.padEnd(46)} ${seconds(began).padStart(7)}${one ? '' : `  ${count.passed} of ${count.passed + count.failed}${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}${count.retried > 0 ? `, ${count.retried} at the second try` : ''}`}`,
  )
  if (count.failed + count.retried > 0) console.log(output.trim().replace(/^/gm, '     | '))
  return count
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
