import { dayMs } from '@wasl/shared/utils/durations.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { product_categories, products } from '../catalog/tables/from-registry.ts'
import { sessions } from '../identity/tables/access.ts'
import { admins, users } from '../identity/tables/people.ts'
import { files } from '../platform/db/tables/files.ts'
import { idempotencyKeys } from '../platform/db/tables/idempotency-keys.ts'
import { jobs } from '../platform/db/tables/jobs.ts'
import { enqueue } from '../platform/jobs/enqueue.ts'
import { runQueues } from '../platform/jobs/run-jobs.ts'
import { formDataBody } from '../testing/form-data-body.ts'
import { adminToken, newClient, sessionToken } from '../testing/people.ts'
import { storeSetting } from '../testing/store-setting.ts'
import { testApp } from '../testing/test-app.ts'
import { deleteExpired } from './cleanup.ts'

const app = await testApp()
const { call, db, shared, clock, createContext } = app
const day = dayMs
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')

test('ended sessions, old messages and unattached uploads are deleted, everything else stays', async () => {
  const user = await newClient(app)
  const token = await sessionToken(app, user)
  const upload = await call('POST', '/api/uploads', {
    token,
    ...formDataBody({ purpose: 'order' }, { name: 'file', filename: 'a.pdf', bytes: pdf }),
  })
  const [file] = await db
    .select()
    .from(files)
    .where(eq(files.id, String(upload.body.data?.id)))
  await enqueue(createContext(), [{ channel: 'sms', purpose: 'test', recipient: user.phone, body: 'old' }])
  await runQueues(shared)

  clock.advance(6 * day)
  await deleteExpired(shared)
  expect(await shared.adapters.storage.get(file?.storage_key ?? '')).not.toBeNull()
  expect(await db.$count(sessions)).toBe(1)
  expect(await db.$count(jobs)).toBe(1)

  clock.advance(40 * day)
  await enqueue(createContext(), [{ channel: 'sms', purpose: 'test', recipient: user.phone, body: 'waiting' }])
  await sessionToken(app, user)
  await deleteExpired(shared)
  expect(await shared.adapters.storage.get(file?.storage_key ?? '')).toBeNull()
  expect(await db.$count(files)).toBe(0)
  expect(await db.$count(sessions)).toBe(1)
  expect((await db.select().from(jobs)).map(({ body }) => body)).toEqual(['waiting'])
})

test('public uploads of users that no row shows are deleted, and a shown one stays', async () => {
  const owner = await newClient(app)
  const file = { kind: 'image', is_public: true, name: 'a.webp', mime: 'image/webp', size_bytes: 1, owner_user_id: owner.id } as const
  const [shown, replaced] = await db
    .insert(files)
    .values(['shown', 'replaced'].map((name) => ({ ...file, storage_key: `aa/${name}.webp`, created_at: clock.now() })))
    .returning({ id: files.id })
  await db
    .update(users)
    .set({ avatar_file_id: shown?.id ?? null })
    .where(eq(users.id, owner.id))
  clock.advance(8 * day)
  await deleteExpired(shared)
  const left = await db.select({ id: files.id }).from(files).where(eq(files.owner_user_id, owner.id))
  expect(left).toEqual([{ id: shown?.id }])
  expect(replaced?.id).not.toBe(shown?.id)
  await db.update(users).set({ avatar_file_id: null }).where(eq(users.id, owner.id))
  await db.delete(files)
})

test('an upload of an administrator is deleted a week after nothing used it any more, and the logo of the settings stays', async () => {
  await adminToken(app, 'all')
  const [admin] = await db.select({ id: admins.id }).from(admins)
  const file = { kind: 'image', is_public: true, name: 'a.webp', mime: 'image/webp', size_bytes: 1, owner_admin_id: admin?.id } as const
  const [logo, unused] = await db
    .insert(files)
    .values(['logo', 'unused'].map((name) => ({ ...file, storage_key: `aa/${name}.webp`, created_at: clock.now() })))
    .returning({ id: files.id })
  await storeSetting(createContext(), 'brand_logo', logo?.id ?? null)
  clock.advance(30 * day)
  await deleteExpired(shared)
  expect(await db.$count(files)).toBe(2)
  clock.advance(7 * day)
  await deleteExpired(shared)
  expect(await db.select({ id: files.id }).from(files)).toEqual([{ id: logo?.id }])
  expect(unused?.id).not.toBe(logo?.id)
  await db.delete(files)
})

test('files in lists of images stay, and many used files do not hide an unused one', async () => {
  const owner = await newClient(app)
  const created_at = clock.now()
  const file = { kind: 'image', name: 'a.webp', mime: 'image/webp', size_bytes: 1, owner_user_id: owner.id, created_at } as const
  const rows = await db
    .insert(files)
    .values(Array.from({ length: 205 }, (_, at) => ({ ...file, storage_key: `aa/${at}.webp` })))
    .returning({ id: files.id })
  const ids = rows.map(({ id }) => id).sort()
  const [unused, ...used] = [ids.at(-1) ?? '', ...ids.slice(0, -1)]
  const [category] = await db
    .insert(product_categories)
    .values({ name_ar: 'تصنيف', name_en: 'Category' })
    .returning({ id: product_categories.id })
  await db.insert(products).values({
    name_ar: 'منتج',
    name_en: 'Product',
    description_ar: 'وصف المنتج',
    description_en: 'Description',
    price: 100,
    images: used,
    category_id: category?.id ?? '',
  })
  clock.advance(8 * day)
  await deleteExpired(shared)
  expect(await db.$count(files, eq(files.id, unused))).toBe(0)
  expect(await db.$count(files)).toBe(used.length)
})

test('responses of idempotent requests are deleted after a week', async () => {
  const key = { principal_id: crypto.randomUUID(), request_hash: 'x', status_code: 200, response: {} }
  await db.insert(idempotencyKeys).values([
    { ...key, key: 'old', created_at: clock.now() },
    { ...key, key: 'new', created_at: new Date(Date.parse(clock.now()) + 6 * day).toISOString() },
  ])
  clock.advance(8 * day)
  await deleteExpired(shared)
  expect((await db.select().from(idempotencyKeys)).map(({ key }) => key)).toEqual(['new'])
})
