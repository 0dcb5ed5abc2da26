import { generateKeyPairSync } from 'node:crypto'
import { type AddressInfo, createServer, type Server } from 'node:net'
import type { OutsideService } from '@wasl/shared/outside-services.ts'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { createSandbox } from '../demo/gateway/sandbox.ts'
import { answerRest } from '../demo/gateway/sandbox-routes.ts'
import { answerPlanRest } from '../demo/pay-later/routes.ts'
import { createPayLater } from '../demo/pay-later/sandbox.ts'
import type { Clock } from '../platform/clock.ts'
import { startS3 } from './s3-server.ts'

/** What a service does: it accepts our key, rejects it, or is out of order for everybody. */
export type ServiceState = 'accepts' | 'rejects' | 'fails'
type OutsideServices = {
  set: (service: OutsideService, state: ServiceState) => void
  /** The variables of an app that uses all of them. The addresses of Google are no variables: `google` takes their place. */
  env: Readonly<Record<string, string>>
  google: string
  stop: () => Promise<void>
}
type Rest = { url: string; credentials: RegExp | (() => string); accept: (method: string) => [number, object]; rejection: [number, object] }

const keys = {
  ...{ sms: 'sms-token', whatsapp: 'whatsapp-token', nafath: 'nafath-key', email: 'mail-password', registers: 'registers-token' },
  ...{ card_payments: 'sk_test_of_moyasar', tabby: 'sk_test_tabby', tamara: 'tamara.api.token' },
}
const bucket = { bucket: 'wasl', access_key: 'AKIDWASL', secret_key: 'secret-of-the-bucket' }
const inFirebase = { code: 401, message: 'Request had invalid authentication credentials.', status: 'UNAUTHENTICATED' }
const unreadableToken = { message: 'Invalid OAuth access token - Cannot parse access token', type: 'OAuthException', code: 190 }

