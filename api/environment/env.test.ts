import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { offAdapterWarnings } from '../app/off-adapters.ts'
import { readEnv, variables } from './env.ts'
import { root } from './paths.ts'

test('without any variable the server starts in demo mode', () => {
  expect(readEnv({})).toMatchObject({ WASL_MODE: 'demo', PORT: 3000, DATA_DIR: '.data', TRUST_PROXY: 0 })
})

test('the demo listens on this computer only, production on all interfaces, unless HOST is set', () => {
  const production = {
    WASL_MODE: 'production',
    PUBLIC_URL: 'https://wasl.example',
    SMS: 'none',
    SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'),
  }
  expect(readEnv({}).HOST).toBe('127.0.0.1')
  expect(readEnv(production).HOST).toBe('0.0.0.0')
  expect([readEnv({ HOST: '0.0.0.0' }).HOST, readEnv({ ...production, HOST: '10.0.0.2' }).HOST]).toEqual(['0.0.0.0', '10.0.0.2'])
})

test('an empty variable counts as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 3000 })
})

test('all invalid variables are reported at once', () => {
  const wrong = { PORT: 'many', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://here', WASL_MODE: 'test' }
  expect(() => readEnv(wrong)).toThrow(/WASL_MODE: .*PORT: .*LOG_LEVEL: .*DATABASE_URL: /s)
})

test('mistakes of values, of groups and what production lacks are one list', () => {
  const wrong = { WASL_MODE: 'production', PORT: 'many', S3_BUCKET: 'wasl', SECRETS_KEY: `${Buffer.alloc(32, 1).toString('base64')},short` }
  expect(() => readEnv(wrong)).toThrow(
    /PORT: .*SECRETS_KEY, entry 2: must be 32 bytes.*S3_ACCESS_KEY_ID: belongs to.*PUBLIC_URL: is required in production/s,
  )
})

test('addresses and keys have the form of what they are', () => {
  const production = { WASL_MODE: 'production', PUBLIC_URL: 'https://wasl.example', SECRETS_KEY: Buffer.alloc(32, 1).toString('base64') }
  const rejected: [Record<string, string>, RegExp][] = [
    [{ PUBLIC_URL: 'ftp://wasl.example' }, /PUBLIC_URL: must be an address that begins with https/],
    [{ PUBLIC_URL: 'https://wasl.example/shop' }, /PUBLIC_URL: must be an address without a path/],
    [{ MAIL_FROM: 'Wasl', SMTP_URL: 'smtp://mail.example' }, /MAIL_FROM: must be an email address/],
    [{ MOYASAR_SECRET_KEY: 'pk_live_1', MOYASAR_WEBHOOK_SECRET: 'x'.repeat(16) }, /MOYASAR_SECRET_KEY: must be the secret key/],
    [{ TABBY_SECRET_KEY: 'pk_1' }, /TABBY_SECRET_KEY: must be the secret key[\s\S]*TABBY_MERCHANT_CODE: belongs to/],
    [{ TABBY_MIN_AMOUNT: '10.5' }, /TABBY_MIN_AMOUNT: must be whole riyals/],
    [{ TAMARA_MIN_AMOUNT: '500', TAMARA_MAX_AMOUNT: '100' }, /TAMARA_MIN_AMOUNT: is above TAMARA_MAX_AMOUNT/],
    [{ TAMARA_API_TOKEN: 'short' }, /TAMARA_API_TOKEN: must be the API token/],
    [{ TAMARA_URL: 'http://api.tamara.co' }, /TAMARA_URL: must be https/],
    [{ ...production, TABBY_SECRET_KEY: 'sk_test_1' }, /TABBY_SECRET_KEY: is a key for tests/],
    [{ ...production, TAMARA_URL: 'https://api-sandbox.tamara.co' }, /TAMARA_URL: is the sandbox/],
    [{ ...production, MOYASAR_SECRET_KEY: 'sk_test_1', MOYASAR_WEBHOOK_SECRET: 'x'.repeat(16) }, /is a key for tests/],
    [
      { FIREBASE_SERVICE_ACCOUNT: '{', FIREBASE_WEB_CONFIG: '{}', FIREBASE_VAPID_KEY: 'x' },
      /FIREBASE_SERVICE_ACCOUNT: must be the JSON.*apiKey/s,
    ],
  ]
  for (const [variables, message] of rejected) expect(() => readEnv(variables)).toThrow(message)
  expect(readEnv({ PUBLIC_URL: 'https://wasl.example/' }).PUBLIC_URL).toBe('https://wasl.example')
  expect(readEnv({ MAIL_FROM: 'وصل <no-reply@wasl.example>', SMTP_URL: 'smtp://mail.example' }).MAIL_FROM).toContain('no-reply')
  expect(readEnv({ MOYASAR_SECRET_KEY: 'sk_test_1', MOYASAR_WEBHOOK_SECRET: 'x'.repeat(16) }).WASL_MODE).toBe('demo')
})

test('variables that belong together are set together, and production has an address', () => {
  expect(() => readEnv({ S3_BUCKET: 'wasl' })).toThrow(/S3_ACCESS_KEY_ID: belongs to.*S3_SECRET_ACCESS_KEY: belongs to/s)
  expect(() => readEnv({ WASL_MODE: 'production' })).toThrow(/PUBLIC_URL: is required in production/)
})

test('production starts without text messages only if SMS=none says so', () => {
  const production = { WASL_MODE: 'production', PUBLIC_URL: 'https://wasl.example', SECRETS_KEY: Buffer.alloc(32, 1).toString('base64') }
  const carrier = { SMS_URL: 'https://sms.example', SMS_TOKEN: 'token' }
  expect(() => readEnv(production)).toThrow(/SMS_URL: is required in production.*SMS=none/)
  expect(readEnv({ ...production, SMS: 'none' }).SMS).toBe('none')
  expect(readEnv({ ...production, ...carrier }).SMS_URL).toBe('https://sms.example')
  expect(() => readEnv({ ...production, ...carrier, SMS: 'none' })).toThrow(/SMS: contradicts SMS_URL/)
})

test('production warns of every service that it goes without, a demo of none', () => {
  const production = { WASL_MODE: 'production', PUBLIC_URL: 'https://wasl.example', SECRETS_KEY: Buffer.alloc(32, 1).toString('base64') }
  const warnings = offAdapterWarnings(readEnv({ ...production, SMS: 'none', MAP_TILES_URL: 'https://tiles.example' }))
  expect(warnings.map((text) => text.split(' ')[0])).toEqual(['SMS', 'Email', 'Push', 'Card', 'Payment', 'Nafath', 'Registers', 'Uploads'])
  expect(offAdapterWarnings(readEnv({}))).toEqual([])
})

test('production needs its own key, not the demo key; several keys may be set', () => {
  const production = (keys?: string) =>
    readEnv({ WASL_MODE: 'production', PUBLIC_URL: 'https://wasl.example', SMS: 'none', SECRETS_KEY: keys })
  const [own, former, demo] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2), readEnv({}).SECRETS_KEY[0]].map((key) => key.toString('base64'))
  expect(() => production()).toThrow(/SECRETS_KEY: is required in production/)
  expect(() => production(`${own},${demo}`)).toThrow(/SECRETS_KEY: is required in production/)
  expect(() => production('too short')).toThrow(/SECRETS_KEY.*32 bytes in base64/)
  expect(production(`${own}, ${former}`).SECRETS_KEY).toEqual([Buffer.alloc(32, 1), Buffer.alloc(32, 2)])
})

