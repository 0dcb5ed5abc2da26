import { configDefaults, defineConfig } from 'vitest/config'

// Needs no database, and its reader of PDFs wants a process in which nothing else ran.
const printing = 'api/platform/pdf/**/*.test.ts'
// Ask nothing that another engine could answer otherwise: once is enough, on the faster one where both are at hand.
const sameOnAny = ['api/platform/http/access-cells.test.ts', 'api/resources/import/**', 'api/platform/pages/**', 'api/env.test.ts']
// Of the embedded one alone: its folder, its lock.
const ofEmbedded = ['api/start.test.ts']
const elsewhere = process.env.TEST_DATABASE_URL ? ofEmbedded : process.env.TEST_BOTH_ENGINES ? sameOnAny : []

export default defineConfig({
  test: {
    allowOnly: false,
    // Style sheets keep their text, so that `?raw` reads them.
    css: true,
    maxWorkers: 2,
    env: { TZ: 'UTC' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{shared,resources,admin,site,scripts}/**/*.test.{ts,tsx}', printing],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['api/**/*.test.ts'],
          exclude: [...configDefaults.exclude, printing, ...elsewhere],
          environment: 'node',
          pool: 'forks',
          // Every file has an app and a database of its own; the code is loaded once.
          isolate: false,
          testTimeout: 20_000,
          // The first test of a file opens and migrates its own database.
          hookTimeout: 90_000,
        },
      },
    ],
  },
})