/** Starts a stand-in of every outside service, with the answers that its documentation has. `folder`: for the records of the payment gateways. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a table of services with the answers of each
export async function startOutsideServices(folder: string, clock: Clock): Promise<OutsideServices> {
  const states = new Map<OutsideService, ServiceState>()
  const stateOf = (service: OutsideService) => states.get(service) ?? 'accepts'
  const app = Fastify()

  const serve = (service: OutsideService, { url, credentials, accept, rejection }: Rest) => {
    app.route({
      method: ['GET', 'POST'],
      url,
      handler: async ({ method, headers }, reply) => {
        const sent = `${headers.authorization ?? ''} ${headers['app-id'] ?? ''} ${headers['app-key'] ?? ''}`.trim()
        const isKnown = credentials instanceof RegExp ? credentials.test(sent) : sent === credentials()
        const [status, body] =
          stateOf(service) === 'fails' ? [503, {}] : isKnown && stateOf(service) === 'accepts' ? accept(method) : rejection
        return reply.code(status).send(body)
      },
    })
  }
  serve('sms', {
    ...{ url: '/sms', credentials: () => `Bearer ${keys.sms}`, rejection: [401, { statusCode: 401, message: 'Invalid bearer token' }] },
    accept: () => [201, { statusCode: 201, messageId: 1, accepted: '[966512345678]', rejected: '[]' }],
  })
  serve('whatsapp', {
    ...{ url: '/whatsapp/*', credentials: () => `Bearer ${keys.whatsapp}`, rejection: [400, { error: unreadableToken }] },
    accept: (method) => [200, method === 'GET' ? { id: '1' } : { messaging_product: 'whatsapp', messages: [{ id: 'wamid.1' }] }],
  })
  serve('nafath', {
    ...{ url: '/nafath/*', credentials: () => `wasl ${keys.nafath}`, rejection: [401, { code: '401-000-001', message: 'Unauthorized' }] },
    accept: (method) => (method === 'GET' ? [200, { keys: [] }] : [201, { transId: crypto.randomUUID(), random: '07' }]),
  })
  serve('registers', {
    ...{ url: '/registers/*', credentials: () => `Bearer ${keys.registers}`, rejection: [401, { error: 'invalid_token' }] },
    accept: () => [200, { status: 'active', name: 'شركة إتقان' }],
  })
  // The access tokens that were issued before a rejection stay invalid.
  let issued = 0
  serve('push', {
    ...{
      url: '/google/token',
      credentials: /^$/,
      rejection: [400, { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' }],
    },
    accept: () => [200, { access_token: `granted-${++issued}`, expires_in: 3600, token_type: 'Bearer' }],
  })
  serve('push', {
    ...{ url: '/google/v1/*', credentials: () => `Bearer granted-${issued}`, rejection: [401, { error: inFirebase }] },
    accept: () => [200, { name: 'projects/wasl/messages/1' }],
  })

  const gateways = {
    card_payments: { path: '/v1', answer: (key: string) => answerRest(() => createSandbox(folder, clock), '/v1', key) },
    tabby: { path: '/tabby', answer: (key: string) => answerPlanRest(() => createPayLater('tabby', folder, clock), '/tabby', key) },
    tamara: { path: '/tamara', answer: (key: string) => answerPlanRest(() => createPayLater('tamara', folder, clock), '/tamara', key) },
  } as const
  for (const service of ['card_payments', 'tabby', 'tamara'] as const) {
    const { path, answer } = gateways[service]
    const handler = (request: FastifyRequest, reply: FastifyReply) =>
      stateOf(service) === 'fails'
        ? reply.code(503).send({})
        : answer(stateOf(service) === 'accepts' ? keys[service] : 'a key that replaced ours')(request, reply)
    app.route({ method: ['GET', 'POST', 'PUT'], url: `${path}/*`, handler })
  }
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const s3 = await startS3({ ...bucket })
  const smtp = smtpServer(() => stateOf('email'))
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { privateKey } = generateKeyPairSync('rsa', {
    ...{ modulusLength: 2048, publicKeyEncoding: { type: 'spki', format: 'pem' }, privateKeyEncoding: { type: 'pkcs8', format: 'pem' } },
  })
  return {
    set(service, state) {
      if (service === 'push' && state === 'rejects') issued++
      if (service === 'storage') {
        s3.accepted.access_key = state === 'rejects' ? 'AKIDOTHER' : bucket.access_key
        s3.isDown = state === 'fails'
      }
      states.set(service, state)
    },
    env: {
      ...{ SMS_URL: `${url}/sms`, SMS_TOKEN: keys.sms },
      // Safe: it listens on a port, not on a pipe.
      SMTP_URL: `smtp://wasl:${keys.email}@127.0.0.1:${(smtp.address() as AddressInfo).port}`,
      MAIL_FROM: 'Wasl <no-reply@wasl.example>',
      ...{ WHATSAPP_URL: `${url}/whatsapp/v23.0`, WHATSAPP_PHONE_NUMBER_ID: '1', WHATSAPP_TOKEN: keys.whatsapp },
      ...{ WHATSAPP_APP_SECRET: 'app-secret', WHATSAPP_VERIFY_TOKEN: 'a-text-of-our-own' },
      FIREBASE_SERVICE_ACCOUNT: JSON.stringify({ project_id: 'wasl', client_email: 'push@wasl.example', private_key: privateKey }),
      FIREBASE_WEB_CONFIG: JSON.stringify({ apiKey: 'a', appId: 'b', messagingSenderId: '1', projectId: 'wasl' }),
      FIREBASE_VAPID_KEY: 'vapid',
      ...{
        NAFATH_URL: `${url}/nafath`,
        NAFATH_APP_ID: 'wasl',
        NAFATH_APP_KEY: keys.nafath,
        NAFATH_ID_KEY: Buffer.alloc(32, 1).toString('base64'),
      },
      ...{ REGISTERS_URL: `${url}/registers`, REGISTERS_TOKEN: keys.registers },
      ...{ MOYASAR_URL: `${url}/v1`, MOYASAR_SECRET_KEY: keys.card_payments, MOYASAR_WEBHOOK_SECRET: 'x'.repeat(16) },
      ...{ TABBY_URL: `${url}/tabby`, TABBY_SECRET_KEY: keys.tabby, TABBY_MERCHANT_CODE: 'wasl', TABBY_WEBHOOK_SECRET: 'x'.repeat(16) },
      ...{ TAMARA_URL: `${url}/tamara`, TAMARA_API_TOKEN: keys.tamara, TAMARA_NOTIFICATION_TOKEN: 'x'.repeat(16) },
      ...{ S3_ENDPOINT: s3.url, S3_BUCKET: bucket.bucket, S3_ACCESS_KEY_ID: bucket.access_key, S3_SECRET_ACCESS_KEY: bucket.secret_key },
    },
    google: `${url}/google`,
    async stop() {
      await app.close()
      await s3.stop()
      smtp.close()
    },
  }
}

/** The part of SMTP that logs in with a user and password and delivers a message. 454 is the reply of a server that cannot check them now. */
const smtpServer = (state: () => ServiceState): Server =>
  createServer((socket) => {
    const login = `AUTH PLAIN ${Buffer.from(`\0wasl\0${keys.email}`).toString('base64')}`
    let isData = false
    socket.on('error', () => {})
    socket.write('220 stand-in ready\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString('latin1')
      if (isData && !text.endsWith('\r\n.\r\n')) return
      const isStart = !isData && text.startsWith('DATA')
      isData = isStart
      const replies = {
        accepts: text.trim() === login ? '235 2.7.0 Authentication successful' : '535 5.7.8 Authentication credentials invalid',
        rejects: '535 5.7.8 Authentication credentials invalid',
        fails: '454 4.7.0 Temporary authentication failure',
      }
      if (text.startsWith('EHLO')) socket.write('250-stand-in\r\n250 AUTH PLAIN\r\n')
      else if (text.startsWith('AUTH')) socket.write(`${replies[state()]}\r\n`)
      else socket.write(isStart ? '354 go on\r\n' : '250 ok\r\n')
    })
  })
