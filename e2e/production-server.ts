import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect } from '@playwright/test'
import { type GatewayServer, startGateway } from './gateway-server.ts'
import { type SentMessage, startCarriers } from './message-carriers.ts'
import { ended } from './stop-server.ts'

const root = dirname(import.meta.dirname)
type FirstAdmin = { phone: string; name: string; password: string }
/** `messagesTo`: the SMS to a phone, the newest first. `messageFaults`: what is wrong with any SMS or email so far. */
export type Production = {
  origin: string

  codeFor: (phone: string) => Promise<string>
  messagesTo: (phone: string) => readonly string[]
  messages: readonly SentMessage[]
  messageFaults: () => string[]
  gateway: GatewayServer
  stop: () => Promise<void>
}

/**
 * Starts the built app in production mode on an empty embedded database with one administrator, added by the command; with carriers that record and check
 * every SMS and email, and with a payment gateway whose pages have another origin.
 */
export async function startProduction(origin: string, admin: FirstAdmin): Promise<Production> {
  const carriers = await startCarriers(origin)
  const gateway = await startGateway(origin, Number(new URL(origin).port) + 1)
  const folder = mkdtempSync(join(tmpdir(), 'wasl-production-'))
  const { DATABASE_URL: _, ...parentEnv } = process.env
  const env = {
    ...parentEnv,
    WASL_MODE: 'production',
    PUBLIC_URL: origin,
    SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: new URL(origin).port,
    ...carriers.env,
    ...gateway.env,
    BUSY_AFTER_MS: '0',
    LOG_LEVEL: 'warn',
  }
  const options = { cwd: root, env }
  const added = spawnSync(process.execPath, ['api/dist/add-admin.js', admin.phone, admin.name], {
    ...options,
    input: `${admin.password}\n`,
  })
  expect(added.status, String(added.stderr)).toBe(0)
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'api/dist/server.js'], { ...options, stdio: 'inherit' })
  const isReady = async () => (await fetch(`${origin}/api/health/ready`).catch(() => null))?.ok ?? false
  await expect.poll(isReady, { timeout: 120_000, message: 'the server in production mode' }).toBe(true)

  const messagesTo = (phone: string) => carriers.messages.flatMap(({ to, text }) => (to === `966${phone.slice(1)}` ? [text] : []))
  const findCode = (phone: string) => messagesTo(phone).flatMap((body) => body.match(/(?<!\d)\d{4}(?!\d)/) ?? [])[0]
  return {
    origin,
    messagesTo,
    messages: carriers.messages,
    messageFaults: carriers.faults,
    gateway,
    async codeFor(phone) {
      await expect.poll(() => findCode(phone), { timeout: 30_000, message: `a code for ${phone}` }).toBeDefined()
      return findCode(phone) ?? ''
    },
    async stop() {
      await ended(server)
      await gateway.stop()
      carriers.stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
