import { Writable } from 'node:stream'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { loggingOptions } from './logging.ts'
import { logRequests, warnAboutUntrustedProxy } from './request-log.ts'

type Line = Record<string, unknown> & { msg: string }

async function serverWithLog() {
  const lines: Line[] = []
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  const { logger, ...options } = loggingOptions({ LOG_LEVEL: 'info' })
  const app = Fastify({ ...options, logger: { ...logger, stream } })
  app.decorateRequest('principal', null)
  logRequests(app)
  warnAboutUntrustedProxy(app, { TRUST_PROXY: 0, WASL_MODE: 'production' })
  app.get('/api/orders', async () => ({}))
  app.get('/api/calendar-feeds/:token', async () => ({}))
  app.get('/*', async () => ({}))
  app.get('/api/health/live', async () => ({}))
  app.get('/api/broken', async (request) => {
    request.log.error(
      { err: Object.assign(new Error('duplicate key'), { code: '23505' }), body: { code: '1755', password: 'secret' } },
      'failed',
    )
    return {}
  })
  return { app, lines }
}

test('a request is one line with method, path, status, duration and who sent it, without its query', async () => {
  const { app, lines } = await serverWithLog()
  await app.inject('/api/orders?token=not-for-the-log')
  await app.inject('/api/health/live')
  expect(lines).toEqual([
    expect.objectContaining({
      method: 'GET',
      path: '/api/orders',
      status: 200,
      by: 'guest',
      ms: expect.any(Number),
      reqId: expect.any(String),
      msg: 'request',
    }),
  ])
  expect(JSON.stringify(lines)).not.toContain('not-for-the-log')
})

test('tokens in paths are not logged', async () => {
  const { app, lines } = await serverWithLog()
  await app.inject('/api/calendar-feeds/not-for-the-log')
  await app.inject(`${pathIn('en', pages.unsubscribe({ token: 'not-for-the-log' }))}?x=1`)
  expect(lines.map(({ path }) => path)).toEqual(['/api/calendar-feeds/:token', pathIn('en', pages.unsubscribe.pattern)])
})

test('the code of an error is readable, the code that somebody typed is not', async () => {
  const { app, lines } = await serverWithLog()
  await app.inject('/api/broken')
  expect(lines[0]).toMatchObject({ err: { code: '23505' }, body: { code: '***', password: '***' } })
})

test('a proxy that is not trusted is named once', async () => {
  const { app, lines } = await serverWithLog()
  for (let times = 0; times < 2; times++) await app.inject({ url: '/api/orders', headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect(lines.filter(({ msg }) => msg.includes('TRUST_PROXY is 0'))).toHaveLength(1)
})
