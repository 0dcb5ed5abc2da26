// npm run races:payments [rounds]: the races of payments, 200 rounds each by default.

import { spawnSync } from 'node:child_process'

const [rounds = '200'] = process.argv.slice(2)
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', 'api/money/payments/payment-races.test.ts']
const { status } = spawnSync(process.execPath, vitest, { stdio: 'inherit', env: { ...process.env, RACE_ROUNDS: rounds } })
process.exitCode = status ?? 1
