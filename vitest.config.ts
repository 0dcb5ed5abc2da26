import { configDefaults, defineConfig } from 'vitest/config'

// Needs no database, and its reader of PDFs wants a process in which nothing else ran.
const printing = 'api/pdf/**/*.test.ts'
// Ask nothing that another engine could answer otherwise: once, on the embedded one, is enough.
const sameOnAny = ['api/start.test.ts', 'api/http/access-cells.test.ts', 'api/pages/**', 'api/env.test.ts']

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
          exclude: [...configDefaults.exclude, printing, ...(process.env.TEST_DATABASE_URL ? sameOnAny : [])],
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
