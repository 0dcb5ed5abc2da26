import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { localNafath } from '../../demo/local-nafath.ts'
import { httpNafath } from './http-nafath.ts'
import type { Nafath } from './nafath.ts'

const national_id = '1000000008'
const request = { id: '5f0c2a46-5e4f-4f0a-8a53-2b8c0d1f7a11', national_id, locale: 'ar' as const }

/** Speaks the wire of the service: two calls, with the ids it has given. */
type Sent = { method: string; url: string; headers: Record<string, unknown>; body: Record<string, unknown> }
const sent: Sent[] = []
let answer = 'WAITING'
const { privateKey, publicKey: servicePublicKey } = await generateKeyPair('RS256')
const publicKey = { ...(await exportJWK(servicePublicKey)), kid: 'service', alg: 'RS256', use: 'sig' }
const keyRequests: Record<string, unknown>[] = []
let areKeysDown = false
let failure: { status: number; body: string } | null = null
const service = createServer(async (incoming, reply) => {
  if (incoming.url === '/api/v1/mfa/jwk') {
    keyRequests.push(incoming.headers)
    return reply.writeHead(areKeysDown ? 500 : 200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [publicKey] }))
  }
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
  const body = JSON.parse(Buffer.concat(chunks).toString())
  sent.push({ method: incoming.method ?? '', url: incoming.url ?? '', headers: incoming.headers, body })
  const isStatus = incoming.url?.endsWith('/status')
  if (failure) return reply.writeHead(failure.status, { 'content-type': 'application/json' }).end(failure.body)
  reply
    .writeHead(isStatus ? 200 : 201, { 'content-type': 'application/json' })
    .end(JSON.stringify(isStatus ? { status: answer } : { transId: '9d0b6a1e-0d0e-4c1c-9b55-1f6f7e3b1c22', random: '07' }))
})
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
// Safe: it listens on a port, not on a pipe.
const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
const folder = await mkdtemp(join(tmpdir(), 'wasl-nafath-'))
afterAll(async () => {
  service.close()
  await rm(folder, { recursive: true })
  await rm(`${folder}-key.json`, { force: true })
})

const real = httpNafath({ url: `${url}/`, app_id: 'app', app_key: 'key', service: 'Login', audience: 'wasl' })
const local = localNafath(folder)
const adapters: readonly [string, Nafath, (as: 'completed' | 'rejected' | 'expired', trans_id: string) => Promise<void>][] = [
  [
    'the service',
    real,
    async (as) => {
      answer = as.toUpperCase()
    },
  ],
  [
    'the stand-in',
    local,
    async (as, trans_id) => {
      await local.answer(trans_id, as)
    },
  ],
]

test.each(adapters)('%s gives two digits to choose, and then the answer', async (_, adapter, answerAs) => {
  for (const as of ['completed', 'rejected', 'expired'] as const) {
    answer = 'WAITING'
    const started = await adapter.start(request)
    if (started === 'active') throw new Error('no other request waits')
    expect(started.number).toMatch(/^\d\d$/)
    expect(await adapter.status({ national_id, ...started })).toBe('waiting')
    await answerAs(as, started.trans_id)
    expect(await adapter.status({ national_id, ...started })).toBe(as)
  }
})

test('the service gets its credentials, our request id and the language, and the id in the body only', async () => {
  sent.length = 0
  answer = 'WAITING'
  const started = await real.start(request)
  if (started !== 'active') await real.status({ national_id, ...started })
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `POST /api/v1/mfa/request?local=ar&requestId=${request.id}`,
    'POST /api/v1/mfa/request/status',
  ])
  expect(sent[0]).toMatchObject({ headers: { 'app-id': 'app', 'app-key': 'key' }, body: { nationalId: national_id, service: 'Login' } })
  expect(sent[1]?.body).toEqual({ nationalId: national_id, transId: '9d0b6a1e-0d0e-4c1c-9b55-1f6f7e3b1c22', random: '07' })
})

