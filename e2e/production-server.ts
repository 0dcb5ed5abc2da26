import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect } from '@playwright/test'

const root = dirname(import.meta.dirname)
type FirstAdmin = { phone: string; name: string; password: string }
/** `messagesTo`: the SMS to a phone, the newest first. */
export type Production = {
  origin: string

  codeFor: (phone: string) => Promise<string>
  messagesTo: (phone: string) => readonly string[]
  stop: () => Promise<void>
}

/** Starts the built app in production mode on an empty embedded database with one administrator, added by the command, and a carrier that records the SMS. */
export async function startProduction(origin: string, admin: FirstAdmin): Promise<Production> {
  const messages: { to: string; body: string }[] = []
  const carrier = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const { recipients, body } = JSON.parse(Buffer.concat(chunks).toString())
    messages.unshift({ to: String(recipients[0]), body: String(body) })
    reply.end('{}')
  })
  await new Promise<void>((resolve) => carrier.listen(0, '127.0.0.1', resolve))
  // Safe: it listens on a port, not on a pipe.
  const { port: carrierPort } = carrier.address() as AddressInfo
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
    SMS_URL: `http://127.0.0.1:${carrierPort}`,
    SMS_TOKEN: 'token',
    BUSY_AFTER_MS: '0',
    LOG_LEVEL: 'warn',
  }
  const options = { cwd: root, env }
  const added = spawnSync(process.execPath, ['api/add-admin.ts', admin.phone, admin.name], { ...options, input: `${admin.password}\n` })
  expect(added.status, String(added.stderr)).toBe(0)
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'api/dist/server.js'], { ...options, stdio: 'inherit' })
  const isReady = async () => (await fetch(`${origin}/api/health/ready`).catch(() => null))?.ok ?? false
  await expect.poll(isReady, { timeout: 120_000, message: 'the server in production mode' }).toBe(true)

  const messagesTo = (phone: string) => messages.flatMap(({ to, body }) => (to === `966${phone.slice(1)}` ? [body] : []))
  const findCode = (phone: string) => messagesTo(phone).flatMap((body) => body.match(/(?<!\d)\d{4}(?!\d)/) ?? [])[0]
  return {
    origin,
    messagesTo,
    async codeFor(phone) {
      await expect.poll(() => findCode(phone), { timeout: 30_000, message: `a code for ${phone}` }).toBeDefined()
      return findCode(phone) ?? ''
    },
    async stop() {
      await ended(server)
      carrier.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

export function ended(server: ChildProcess): Promise<void> {
  const closed = new Promise<void>((resolve) => server.once('close', () => resolve()))
  server.kill('SIGTERM')
  return closed
}
