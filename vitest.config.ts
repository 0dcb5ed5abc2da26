import { configDefaults, defineConfig } from 'vitest/config'
import { SlowFilesFirst } from './scripts/test/slow-files-first.ts'

// Needs no database, and the PDF reader needs a fresh process.
const pdfTests = 'api/platform/pdf/**/*.test.ts'
// Tests of the embedded database only: its folder and its lock, and commands that use it whatever the tests use.
const embeddedOnly = ['api/start.test.ts', 'api/commands/{add-admin,move-uploads}.test.ts']
// Tests of the server as a process on PostgreSQL, and of its events.
const postgresOnly = ['api/local-postgres/**', 'api/shutdown.test.ts', 'api/processes.test.ts', 'api/messaging/live/events.test.ts']
// What opens, migrates and saves a database. `npm test` runs only these on both engines, and the rest on PostgreSQL if it can; the browser tests show
// lists, searches and reports of the embedded database. `npm run test:all` runs everything on both.
const bothEngines = ['api/{backup,platform/db}/**/*.test.ts']
// Of these, the changes of every migration are the same statements.
const sameStatements = ['api/platform/db/migration-changes.test.ts']
// What other tests show too, or what changes rarely: `npm run test:all` only.
const fullRunOnly = [
  'api/commands/{add-admin,move-uploads}.test.ts',
  'api/local-postgres/durable-cluster.test.ts',
  'api/messaging/notifications/former-channels.test.ts',
  'api/platform/plugins/client-types.test.ts',
  'api/processes.test.ts',
  'api/resources/{contributing-recipe,remove-a-resource}.test.ts',
  'api/resources/import/round-trip.test.ts',
]
const includedTests = process.env.TEST_BOTH_ENGINES ? [...embeddedOnly, ...bothEngines] : ['api/**/*.test.ts']
const excludedTests = process.env.TEST_DATABASE_URL
  ? embeddedOnly
  : [...postgresOnly, ...(process.env.TEST_BOTH_ENGINES ? sameStatements : [])]

export default defineConfig({
  test: {
    allowOnly: false,
    // Keep the text of style sheets, for `?raw` imports.
    css: true,
    fsModuleCache: true,
    maxWorkers: 2,
    sequence: { sequencer: SlowFilesFirst },
    // A worker runs nearly a hundred files: more memory for young objects saves CPU that their collection takes.
    execArgv: ['--max-semi-space-size=32'],
    expect: { poll: { timeout: 10_000 } },
    env: { TZ: 'UTC' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{shared,resources,admin,site,scripts,e2e,bench}/**/*.test.{ts,tsx}', pdfTests],
          environment: 'node',
          // Loading the modules for each file again takes three quarters of the time. A test restores what it changes.
          isolate: false,
          // Beside other steps, on two cores.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: includedTests,
          exclude: [...configDefaults.exclude, pdfTests, ...excludedTests, ...(process.env.TEST_SAMPLE ? fullRunOnly : [])],
          environment: 'node',
          globalSetup: 'api/testing/run-folder.ts',
          setupFiles: 'api/testing/light-passwords.ts',
          pool: 'forks',
          // Every file has its own app and database, so modules can be shared.
          isolate: false,
          // Beside the browser tests, on two cores.
          testTimeout: 40_000,
          // The first test of a file opens and migrates its database.
          hookTimeout: 90_000,
        },
      },
    ],
  },
})
