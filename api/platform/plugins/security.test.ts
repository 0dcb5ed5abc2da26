import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createAdapters } from '../../app/create-adapters.ts'
import { readEnv } from '../../environment/env.ts'
import { listGateways } from '../../money/gateway/list-gateways.ts'
import { testClock } from '../../testing/test-clock.ts'
import { nonceOf, registerSecurityHeaders } from './security.ts'

/** Where forms may lead, in a deployment with these variables. */
async function formAction(variables: Readonly<Record<string, string>>) {
  const env = readEnv(variables)
  const app = Fastify()
  const gateways = listGateways(createAdapters(env, testClock()))
  registerSecurityHeaders(
    app,
    env,
    gateways.flatMap(({ gateway }) => gateway.pageOrigins),
  )
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
  const tabby = { TABBY_SECRET_KEY: 'sk_1', TABBY_MERCHANT_CODE: 'wasl', TABBY_WEBHOOK_SECRET: 'a secret of the webhook' }
  const tamara = { TAMARA_API_TOKEN: 'a.b.c', TAMARA_NOTIFICATION_TOKEN: 'a token that signs events' }
  expect(await formAction({ ...tabby, ...tamara })).toBe(
    "'self' https://checkout.tabby.sa https://checkout.tabby.ai https://checkout.tamara.co https://checkout-sandbox.tamara.co",
  )
  expect(await formAction({ ...tabby, TABBY_URL: 'http://127.0.0.1:4400/tabby' })).toBe("'self' http://127.0.0.1:4400")
})

test('every document forbids framing and foreign scripts; https stays https', async () => {
  const app = Fastify()
  registerSecurityHeaders(app, readEnv({ PUBLIC_URL: 'https://wasl.example', GOOGLE_MAPS_KEY: 'a-key' }), [])
  app.get('/', async (request) => nonceOf(request.raw))
  app.get('/api/cities', async () => [])
  const page = await app.inject('/')
  const policy = Object.fromEntries(
    String(page.headers['content-security-policy'])
      .split(';')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  )
  expect(policy['script-src']).toEqual(["'self'", `'nonce-${page.body}'`, 'https://maps.googleapis.com', 'https://maps.gstatic.com'])
  expect([policy['default-src'], policy['object-src'], policy['frame-ancestors']]).toEqual([["'self'"], ["'none'"], ["'none'"]])
  expect(policy).toHaveProperty('upgrade-insecure-requests')
  expect(page.headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
  const { headers } = await app.inject('/api/cities')
  expect(headers['content-security-policy']).not.toContain('nonce-')
  expect(headers['x-content-type-options']).toBe('nosniff')
})
