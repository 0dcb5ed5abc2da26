import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readEnv } from '../../environment/env.ts'
import { testClock } from '../../testing/test-clock.ts'
import { createAdapters } from '../adapters/create-adapters.ts'
import { registerSecurityHeaders } from './security.ts'

/** Where forms may lead, in a deployment with these variables. */
async function formAction(variables: Readonly<Record<string, string>>) {
  const env = readEnv(variables)
  const app = Fastify()
  await registerSecurityHeaders(app, env, createAdapters(env, testClock()).gateway?.pageOrigins ?? [])
  app.get('/', async () => 'page')
  const { headers } = await app.inject('/')
  return /form-action ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
}

test('a form of the site may lead to the pages of the payment gateway, and nowhere else', async () => {
  const keys = { MOYASAR_SECRET_KEY: 'sk_test_1', MOYASAR_WEBHOOK_SECRET: 'a secret of the webhook' }
  expect(await formAction({})).toBe("'self'")
  expect(await formAction(keys)).toBe("'self' https://*.moyasar.com")
  expect(await formAction({ ...keys, MOYASAR_URL: 'http://127.0.0.1:4400/v1' })).toBe("'self' http://127.0.0.1:4400")
  expect(await formAction({ ...keys, MOYASAR_PAGE_ORIGINS: 'https://pay.example, https://*.bank.example' })).toBe(
    "'self' https://pay.example https://*.bank.example",
  )
})
