// npm run bench:journey: orders from the request to the receipt, paid by card, on a temporary PostgreSQL with the built server. JOURNEYS (200), AT_ONCE (50),
// PROVIDERS (20), PAUSE_MS (1000, before each call of a person: 0 measures the capacity) and SECONDS (10, for each ledger figure) change its size;
// STATEMENTS=40 lists the most frequent statements.

import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../api/environment/paths.ts'
import { startPostgres } from '../api/testing/postgres.ts'
import { connect } from './harness/database.ts'
import { startServer } from './harness/deployment.ts'
import { atLeast, atMost, type Figure, figureTable, noTarget, rounded } from './harness/figure.ts'
import { percentile } from './harness/percentile.ts'
import { cpuSeconds } from './harness/process-usage.ts'
import { countStatements } from './harness/statements.ts'
import { measureLedger } from './journey/ledger-rates.ts'
import { createJourneyPeople } from './journey/people.ts'
import { runJourney, type TimedCall } from './journey/run-journey.ts'

const option = (name: string, fallback: number): number => Number(process.env[name] ?? fallback)
const [journeys, atOnce, providers, seconds] = [
  option('JOURNEYS', 200),
  option('AT_ONCE', 50),
  option('PROVIDERS', 20),
  option('SECONDS', 10),
]

const pauseMs = option('PAUSE_MS', 1000)

const postgres = await startPostgres({ isDurable: true, countsStatements: true })
if (!postgres) throw new Error('bench:journey: no PostgreSQL found; set DATABASE_URL')
const folder = await mkdtemp(join(tmpdir(), 'wasl-bench-journey-'))
const server = await startServer(folder, postgres.url, {})
const db = await connect(postgres.url)
const people = await createJourneyPeople(db, atOnce, providers)

const calls: TimedCall[] = []
let [next, finished] = [0, 0]
const journey = (number: number, lane: number, options: { calls: TimedCall[]; pauseMs: number }) => {
  const party = { client: people.clients[lane] ?? '', provider: people.providers[Math.abs(number) % providers] ?? '', order: people.order }
  return runJourney(server.address, party, `journey-${number}`, options)
}
const follow = async (lane: number) => {
  for (let number = next++; number < journeys; number = next++) if (await journey(number, lane, { calls, pauseMs })) finished += 1
}
// A process that has just started compiles its code first.
await Promise.all(Array.from({ length: 10 }, (_, lane) => journey(-1 - lane, lane, { calls: [], pauseMs: 0 })))
const cpu = () => cpuSeconds(server.pid) + cpuSeconds(postgres.pid ?? 0)
const readStatements = await countStatements(db)
const [startedAt, cpuBefore] = [performance.now(), cpu()]
await Promise.all(Array.from({ length: atOnce }, (_, lane) => follow(lane)))
const took = (performance.now() - startedAt) / 1000
const cpuMs = ((cpu() - cpuBefore) * 1000) / calls.length
const statements = await readStatements?.()
await server.stop()
const invariants = checkInvariants(postgres.url)
const ledger = await measureLedger(postgres, folder, db, seconds)

const times = calls.map(({ ms }) => ms)
const byName = [...Map.groupBy(calls, ({ name }) => name)].map(([name, all]) => {
  const p95 = percentile(
    all.map(({ ms }) => ms),
    0.95,
  )
  return atMost(`  ${name}, p95`, p95, 300, 'ms')
})
const figures: Figure[] = [
  atLeast(`journeys finished, ${atOnce} at once`, finished, journeys, 'journeys', `${rounded(took)} s`),
  atMost('answers with 5xx', calls.filter(({ status }) => status >= 500).length, 0, 'calls'),
  atMost('other errors', calls.filter(({ status }) => status >= 400 && status < 500).length, 0, 'calls'),
  atMost(
    'p95 of all calls',
    percentile(times, 0.95),
    300,
    'ms',
    `p50 ${rounded(percentile(times, 0.5))}, ${calls.length} calls, ${rounded(cpuMs)} ms CPU each`,
  ),
  {
    name: 'statements per call, with the jobs behind it',
    value: statements ? rounded(statements.reduce((sum, each) => sum + each.calls, 0) / calls.length) : 'not counted',
    target: noTarget,
    isMet: null,
  },
  ...byName,
  { name: 'invariants', value: invariants.text, target: 'all hold', isMet: invariants.hold },
  {
    name: 'ledger transfers, wallet to escrow',
    value: `${rounded(ledger.transfers)}/s, ${rounded(ledger.cpuMs)} ms CPU each`,
    target: noTarget,
    isMet: null,
  },
  { name: 'pgbench, the same statements', value: `${rounded(ledger.pgbench)}/s`, target: noTarget, isMet: null },
  { name: 'payments with release (commission, VAT)', value: `${rounded(ledger.releases)}/s`, target: noTarget, isMet: null },
]
process.stdout.write(`${figureTable(figures)}\n`)
for (const { query, calls: runs } of statements?.slice(0, option('STATEMENTS', 0)) ?? [])
  process.stdout.write(`${rounded(runs / calls.length)} per call  ${query.replaceAll(/\s+/g, ' ').slice(0, 220)}\n`)
await db.end()
await postgres.stop()
await rm(folder, { recursive: true, force: true })
process.exit(figures.some(({ isMet }) => isMet === false) ? 1 : 0)

function checkInvariants(url: string): { hold: boolean; text: string } {
  const env = { ...process.env, WASL_MODE: 'demo', DATABASE_URL: url, DATA_DIR: folder }
  try {
    const output = execFileSync(process.execPath, ['api/invariants/run.ts'], { cwd: root, env, encoding: 'utf8' })
    return { hold: true, text: output.trim().split('\n').at(-1) ?? '' }
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) process.stdout.write(String(error.stdout))
    return { hold: false, text: 'violated, see above' }
  }
}
