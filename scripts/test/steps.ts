import { join } from 'node:path'
import { ensureBrowser, findBrowser } from './browser.ts'
import { type Ended, runToEnd } from './child.ts'
import { type Count, countPlaywright, countVitest, nothing } from './count.ts'
import { failuresOf } from './failure-report.ts'
import { hasPostgres, startPostgres } from './postgres.ts'

/** What a step comes to: its count, the output worth showing when it failed, or a reason for not having run. */
export type Result = { count: Count; output: string } | { skipped: string }
export type Place = { root: string; reports: string }
/** `cores`: how many of the two that a small machine has it keeps busy; steps of one run in pairs. */
export type Step = { name: string; cores: 1 | 2; run: (place: Place) => Promise<Result> }

const minutes = 60_000

/** Every step of `npm test`, in its order. */
export const steps: readonly Step[] = [
  check('lint: format and rules', ['biome', 'check', '.']),
  check('lint: layers', ['depcruise', '--config', '.dependency-cruiser.cjs', 'shared', 'resources', 'api', 'admin', 'site', 'e2e']),
  check('lint: dead code', ['knip', '--no-progress']),
  translations('back office', 'admin'),
  translations('site', 'site'),
  check('lint: files', ['node', 'scripts/lint/check.ts', '--report']),
  check('types: shared, resources, api, e2e, scripts', ['tsc', '-p', '.']),
  check('types: back office', ['tsc', '-p', 'admin']),
  checks('types: site', [
    ['node', 'site/node_modules/@react-router/dev/bin.js', 'typegen', 'site'],
    ['tsc', '-p', 'site'],
  ]),
  { ...check('build', ['node', 'scripts/build/run.ts']), cores: 2 },
  { name: 'unit', cores: 2, run: (place) => vitest(place, 'unit', {}) },
  // An address left empty means the embedded database, whatever the shell around says.
  {
    name: 'api on PGlite',
    cores: 2,
    run: (place) => vitest(place, 'api', { TEST_DATABASE_URL: '', TEST_BOTH_ENGINES: hasPostgres() ? '1' : '' }),
  },
  { name: 'api on PostgreSQL', cores: 2, run: apiOnPostgres },
  // Each moves the clock of a house of its own.
  inBrowser('journeys in Arabic on the phone', 'ar-phone', { cores: 1, port: 4310 }),
  inBrowser('journeys in English on the desktop', 'en-desktop', { cores: 1, port: 4311 }),
  inBrowser('screens', 'screens-*', { cores: 2, port: 4310 }),
]

function check(name: string, command: readonly string[]): Step {
  return checks(name, [command])
}

/** Commands of one concern: one check, passed when all of them are. */
function checks(name: string, commands: readonly (readonly string[])[], env: NodeJS.ProcessEnv = {}): Step {
  return {
    name,
    cores: 1,
    run: async ({ root }) => {
      const ended: Ended[] = []
      for (const [command = '', ...args] of commands) ended.push(await runToEnd(command, args, { cwd: root, env, limitMs: 5 * minutes }))
      const failed = ended.filter(({ code }) => code !== 0)
      const count = { ...nothing, passed: failed.length === 0 ? 1 : 0, failed: failed.length === 0 ? 0 : 1 }
      return { count, output: failed.map(({ output }) => output.trim()).join('\n') }
    },
  }
}

/** Every key that the code of an app asks for has its text in both languages, all plural forms included. */
function translations(name: string, app: string): Step {
  const status = (locale: string) => ['i18next-cli', 'status', locale, '--hide-translated']
  return checks(`lint: translations of the ${name}`, [status('ar'), status('en')], { TRANSLATIONS: app })
}

async function vitest({ root, reports }: Place, project: 'unit' | 'api', env: NodeJS.ProcessEnv): Promise<Result> {
  const report = join(reports, `${project}${env.TEST_DATABASE_URL ? '-postgres' : ''}.json`)
  const args = ['run', '--project', project, '--reporter=json', `--outputFile.json=${report}`]
  const { code, output } = await runToEnd('vitest', args, { cwd: root, env, limitMs: 10 * minutes })
  return counted(code, failuresOf(report) ?? output, countVitest(report))
}

async function apiOnPostgres(place: Place): Promise<Result> {
  const postgres = await startPostgres()
  if (!postgres) return { skipped: 'no DATABASE_URL and no PostgreSQL server binaries here; the API was tested on PGlite only' }
  try {
    return await vitest(place, 'api', { TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

/** Walks in the browser, against a server of their own. */
function inBrowser(name: string, project: string, { cores, port }: { cores: 1 | 2; port: number }): Step {
  return {
    name,
    cores,
    run: async ({ root, reports }) => {
      await ensureBrowser(root)
      const report = join(reports, `browser-${port}.json`)
      const env = { CHROMIUM_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_PORT: String(port) }
      const args = ['test', `--project=${project}`, `--workers=${cores}`, `--output=test-results/${port}`]
      const { code, output } = await runToEnd('playwright', args, { cwd: root, env, limitMs: 12 * minutes })
      return counted(code, failuresOf(report) ?? output, countPlaywright(report))
    },
  }
}

/** A runner that failed without a failed test, or that found no test at all, failed once. */
function counted(code: number, output: string, count: Count = nothing): Result {
  const silent = count.failed === 0 && (code !== 0 || count.passed === 0)
  return { count: silent ? { ...count, failed: 1 } : count, output }
}
