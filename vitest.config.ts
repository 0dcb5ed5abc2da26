import { defineConfig } from 'vitest/config'

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
          include: ['{shared,resources,admin,site,scripts}/**/*.test.{ts,tsx}'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['api/**/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          testTimeout: 20_000,
          // The first test of a file opens and migrates its own database.
          hookTimeout: 90_000,
        },
      },
    ],
  },
})
