import { expect, test } from 'vitest'
import { variables } from './env.ts'
import { describeUnknownVariables } from './unknown-variables.ts'

const describe = (source: Record<string, string>) => describeUnknownVariables(source, Object.keys(variables))

test('a misspelled variable is named with the one that is meant', () => {
  expect(describe({ MOYASAR_SECRET: 'x', DATABSE_URL: 'x', SMS_TOKE: 'x' })).toEqual([
    'DATABSE_URL is not a variable of Wasl and has no effect. Is DATABASE_URL meant?',
    'MOYASAR_SECRET is not a variable of Wasl and has no effect. .env.example lists them all.',
    'SMS_TOKE is not a variable of Wasl and has no effect. Is SMS_TOKEN meant?',
  ])
})

test('variables of Wasl and of other programs are not named', () => {
  expect(describe({ DATABASE_URL: 'x', WASL_ENV_FILE: '', PATH: 'x', HOME: 'x', PGHOST: 'x', LOGNAME: 'x', HOSTNAME: 'x' })).toEqual([])
})
