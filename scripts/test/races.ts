// npm run races:payments [rounds], races:store [rounds], races:rentals [rounds]: races of payments, of the store and of rentals on PostgreSQL, 200 rounds each by default. --embedded: on the
// embedded database.

import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { startPostgres } from '../../api/testing/postgres.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { embedded: { type: 'boolean', default: false } } })
const [file = '', rounds = '200'] = positionals
const postgres = values.embedded ? undefined : await startPostgres()
if (!postgres && !values.embedded) throw new Error('races: no PostgreSQL found; set DATABASE_URL, or use --embedded')
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', file]
const env = { ...process.env, RACE_ROUNDS: rounds, ...(postgres && { TEST_DATABASE_URL: postgres.localUrl }) }
const { status } = spawnSync(process.execPath, vitest, { stdio: 'inherit', env })
await postgres?.stop()
process.exitCode = status ?? 1
