import { idParams } from '@wasl/shared/contract/common.ts'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { openSession } from '../../identity/sessions/open-session.ts'
import { users } from '../../identity/tables/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { renderPdf } from '../pdf/render-template.ts'
import { conflict, notFound } from './errors.ts'
import { route } from './route.ts'

const ownId = '11111111-1111-4111-8111-111111111111'
const closedId = '22222222-2222-4222-8222-222222222222'
const hiddenId = '33333333-3333-4333-8333-333333333333'

/** A route with every kind of check. */
function exampleRoutes(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    request.log.warn = (fields: unknown) => void denials.push(fields)
  })
  route(app, {
    method: 'POST',
    url: '/api/examples/:id',
    action: 'ord.create.service',
    summary: 'An example',
    params: idParams,
    query: z.strictObject({ loud: z.enum(['yes', 'no']).optional() }),
    body: z.strictObject({ note: z.string().min(3) }),
    response: z.object({ note: z.string() }),
    msg: { en: 'Noted', ar: 'تم التدوين' },
    status: 201,
    handler: async ({ params, body }) => {
      if (params.id === hiddenId) throw notFound()
      if (params.id === closedId) throw conflict({ en: 'This is closedId', ar: 'هذا مغلق' })
      if (body.note === 'print') await renderPdf('money/transactions/receipt.typ', {})
      if (body.note === 'break') throw new Error('exampleRoutes: broken on purpose')
      return { ...body, secret: 'never sent' }
    },
  })
}

const denials: unknown[] = []
const app = await testApp({}, { more: exampleRoutes })
const { call } = app
const tokens = { client: '', provider: '', blocked: '', fresh: '' }

beforeAll(async () => {
  const token = async (phone: string, more: Partial<typeof users.$inferInsert>) => {
    const row = {
      role: 'client',
      client_type: 'individual',
      status: 'active',
      name: phone,
      phone,
      country_code: '966',
      password_hash: 'none',
    } as const
    const [user] = await app.db
      .insert(users)
      .values({ ...row, ...more })
      .returning()
    return openSession(app.createContext(), { realm: 'site', user_id: user?.id ?? '' })
  }
  tokens.client = await token('+966500000101', {})
  tokens.provider = await token('+966500000102', { role: 'provider', client_type: null })
  tokens.blocked = await token('+966500000103', { status: 'blocked' })
  tokens.fresh = await token('+966500000104', { status: 'not_activated' })
})

const send = (id: string, token: string | undefined, body: unknown = {}, lang: 'ar' | 'en' = 'en') =>
  call('POST', `/api/examples/${id}`, { body, lang, ...(token && { token }) })

test('the checks run in order: token, blocked, activated, permission, body, visible, status', async () => {
  expect(await send('nonsense', undefined)).toMatchObject({ status: 401, body: { key: 'unauthenticated' } })
  expect(await send('nonsense', 'x'.repeat(40))).toMatchObject({ status: 401, body: { key: 'unauthenticated' } })
  expect(await send('nonsense', tokens.blocked)).toMatchObject({ status: 403, body: { key: 'blocked' } })
  expect(await send('nonsense', tokens.fresh)).toMatchObject({ status: 403, body: { key: 'needActive' } })
  expect(await send('nonsense', tokens.provider)).toMatchObject({ status: 403, body: { key: 'forbidden' } })
  expect(await send('nonsense', tokens.client)).toMatchObject({ status: 404, body: { key: 'not_found' } })
  for (const id of [hiddenId, closedId, ownId])
    expect(await send(id, tokens.client)).toMatchObject({
      status: 422,
      body: { key: 'invalid', errors: { note: ['This field is required'] } },
    })
  const valid = { note: 'hello' }
  expect(await send(hiddenId, tokens.client, valid)).toMatchObject({ status: 404, body: { key: 'not_found' } })
  expect(await send(closedId, tokens.client, valid)).toMatchObject({ status: 409, body: { key: 'conflict', msg: 'This is closedId' } })
})

test('a success response has its message in the requested language and no fields beyond its schema', async () => {
  const response = await send(ownId, tokens.client, { note: 'hello' }, 'ar')
  expect(response).toMatchObject({ status: 201, body: { key: 'success', msg: 'تم التدوين', data: { note: 'hello' } } })
  expect(response.text).not.toContain('never sent')
})

test('a body is validated strictly: nothing is coerced, unknown fields are rejected', async () => {
  expect(await send(ownId, tokens.client, { note: 12345 })).toMatchObject({ status: 422, body: { errors: { note: [expect.any(String)] } } })
  expect(await send(ownId, tokens.client, { note: 'hello', role: 'admin' })).toMatchObject({
    status: 422,
    body: { errors: { role: [expect.any(String)] } },
  })
  const truncated = await app.server.inject({
    method: 'POST',
    url: `/api/examples/${ownId}`,
    headers: { authorization: `Bearer ${tokens.client}`, 'content-type': 'application/json' },
    payload: '{"note":',
  })
  expect([truncated.statusCode, truncated.json().key]).toEqual([422, 'invalid'])
})

test('an invalid query is rejected with the name of the parameter', async () => {
  expect(await call('POST', `/api/examples/${ownId}?loud=maybe`, { token: tokens.client, body: { note: 'hello' } })).toMatchObject({
    status: 422,
    body: { errors: { loud: [expect.any(String)] } },
  })
})

test('a denied access leaves a line in the log', async () => {
  denials.length = 0
  await send(ownId, tokens.provider)
  await send(hiddenId, tokens.client, { note: 'hello' })
  expect(denials).toEqual([
    expect.objectContaining({ event: 'authz.denied', action: 'ord.create.service', principal: { kind: 'user', id: expect.any(String) } }),
  ])
})

test('responses to a session are never stored by caches', async () => {
  expect((await send(ownId, tokens.client, { note: 'hello' })).headers['cache-control']).toBe('private, no-store')
  expect((await send(ownId, tokens.provider)).headers['cache-control']).toBe('private, no-store')
  expect((await call('GET', '/api/home')).headers['cache-control']).toBeUndefined()
})

test('an unexpected error is a 500 with the request id and without its cause', async () => {
  const response = await send(ownId, tokens.client, { note: 'break' })
  expect(response).toMatchObject({
    status: 500,
    body: { key: 'fail', msg: 'Something went wrong', request_id: response.headers['x-request-id'] },
  })
  expect(response.text).not.toContain('purpose')
})

test('a PDF that cannot be created says so in the language of the reader', async () => {
  const failed = (lang: 'ar' | 'en') => send(ownId, tokens.client, { note: 'print' }, lang)
  expect(await failed('en')).toMatchObject({ status: 500, body: { key: 'fail', msg: 'The PDF could not be created' } })
  expect((await failed('ar')).body.msg).toBe('تعذّر إنشاء ملف PDF')
})