test('trusted proxies are counted or named by their networks', () => {
  const trusted = (TRUST_PROXY: string) => readEnv({ TRUST_PROXY }).TRUST_PROXY
  expect([trusted('2'), trusted('10.0.0.0/8, ::1'), trusted('loopback')]).toEqual([2, ['10.0.0.0/8', '::1'], ['loopback']])
  for (const wrong of ['true', 'false', '11', '10.0.0.0/33', '10.0.0', '::1/8/8', '*', ',']) {
    expect(() => trusted(wrong), wrong).toThrow(/TRUST_PROXY: must be the number of proxies, such as 1, or their networks/)
  }
})

test('the gateway is reached over https, and by http on this computer only', () => {
  const urlOf = (MOYASAR_URL: string) => readEnv({ MOYASAR_URL }).MOYASAR_URL
  expect([urlOf('https://gateway.example/v1'), urlOf('http://127.0.0.1:4400/v1')]).toEqual([
    'https://gateway.example/v1',
    'http://127.0.0.1:4400/v1',
  ])
  expect(() => urlOf('http://gateway.example/v1')).toThrow(/MOYASAR_URL: must be https/)
  expect(() => readEnv({ MOYASAR_PAGE_ORIGINS: "https://pay.example; script-src *, 'self'" })).toThrow(
    /MOYASAR_PAGE_ORIGINS.*must be origins/,
  )
  expect(readEnv({}).MOYASAR_METHODS).toEqual(['mada', 'visa', 'mastercard'])
  expect(readEnv({ MOYASAR_METHODS: 'mada, visa' }).MOYASAR_METHODS).toEqual(['mada', 'visa'])
  expect(() => readEnv({ MOYASAR_METHODS: 'cash' })).toThrow(/MOYASAR_METHODS/)
})

test('.env.example lists every variable, and no other', () => {
  const listed = readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)
  expect([...listed].map(([, name]) => name).sort()).toEqual(Object.keys(variables).sort())
})

test('PostgreSQL has a process per core, the embedded database one', () => {
  const DATABASE_URL = 'postgres://localhost/wasl'
  expect(readEnv({}).WASL_PROCESSES).toBe(1)
  expect(readEnv({ DATABASE_URL }).WASL_PROCESSES).toBe(availableParallelism())
  expect(readEnv({ DATABASE_URL, WASL_PROCESSES: '3' }).WASL_PROCESSES).toBe(3)
  expect(() => readEnv({ WASL_PROCESSES: '2' })).toThrow(/WASL_PROCESSES: must be 1 with the embedded database/)
})
