import { idParams } from '@wasl/shared/contract/common.ts'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { openSession } from '../../identity/auth/open-session.ts'
import { testApp } from '../../testing/test-app.ts'
import { users } from '../db/tables/people.ts'
import { conflict, notFound } from './errors.ts'
import { route } from './route.ts'

const mine = '11111111-1111-4111-8111-111111111111'
const closed = '22222222-2222-4222-8222-222222222222'
const theirs = '33333333-3333-4333-8333-333333333333'

/** A route that has everything a route can refuse for. */
function exampleRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'POST',
    url: '/api/examples/:id',
    action: 'ord.create.service',
    summary: 'An example',
    params: idParams,
    query: z.strictObject({ loud: z.enum(['yes', 'no']).optional() }),
    body: z.strictObject({ note: z.string().min(3) }),
    answer: z.object({ note: z.string() }),
    msg: ['Noted', 'تم التدوين'],
    status: 201,
    before: async ({ params }) => {
      if (params.id === theirs) throw notFound()
      if (params.id === closed) throw conflict(['This is closed', 'هذا مغلق'])
    },
    handler: async ({ body }) => {
      if (body.note === 'break') throw new Error('exampleRoutes: broken on purpose')
      return { ...body, secret: 'never told' }
    },
  })
}

const house = await testApp({}, { more: exampleRoutes })
const { call } = house
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
    const [user] = await house.db
      .insert(users)
      .values({ ...row, ...more })
      .returning()
    return openSession(house.ctxOf(), { realm: 'site', user_id: user?.id ?? '' })
  }
  tokens.client = await token('+966500000101', {})
  tokens.provider = await token('+966500000102', { role: 'provider', client_type: null })
  tokens.blocked = await token('+966500000103', { status: 'blocked' })
  tokens.fresh = await token('+966500000104', { status: 'not_activated' })
})

const send = (id: string, token: string | undefined, body: unknown = {}, lang: 'ar' | 'en' = 'en') =>
  call('POST', `/api/examples/${id}`, { body, lang, ...(token && { token }) })

test('each check comes before the next: token, blocked, activated, permission, visible, status, body', async () => {
  expect(await send('nonsense', undefined)).toMatchObject({ status: 401, body: { key: 'unauthenticated' } })
  expect(await send('nonsense', 'x'.repeat(40))).toMatchObject({ status: 401, body: { key: 'unauthenticated' } })
  expect(await send('nonsense', tokens.blocked)).toMatchObject({ status: 403, body: { key: 'blocked' } })
  expect(await send('nonsense', tokens.fresh)).toMatchObject({ status: 403, body: { key: 'needActive' } })
  expect(await send('nonsense', tokens.provider)).toMatchObject({ status: 403, body: { key: 'forbidden' } })
  expect(await send('nonsense', tokens.client)).toMatchObject({ status: 404, body: { key: 'not_found' } })
  expect(await send(theirs, tokens.client)).toMatchObject({ status: 404, body: { key: 'not_found' } })
  expect(await send(closed, tokens.client)).toMatchObject({ status: 409, body: { key: 'conflict', msg: 'This is closed' } })
  expect(await send(mine, tokens.client)).toMatchObject({
    status: 422,
    body: { key: 'invalid', errors: { note: ['This field is required'] } },
  })
})

test('success tells its message in the language asked for and nothing beyond its shape', async () => {
  const answer = await send(mine, tokens.client, { note: 'hello' }, 'ar')
  expect(answer).toMatchObject({ status: 201, body: { key: 'success', msg: 'تم التدوين', data: { note: 'hello' } } })
  expect(answer.text).not.toContain('never told')
})

test('a body is taken as it is: nothing is coerced, nothing unknown is dropped in silence', async () => {
  expect(await send(mine, tokens.client, { note: 12345 })).toMatchObject({ status: 422, body: { errors: { note: [expect.any(String)] } } })
  expect(await send(mine, tokens.client, { note: 'hello', role: 'admin' })).toMatchObject({
    status: 422,
    body: { errors: { role: [expect.any(String)] } },
  })
  const torn = await house.app.inject({
    method: 'POST',
    url: `/api/examples/${mine}`,
    headers: { authorization: `Bearer ${tokens.client}`, 'content-type': 'application/json' },
    payload: '{"note":',
  })
  expect([torn.statusCode, torn.json().key]).toEqual([422, 'invalid'])
})

test('a query that does not fit is refused by its word', async () => {
  expect(await call('POST', `/api/examples/${mine}?loud=maybe`, { token: tokens.client, body: { note: 'hello' } })).toMatchObject({
    status: 422,
    body: { errors: { loud: [expect.any(String)] } },
  })
})

test('a defect is a plain 500 with the id of the request and no word of its cause', async () => {
  const answer = await send(mine, tokens.client, { note: 'break' })
  expect(answer).toMatchObject({
    status: 500,
    body: { key: 'fail', msg: 'Something went wrong', request_id: answer.headers['x-request-id'] },
  })
  expect(answer.text).not.toContain('purpose')
})
