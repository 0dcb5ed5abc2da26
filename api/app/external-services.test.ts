import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createSmtpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pages } from '@wasl/shared/pages/pages.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { fcmPush } from '../messaging/channels/fcm-push.ts'
import { httpSms, rejectionOf } from '../messaging/channels/http-sms.ts'
import { smtpMail } from '../messaging/channels/smtp-mail.ts'
import { localStorage } from '../platform/adapters/local-storage.ts'
import { s3Storage } from '../platform/adapters/s3-storage.ts'

type RecordedRequest = { method: string; path: string; authorization: string; body: string }
type FakeResponse = { status: number; json?: object; bytes?: string }

/** A fake external service: responds as configured and records the requests. */
let responses: Readonly<Record<string, FakeResponse>> = {}
let requests: RecordedRequest[] = []
const service = createServer(async (request, reply) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const path = request.url?.split('?')[0] ?? ''
  requests.push({
    method: request.method ?? '',
    path,
    authorization: request.headers.authorization ?? '',
    body: Buffer.concat(chunks).toString(),
  })
  const { status, json, bytes } = responses[`${request.method} ${path}`] ?? { status: 500 }
  reply
    .writeHead(status, { 'content-type': json ? 'application/json' : 'application/octet-stream' })
    .end(json ? JSON.stringify(json) : bytes)
})
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
// Safe: it listens on a port, not on a pipe.
const base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
const folder = await mkdtemp(join(tmpdir(), 'wasl-storage-'))
afterAll(async () => {
  service.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  requests = []
  responses = {}
})

test('an SMS goes to the carrier with its bearer token, without the plus sign', async () => {
  responses = { 'POST /v1/messages': { status: 201, json: {} } }
  await httpSms({ url: `${base}/v1/messages`, token: 'secret', sender: 'Wasl' }).send({ id: '1', to: '+966512345678', text: 'رمز' })
  expect(requests[0]).toMatchObject({ authorization: 'Bearer secret' })
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ recipients: ['966512345678'], body: 'رمز', sender: 'Wasl' })
})

test('an SMS that the carrier rejects throws, so that the worker retries it', async () => {
  const sms = httpSms({ url: `${base}/v1/messages`, token: 'secret', sender: 'Wasl' })
  await expect(sms.send({ id: '1', to: '+966512345678', text: 'رمز' })).rejects.toThrow('500')
})

test('a carrier that rejects a message inside a 200 answer has not sent the SMS, and its reason is kept without the message', async () => {
  const sms = httpSms({ url: `${base}/v1/messages`, token: 'secret', sender: 'Wasl' })
  const rejection = { success: false, errorCode: 'ER-03', message: 'Unknown sender for 966512345678: your code is 1234' }
  responses = { 'POST /v1/messages': { status: 200, json: rejection } }
  const failure = sms.send({ id: '1', to: '+966512345678', text: 'your code is 1234' })
  await expect(failure).rejects.toThrow('the carrier rejected it: the answer says so: errorCode ER-03, message Unknown sender for …: …')
})

test('the answers of known carriers are distinguished, and an unknown form is an acceptance', () => {
  const rejected = [
    { success: false, errorCode: 'ER-01' },
    { success: 'false', message: 'Authentication failed' },
    { statusCode: 402, message: 'Insufficient balance' },
    { statusCode: 201, accepted: '[]', rejected: '[966512345678]' },
    { code: '1020', message: 'Wrong password' },
    { code: 'M0002', message: 'Invalid login info' },
    { status: 'failed' },
    { error: { reason: 'no balance' } },
  ]
  const accepted = [
    { success: true, errorCode: 'ER-00', data: { MessageID: 1 } },
    { statusCode: 201, messageId: 4_710, accepted: '[966512345678]', rejected: '[]' },
    { code: '1', message: 'Success' },
    { code: 'M0000', message: 'Success' },
    { status: 'queued', error: null, errors: [] },
    { id: 'a', code: 'queued-for-delivery' },
    ['anything'],
  ]
  for (const answer of rejected) expect(rejectionOf(JSON.stringify(answer)), JSON.stringify(answer)).toEqual(expect.any(String))
  for (const answer of accepted) expect(rejectionOf(JSON.stringify(answer)), JSON.stringify(answer)).toBeNull()
  expect([rejectionOf('OK'), rejectionOf(''), rejectionOf('<!doctype html><p>Log in')]).toEqual([
    null,
    null,
    expect.stringContaining('HTML'),
  ])
})

const texts = { title: 'ع', title_ar: 'ع', title_en: 'T', body: 'ن', body_ar: 'ن', body_en: 'B' }
const push = { data: { type: 'offer_new' as const, ...texts, link: pages.orders() }, notification: { title: 'ع', body: 'ن' } }

