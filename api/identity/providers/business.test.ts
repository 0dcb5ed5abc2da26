import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { files } from '../../platform/db/tables/files.ts'
import { auditEntries } from '../../resources/tables/audit-entries.ts'
import { adminToken, newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { providers } from '../tables/people.ts'

const app = await testApp()
const { call, db, clock } = app
const caption = null

async function newOwner(change: Partial<typeof providers.$inferInsert> = {}) {
  const [provider] = await db
    .insert(providers)
    .values({ name_ar: 'إتقان', name_en: 'Itqan', type: 'company', status: 'approved', ...change })
    .returning()
  const provider_id = provider?.id ?? ''
  const user = await newClient(app, { role: 'provider', client_type: null, provider_id })
  const token = await sessionToken(app, user)
  const save = (part: string, body: object) => call('PATCH', `/api/provider/business/${part}`, { token, body })
  const page = (reader?: string) => call('GET', `/api/providers/${provider_id}`, reader ? { token: reader } : {})
  return { ...user, provider_id, token, save, page }
}
async function newImages(owner_user_id: string, count: number, change: Partial<typeof files.$inferInsert> = {}): Promise<string[]> {
  const image = {
    kind: 'image',
    is_publishable: true,
    owner_user_id,
    name: 'a.webp',
    mime: 'image/webp',
    size_bytes: 9,
    storage_key: 'aa/a.webp',
  } as const
  const rows = Array.from({ length: count }, () => ({ ...image, ...change, created_at: clock.now() }))
  return (await db.insert(files).values(rows).returning({ id: files.id })).map(({ id }) => id)
}
const times = [{ day: 'saturday', is_open: true, from: '09:00', to: '18:00' }]

test('the gallery keeps its order and captions, and drops images that are not sent again', async () => {
  const owner = await newOwner()
  const [first = '', second = '', third = ''] = await newImages(owner.id, 3)
  const captioned = { file_id: second, caption: { ar: 'واجهة المتجر', en: 'Shop front' } }
  expect((await owner.save('gallery', { gallery: [{ file_id: third, caption }, captioned, { file_id: first, caption }] })).status).toBe(200)
  expect((await owner.save('gallery', { gallery: [captioned, { file_id: third, caption }] })).status).toBe(200)
  expect((await owner.page()).body.data?.gallery).toEqual([
    { url: `/api/files/${second}`, before_url: null, caption: captioned.caption },
    { url: `/api/files/${third}`, before_url: null, caption },
  ])
  const shown = await call('GET', `/api/admin/providers/${owner.provider_id}`, { token: await adminToken(app, 'all') })
  expect([shown.status, shown.body.gallery]).toMatchObject([200, [{ file_id: second }, { file_id: third }]])
})

test('a gallery takes at most 20 images, none twice, and only public uploads of the owner', async () => {
  const [owner, stranger] = [await newOwner(), await newOwner()]
  const images = (ids: string[]) => ({ gallery: ids.map((file_id) => ({ file_id, caption })) })
  const own = await newImages(owner.id, 21)
  const [foreign = ''] = await newImages(stranger.id, 1)
  const [hidden = ''] = await newImages(owner.id, 1, { is_publishable: false })
  for (const ids of [own, [own[0] ?? '', own[0] ?? ''], [foreign], [hidden], [crypto.randomUUID()]])
    expect(Object.keys((await owner.save('gallery', images(ids))).body.errors ?? {})).toEqual(['gallery'])
  expect((await owner.save('gallery', images(own.slice(0, 20)))).status).toBe(200)
  // An image of another provider cannot be taken over, even when that provider shows it.
  expect((await stranger.save('gallery', images([own[0] ?? '']))).status).toBe(422)
})

test('fields of other parts and of the administration are rejected, and nothing of another provider changes', async () => {
  const [owner, stranger] = [await newOwner(), await newOwner()]
  for (const extra of [
    { status: 'approved' },
    { provider_id: stranger.provider_id },
    { rating_sum: 500 },
    { iban: 'SA0380000000608010167519' },
  ])
    for (const [part, body] of [
      ['gallery', { gallery: [] }],
      ['times', { work_times: times, holidays: [] }],
    ] as const)
      expect((await owner.save(part, { ...body, ...extra })).status).toBe(422)
  const [untouched] = await db.select().from(providers).where(eq(providers.id, stranger.provider_id))
  expect(untouched).toMatchObject({ version: 1, gallery: [], holidays: [], rating_sum: 0 })
  expect(await db.$count(auditEntries, eq(auditEntries.row_id, owner.provider_id))).toBe(0)
})

test('holidays close the provider on its page; wrong ones are errors of their fields', async () => {
  // Saturday 10:00 in Riyadh.
  clock.advance(Date.parse('2030-01-05T07:00:00.000Z') - Date.parse(clock.now()))
  const owner = await newOwner()
  const save = (holidays: object[]) => owner.save('times', { work_times: times, holidays })
  expect((await save([])).status).toBe(200)
  expect((await owner.page()).body.data).toMatchObject({ opening: { is_open: true, until: '18:00' }, holidays: [] })
  const wrong = await save([
    { from: '2030-01-07', to: '2030-01-06' },
    { from: '2030-02-30', to: '' },
  ])
  expect(Object.keys(wrong.body.errors ?? {}).sort()).toEqual(['holidays.0.to', 'holidays.1.from', 'holidays.1.to'])
  const holidays = [
    { from: '2029-12-20', to: '2030-01-04' },
    { from: '2030-01-05', to: '2030-01-11' },
  ]
  expect((await save(holidays)).status).toBe(200)
  expect((await owner.page()).body.data).toMatchObject({
    opening: { is_open: false, opens: { date: '2030-01-12', day: 'saturday', time: '09:00' } },
    holidays: [holidays[1]],
  })
})

test('before its approval only its own team sees the page of a provider, as a preview', async () => {
  const [owner, stranger] = [await newOwner({ status: 'pending_review' }), await newOwner()]
  expect((await owner.page()).status).toBe(404)
  expect((await owner.page(stranger.token)).status).toBe(404)
  expect((await owner.page(owner.token)).body.data).toMatchObject({ is_preview: true })
  expect((await call('GET', `/api/providers/${owner.provider_id}/reviews`, { token: owner.token })).status).toBe(200)
  expect((await stranger.page(stranger.token)).body.data).toMatchObject({ is_preview: false })
})