test('another request for the id is recognized by its code; other errors throw without the id', async () => {
  failure = { status: 400, body: JSON.stringify({ code: '400-034-050', message: `active request for ${national_id}` }) }
  expect(await real.start(request)).toBe('active')
  for (const other of [
    { status: 500, body: national_id },
    { status: 201, body: `{"nationalId":"${national_id}"}` },
    { status: 200, body: national_id },
  ]) {
    failure = other
    const error = await real.start(request).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(String(error)).not.toContain(national_id)
  }
  failure = null
})

test('the stand-in stores no id, and knows neither other requests nor other numbers', async () => {
  const started = await local.start(request)
  if (started === 'active') throw new Error('no other request waits')
  const stored = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  expect(stored.join()).not.toContain(national_id)
  expect(await local.list()).toContainEqual({ ...started, id: request.id, ending: '008', status: 'waiting' })
  expect(await local.status({ national_id, trans_id: crypto.randomUUID(), number: started.number })).toBe('expired')
  expect(await local.status({ national_id, ...started, number: '00' })).toBe('expired')
  await expect(local.answer('../outside', 'completed')).rejects.toThrow()
})

const trans_id = '9d0b6a1e-0d0e-4c1c-9b55-1f6f7e3b1c22'
const sign = (claims: JWTPayload, { key = privateKey, alg = 'RS256', kid = 'service' } = {}) =>
  new SignJWT({ aud: 'wasl', transId: trans_id, status: 'COMPLETED', ...claims }).setProtectedHeader({ alg, kid }).sign(key)

test('a callback counts only if the service has signed it for this app', async () => {
  expect(await real.readCallback(await sign({}))).toEqual({ trans_id, status: 'completed' })
  expect(keyRequests).toEqual([expect.objectContaining({ 'app-id': 'app', 'app-key': 'key' })])
  expect(await real.readCallback(await sign({ status: 'REJECTED' }))).toEqual({ trans_id, status: 'rejected' })
  const { privateKey: foreignKey } = await generateKeyPair('RS256')
  const secret = new TextEncoder().encode(JSON.stringify(publicKey))
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${(await sign({})).split('.')[1]}.`
  for (const forged of [
    await sign({}, { key: foreignKey }),
    await sign({}, { kid: 'another' }),
    await new SignJWT({ aud: 'wasl', transId: trans_id, status: 'COMPLETED' })
      .setProtectedHeader({ alg: 'HS256', kid: 'service' })
      .sign(secret),
    await sign({ aud: 'another app' }),
    await sign({ exp: 1 }),
    await sign({ status: 'APPROVED' }),
    await sign({ transId: 7 }),
    `${await sign({})}x`,
    unsigned,
    'no token',
  ])
    expect(await real.readCallback(forged)).toBeNull()
})

test('a callback cannot be judged while the keys of the service are not available', async () => {
  areKeysDown = true
  const other = httpNafath({ url, app_id: 'app', app_key: 'key', service: 'Login', audience: 'wasl' })
  await expect(other.readCallback(await sign({}))).rejects.toThrow('keys of the service')
  areKeysDown = false
  expect(await other.readCallback(await sign({}))).toEqual({ trans_id, status: 'completed' })
})

test('the stand-in signs its answers with a key of its own, the same for all processes', async () => {
  const started = await local.start(request)
  if (started === 'active') throw new Error('no other request waits')
  const callback = await local.answer(started.trans_id, 'completed')
  expect(callback).toMatchObject({ transId: started.trans_id, requestId: request.id })
  const { token = '' } = callback ?? {}
  expect(await localNafath(folder).readCallback(token)).toEqual({ trans_id: started.trans_id, status: 'completed' })
  expect(await local.readCallback(await sign({ aud: 'wasl-demo' }))).toBeNull()
  expect(await local.answer(started.trans_id, 'rejected')).toBeNull()
})
