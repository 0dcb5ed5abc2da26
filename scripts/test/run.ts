import { mkdtempSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { addCounts, closingLine, emptyCount, type TestCount } from './count-tests.ts'
import { type CpuCounter, cpuSeconds, withCpuCounter } from './cpu-time.ts'
import { stopAll } from './run-command.ts'
import { steps, type TestStep } from './steps.ts'
import { temporaryFolder } from './temporary-folder.ts'

const root = dirname(dirname(import.meta.dirname))
const temporary = temporaryFolder()
// For what the steps start.
process.env.TMPDIR = temporary
const reports = mkdtempSync(join(temporary, 'wasl-reports-'))
process.env.PATH = [join(root, 'node_modules/.bin'), dirname(process.execPath), process.env.PATH].join(delimiter)
process.env.NODE_ENV = 'test'
process.env.NO_COLOR = '1'

process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
let isStopping = false
const stop = async () => {
  isStopping = true
  await stopAll()
  process.exit(130)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())

const filters = process.argv.slice(2)
const selectedSteps =
  filters.length === 0 ? steps : steps.filter((step) => filters.some((filter) => step.name.toLowerCase().includes(filter.toLowerCase())))
if (selectedSteps.length === 0)
  console.log(`No step name contains ${filters.join(' or ')}. Steps: ${steps.map((step) => step.name).join(' · ')}`)

/** Four keep two cores busy: browser tests and database tests wait often. With five, tests run into their time limits. */
const maxWorkers = 4

const started = performance.now()
const skippedSteps: string[] = []
let total: TestCount = { ...emptyCount, failed: selectedSteps.length === 0 ? 1 : 0 }
await runAll()

const cpu = cpuSeconds()
console.log(`\nTook ${seconds(started)}${cpu === null ? '' : `, ${Math.round(cpu)} s of CPU`}`)
if (process.env.WASL_TEST_ALL !== '1')
  console.log('What only repeats a test is sampled; npm run test:all runs all of it: docs/decisions/0014, 0314, 0332, 0344 and 0349.')
for (const line of skippedSteps) console.log(`\n!!! NOT RUN !!! ${line}\n`)
console.log(closingLine(total))
process.exit(total.failed === 0 ? 0 : 1)

/** Runs the steps in order, as many side by side as have four workers together. */
async function runAll(): Promise<void> {
  const running = new Set<Promise<void>>()
  let busyWorkers = 0
  for (const step of selectedSteps) {
    while (busyWorkers > 0 && busyWorkers + step.workers > maxWorkers) await Promise.race(running)
    if (isStopping) break
    busyWorkers += step.workers
    const run: Promise<void> = runStep(step).then((count) => {
      total = addCounts(total, count)
      busyWorkers -= step.workers
      running.delete(run)
    })
    running.add(run)
  }
  await Promise.all(running)
}

async function runStep(step: TestStep): Promise<TestCount> {
  const began = performance.now()
  const cpu: CpuCounter = { seconds: 0 }
  const result = await withCpuCounter(cpu, () => step.run({ root, reports })).catch((error: unknown) => ({
    count: { ...emptyCount, failed: 1 },
    output: error instanceof Error ? error.message : String(error),
  }))
  if ('skipped' in result) {
    skippedSteps.push(`${step.name}: ${result.skipped}`)
    console.log(`!!! NOT RUN !!! ${step.name}: ${result.skipped}`)
    return emptyCount
  }
  const { count, output } = result
  const isSingle = count.passed + count.failed + count.skipped === 1
  const tests = `  ${count.passed} of ${count.passed + count.failed}${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}`
  const times = `${seconds(began).padStart(7)}${cpuSeconds() === null ? '' : `${Math.round(cpu.seconds)} s CPU`.padStart(11)}`
  console.log(`${count.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name.padEnd(46)} ${times}${isSingle ? '' : tests}`)
  if (count.failed > 0) console.log(output.trim().replace(/^/gm, '     | '))
  return count
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