test('pushes are sent with an access token that is requested once', async () => {
  const key = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const options = {
    project_id: 'wasl',
    client_email: 'push@wasl.example',
    private_key: key.privateKey,
    base_url: base,
    token_url: `${base}/token`,
  }
  responses = {
    'POST /token': { status: 200, json: { access_token: 'granted', expires_in: 3600 } },
    'POST /v1/projects/wasl/messages:send': { status: 200, json: {} },
  }
  const fcm = fcmPush(options)
  expect(await fcm.send({ device: 'phone', push })).toBe('sent')
  expect(await fcm.send({ device: 'phone', push })).toBe('sent')
  expect(requests.map(({ path }) => path)).toEqual(['/token', '/v1/projects/wasl/messages:send', '/v1/projects/wasl/messages:send'])
  expect(requests[1]?.authorization).toBe('Bearer granted')
  expect(JSON.parse(requests[1]?.body ?? '')).toMatchObject({
    message: { token: 'phone', data: { type: 'offer_new', link: pages.orders() } },
  })

  responses = { ...responses, 'POST /v1/projects/wasl/messages:send': { status: 404, json: {} } }
  expect(await fcm.send({ device: 'phone', push })).toBe('gone')
  const details = [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode: 'SENDER_ID_MISMATCH' }]
  responses = { ...responses, 'POST /v1/projects/wasl/messages:send': { status: 403, json: { error: { code: 403, details } } } }
  expect(await fcm.send({ device: 'of another project', push })).toBe('gone')
})

test('a stored file is read back unchanged, and no partial file remains', async () => {
  const storage = localStorage(folder)
  await storage.put('ab/one.webp', Buffer.from('bytes'), 'image/webp')
  expect(Buffer.from((await storage.get('ab/one.webp')) ?? []).toString()).toBe('bytes')
  expect(await readdir(join(folder, 'ab'))).toEqual(['one.webp'])
  expect(await storage.get('ab/none.webp')).toBeNull()
  await storage.remove('ab/one.webp')
  expect(await storage.get('ab/one.webp')).toBeNull()
})

test('a key cannot point outside the folder', async () => {
  await expect(localStorage(folder).put('../outside', Buffer.from(''), 'text/plain')).rejects.toThrow('invalid key')
})

test('a bucket is addressed by path with signed requests; a missing object is null', async () => {
  const storage = s3Storage({ endpoint: base, region: 'us-east-1', bucket: 'wasl', access_key: 'id', secret_key: 'secret' })
  responses = {
    'PUT /wasl/ab/one.webp': { status: 200 },
    'GET /wasl/ab/one.webp': { status: 200, bytes: 'bytes' },
    'GET /wasl/none': { status: 404 },
  }
  await storage.put('ab/one.webp', Buffer.from('bytes'), 'image/webp')
  expect(requests[0]).toMatchObject({ method: 'PUT', authorization: expect.stringContaining('AWS4-HMAC-SHA256 Credential=id/') })
  expect(Buffer.from((await storage.get('ab/one.webp')) ?? []).toString()).toBe('bytes')
  expect(await storage.get('none')).toBeNull()
})

/** A mail server of one connection: accepts a message and returns what it received. */
async function receiveMail(send: (url: string) => Promise<void>): Promise<string> {
  let received = ''
  const server = createSmtpServer((socket) => {
    socket.write('220 test\r\n')
    let isData = false
    socket.on('data', (chunk) => {
      received += chunk
      if (isData && !received.endsWith('\r\n.\r\n')) return
      const isStart = !isData && String(chunk).startsWith('DATA')
      isData = isStart
      socket.write(isStart ? '354 go on\r\n' : '250 ok\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await send(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`)
  server.close()
  return received
}

test('an email goes to the SMTP server with its sender, subject and Arabic text; an unreachable server fails', async () => {
  const email = { id: 'job-1', to: 'sara@example.com', subject: 'Re: فاتورة', text: 'أرسلناها إليك الآن.' }
  const received = await receiveMail((url) => smtpMail({ url, from: 'Wasl <no-reply@wasl.example>' }).send(email))
  expect(received).toContain('MAIL FROM:<no-reply@wasl.example>')
  expect(received).toContain('RCPT TO:<sara@example.com>')
  expect(received).toContain('Message-ID: <job-1@wasl.example>')
  expect(received).toContain(Buffer.from(email.text).toString('base64').slice(0, 30))
  await expect(smtpMail({ url: 'smtp://127.0.0.1:1', from: 'no-reply@wasl.example' }).send(email)).rejects.toThrow()
})
