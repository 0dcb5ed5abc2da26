import { createDataProvider } from '@wasl/shared/data-provider/data-provider.ts'
import { createHttp } from '@wasl/shared/data-provider/http.ts'
import { afterAll, expect, test } from 'vitest'
import { adminToken } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'

// Refine's simple-rest over real HTTP: what any client of that dialect gets.
const app = await testApp()
const address = await app.server.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.server.close())
const http = createHttp({ locale: () => 'en' })
http.defaults.headers.common.authorization = `Bearer ${await adminToken(app, 'all')}`
const provider = createDataProvider(`${address}/api/admin`, http)

const resource = 'faqs'
const create = async (number: number) => {
  const variables = {
    question: { en: `Question number ${number}`, ar: `السؤال رقم ${number}` },
    answer: { en: 'An answer', ar: 'إجابة' },
    topic: number % 2 === 0 ? 'orders' : 'payment',
  }
  return (await provider.create<{ id: string }>({ resource, variables })).data.id
}

test('lists with filters, order and pages, and reads, changes and deletes rows', async () => {
  const ids: string[] = []
  for (const number of [1, 2, 3, 4, 5]) ids.push(await create(number))
  const topic = { field: 'topic', operator: 'eq', value: 'payment' } as const

  const page = await provider.getList({
    resource,
    filters: [topic],
    sorters: [{ field: 'created_at', order: 'desc' }],
    pagination: { currentPage: 1, pageSize: 2 },
  })
  expect(page.data.map(({ id }) => id)).toEqual([ids[4], ids[2]])
  expect(page.total).toBeGreaterThanOrEqual(3)
  const many = await provider.getMany({ resource, ids: [ids[0] ?? '', ids[3] ?? ''] })
  expect(many.data.map(({ id }) => id).sort()).toEqual([ids[0], ids[3]].sort())

  const [id = ''] = ids
  await provider.update({ resource, id, variables: { topic: 'account' } })
  expect((await provider.getOne({ resource, id })).data).toMatchObject({ id, topic: 'account' })
  await provider.deleteOne({ resource, id })
  await expect(provider.getOne({ resource, id })).rejects.toMatchObject({ statusCode: 404 })
})

test('a rejected row brings its errors by field, and a custom call reaches any other route', async () => {
  const variables = { question: { en: 'No', ar: 'لا' }, topic: 'weather' }
  await expect(provider.create({ resource, variables })).rejects.toMatchObject({
    statusCode: 422,
    errors: { topic: expect.anything(), answer: expect.anything() },
  })
  const { data } = await provider.custom({ url: `${address}/api/admin/auth/me`, method: 'get' })
  expect(data).toMatchObject({ key: 'success', data: { is_super: true } })
})
