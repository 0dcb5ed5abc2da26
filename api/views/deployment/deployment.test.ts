import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readEnv } from '../../environment/env.ts'
import { admins } from '../../identity/tables/people.ts'
import { checkSecretsKey } from '../../identity/two-factor/check-secrets-key.ts'
import { encryptSecret } from '../../identity/two-factor/encrypt-secret.ts'
import { jobs } from '../../platform/db/tables/jobs.ts'
import { deployments } from '../../platform/db/tables/system.ts'
import { checkDeployment, placeOf, readDeployment } from '../../platform/deployment/deployment.ts'
import { claimJobs } from '../../platform/jobs/claim.ts'
import { auditEntries } from '../../resources/tables/audit-entries.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const production = {
  WASL_MODE: 'production',
  SMS: 'none',
  PUBLIC_URL: 'https://wasl.example',
  SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'),
}
const app = await testApp(production)
const { call, db, clock, shared } = app
const headers = { origin: 'https://wasl.example' }

async function queueMessages() {
  const now = clock.now()
  await db.insert(jobs).values([
    { queue: 'sms', recipient: '+966512345678', body: 'x', created_at: now, run_at: now },
    { queue: 'payouts', created_at: now, run_at: now },
    { queue: 'live', recipient: 'x', body: 'x', created_at: now, run_at: now },
  ])
}

test('the place is the public address and the database without its password, or DEPLOYMENT_ID', () => {
  const place = { PUBLIC_URL: 'https://wasl.example', DATA_DIR: '/data', DATABASE_URL: 'postgres://wasl:secret@db.example:5432/wasl' }
  expect(placeOf(place)).toBe('https://wasl.example, db.example:5432/wasl')
  expect(placeOf({ ...place, DATABASE_URL: undefined })).toBe('https://wasl.example, /data')
  expect(placeOf({ ...place, DEPLOYMENT_ID: 'riyadh' })).toBe('riyadh')
})

test('a new database belongs to this deployment and sends', async () => {
  await checkDeployment(shared)
  expect(shared.deployment.is_held).toBe(false)
  const { body } = await call('GET', '/api/admin/deployment', { token: await adminToken(app, []) })
  expect(body.data).toEqual({ is_held: false, here: null, belongs_to: null, waiting: 0 })
})

test('a restored copy sends no messages and payouts until a super admin confirms it, which is audited', async () => {
  await db.update(deployments).set({ place: 'https://wasl.example, elsewhere/wasl' })
  await checkDeployment(shared)
  await queueMessages()
  for (const queue of ['sms', 'payouts'] as const) expect(await claimJobs(shared, queue, 10)).toEqual([])
  expect(await claimJobs(shared, 'live', 10)).toHaveLength(1)

  const clerk = await adminToken(app, [])
  expect((await call('GET', '/api/admin/deployment', { token: clerk })).body.data).toMatchObject({ is_held: true, here: null, waiting: 2 })
  expect((await call('POST', '/api/admin/deployment/confirm', { token: clerk, body: {}, headers })).status).toBe(403)
  const token = await adminToken(app, 'all')
  expect((await call('GET', '/api/admin/deployment', { token })).body.data).toMatchObject({
    belongs_to: 'https://wasl.example, elsewhere/wasl',
  })

  const confirmed = await call('POST', '/api/admin/deployment/confirm', { token, body: { discard_messages: true }, headers })
  expect(confirmed.body.data).toEqual({ discarded: 1 })
  expect(await claimJobs(shared, 'payouts', 10)).toHaveLength(1)
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.action, 'confirm_deployment'))
  expect(entry).toMatchObject({ actor_kind: 'admin', before: { place: 'https://wasl.example, elsewhere/wasl' } })
})

test('another process sees the confirmation', async () => {
  shared.deployment.is_held = true
  await readDeployment(shared)
  expect(shared.deployment.is_held).toBe(false)
})

test('another SECRETS_KEY is detected while a secret needs the former one; a rotation is no other key', async () => {
  const check = async () => (await db.select({ check: deployments.secrets_check }).from(deployments))[0]?.check
  const startWith = (...keys: string[]) => checkSecretsKey({ ...shared, env: readEnv({ ...production, SECRETS_KEY: keys.join() }) })
  const [former, next, other] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte).toString('base64')) as [string, string, string]
  await startWith(former)
  const first = await check()
  await startWith(next, former)
  const rotated = await check()
  expect(rotated).not.toBe(first)
  const [admin] = await db.select().from(admins).limit(1)
  if (!admin) throw new Error('no admin')
  await db
    .update(admins)
    .set({ two_factor_secret: encryptSecret(shared.env, 'secret', admin.id) })
    .where(eq(admins.id, admin.id))
  await startWith(other)
  expect(await check()).toBe(rotated)
  await db.update(admins).set({ two_factor_secret: null })
  await startWith(other)
  expect(await check()).not.toBe(rotated)
})
