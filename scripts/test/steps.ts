import { join } from 'node:path'
import { hasPostgres, startPostgres } from '../../api/testing/postgres.ts'
import { ensureBrowser, findTestBrowser } from './browser.ts'
import { countPlaywright, countVitest, emptyCount, type TestCount } from './count-tests.ts'
import { childCounter } from './cpu-time.ts'
import { demoTemplate } from './demo-template.ts'
import { formatFailures } from './failure-report.ts'
import { type CommandResult, runCommand } from './run-command.ts'

/** The result of a step: its test count and the output to show on failure, or the reason it was skipped. */
export type StepResult = { count: TestCount; output: string } | { skipped: string }
export type StepContext = { root: string; reports: string }
/** `workers`: how many processes of the step work at once. */
export type TestStep = { name: string; workers: 1 | 2; run: (context: StepContext) => Promise<StepResult> }

const minutes = 60_000

/** `npm run test:all` samples nothing. */
const isFullRun = process.env.WASL_TEST_ALL === '1'

/** The variables of the API tests on PGlite. An empty TEST_DATABASE_URL selects it, even if the shell sets one; these tests start an hour before midnight. */
const embedded = async () => ({
  TEST_DATABASE_URL: '',
  TEST_BOTH_ENGINES: !isFullRun && (await hasPostgres()) ? '1' : '',
  TEST_START_HOUR: '23',
})

/** The steps of `npm test` and `npm run test:all`, in order. */
export const steps: readonly TestStep[] = [
  { name: 'build', workers: 2, run: async ({ root }) => checkOf([await build(root)]) },
  // Takes longest, so everything else runs beside it.
  { name: 'api on PostgreSQL', workers: 2, run: apiOnPostgres },
  check('lint: format and rules', ['biome', 'check', '.']),
  check('lint: layers', [
    'depcruise',
    '--config',
    '.dependency-cruiser.cjs',
    'shared',
    'resources',
    'api',
    'admin',
    'site',
    'e2e',
    'bench',
    'scripts',
  ]),
  check('lint: dead code', ['knip', '--no-progress']),
  translations('back office', 'admin'),
  translations('site', 'site'),
  check('lint: files', ['node', 'scripts/lint/check.ts', '--report']),
  check('types: shared, resources, api, e2e, scripts', typeCheck('.')),
  check('types: back office', typeCheck('admin')),
  checks('types: site', [['node', 'site/node_modules/@react-router/dev/bin.js', 'typegen', 'site'], typeCheck('site')]),
  { name: 'unit', workers: 2, run: (context) => vitest(context, 'unit', {}) },
  // Each step has its own server, because journeys move the demo clock.
  inBrowser('journeys in Arabic on the phone', 'ar-phone', 4310),
  inBrowser('screens in Arabic on the phone', 'screens-ar-phone', 4312),
  inBrowser('screens in English on the desktop', 'screens-en-desktop', 4313),
  {
    name: 'api on PGlite',
    // A sampled run has few files: one worker starts as soon as the journeys end, two would wait for the last screens too.
    workers: isFullRun ? 2 : 1,
    run: async (context) => vitest(context, 'api', await embedded(), isFullRun ? [] : ['--maxWorkers=1']),
  },
  ...(isFullRun
    ? [inBrowser('journeys in English on the desktop', 'en-desktop', 4311), check('fuzz', ['node', 'api/fuzz/run.ts'], 30 * minutes)]
    : []),
]

/**
 * One checker: the four by default check what they share four times, and steps run side by side anyway. What earlier checks found about files that did
 * not change since, and about what they import, is stored.
 */
function typeCheck(project: string): readonly string[] {
  const stored = `node_modules/.cache/types/${project === '.' ? 'root' : project}.tsbuildinfo`
  return ['tsc', '-p', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', stored]
}

function check(name: string, command: readonly string[], timeoutMs?: number): TestStep {
  return checks(name, [command], timeoutMs)
}

/** Several commands that count as one check. */
function checks(name: string, commands: readonly (readonly string[])[], timeoutMs = 5 * minutes): TestStep {
  return {
    name,
    workers: 1,
    run: async ({ root }) => {
      const results: CommandResult[] = []
      for (const [command = '', ...args] of commands) results.push(await runCommand(command, args, { cwd: root, timeoutMs }))
      return checkOf(results)
    },
  }
}

function checkOf(results: readonly CommandResult[]): StepResult {
  const failed = results.filter(({ code }) => code !== 0)
  const count = { ...emptyCount, passed: failed.length === 0 ? 1 : 0, failed: failed.length === 0 ? 0 : 1 }
  return { count, output: failed.map(({ output }) => output.trim()).join('\n') }
}

let built: Promise<CommandResult> | undefined

/** Builds what the sources of this run need, once: two builds at the same time would remove each other's files. */
const build = (root: string): Promise<CommandResult> => {
  built ??= runCommand('node', ['scripts/build/run.ts'], { cwd: root, env: {}, timeoutMs: 5 * minutes })
  return built
}

/** Every translation key used in an app exists in both languages, with all plural forms. The details of each language follow only if something is missing. */
function translations(name: string, app: string): TestStep {
  return {
    name: `lint: translations of the ${name}`,
    workers: 1,
    run: async ({ root }) => {
      const status = (...args: readonly string[]) =>
        runCommand('i18next-cli', ['status', ...args], { cwd: root, env: { TRANSLATIONS: app }, timeoutMs: 5 * minutes })
      const both = await status()
      return checkOf(both.code === 0 ? [both] : [both, await status('ar', '--hide-translated'), await status('en', '--hide-translated')])
    },
  }
}

async function vitest(
  { root, reports }: StepContext,
  project: 'unit' | 'api',
  env: NodeJS.ProcessEnv,
  options: readonly string[] = [],
): Promise<StepResult> {
  const report = join(reports, `${project}${env.TEST_DATABASE_URL ? '-postgres' : ''}.json`)
  const args = ['run', '--project', project, '--reporter=json', `--outputFile.json=${report}`, ...options]
  const sample = { TEST_SAMPLE: isFullRun ? '' : '1' }
  // Some API tests start the built server.
  if (project === 'api') await build(root)
  const { code, output } = await runCommand('vitest', args, {
    cwd: root,
    env: { ...env, ...sample, TEST_BUILT_SERVER: '1' },
    timeoutMs: 30 * minutes,
  })
  return resultOf(code, formatFailures(report) ?? output, countVitest(report))
}

async function apiOnPostgres(context: StepContext): Promise<StepResult> {
  const postgres = await startPostgres()
  if (!postgres)
    return {
      skipped:
        'no DATABASE_URL, no PostgreSQL server binaries here, and the npm package could not be fetched; the API was tested on PGlite only',
    }
  try {
    return await vitest(context, 'api', { TEST_DATABASE_URL: postgres.localUrl })
  } finally {
    const addServer = childCounter()
    await postgres.stop()
    addServer()
  }
}

/** Browser tests against their own server. */
function inBrowser(name: string, project: string, port: number): TestStep {
  return {
    name,
    workers: 1,
    run: async ({ root, reports }) => {
      await ensureBrowser(root)
      const report = join(reports, `browser-${port}.json`)
      await build(root)
      const env = {
        CHROMIUM_PATH: findTestBrowser(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        E2E_PORT: String(port),
        DEMO_TEMPLATE: await demoTemplate(root, reports),
      }
      const args = ['test', `--project=${project}`, '--workers=1', `--output=test-results/${port}`]
      const { code, output } = await runCommand('playwright', args, { cwd: root, env, timeoutMs: (isFullRun ? 60 : 30) * minutes })
      return resultOf(code, formatFailures(report) ?? output, countPlaywright(report))
    },
  }
}

/** A runner that fails without a failed test, or that finds no tests, counts as one failure. */
function resultOf(code: number, output: string, count: TestCount = emptyCount): StepResult {
  const isSilentFailure = count.failed === 0 && (code !== 0 || count.passed === 0)
  return { count: isSilentFailure ? { ...count, failed: 1 } : count, output }
}
