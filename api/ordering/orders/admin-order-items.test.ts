import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { services } from '../../catalog/tables/from-registry.ts'
import { formDataBody } from '../../testing/form-data-body.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { adminToken } from '../../testing/people.ts'

const { app, client, sample } = await orderFixture()
const { call, db } = app
const admin = await adminToken(app, ['orders.show', 'order-items.list', 'order-items.show', 'order-files.list', 'order-files.show'])

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const upload = async (filename: string) => {
  const form = formDataBody({ purpose: 'order' }, { name: 'file', filename, bytes: pdf })
  return String((await call('POST', '/api/uploads', { token: client, ...form })).body.data?.id)
}

const question = (answer_type: 'text' | 'number' | 'choice' | 'file', en: string, options: { ar: string; en: string } | null = null) => ({
  text: { ar: `سؤال ${en}`, en },
  answer_type,
  options,
  unit: answer_type === 'number' ? { ar: 'شهر', en: 'months' } : null,
  min: null,
  max: null,
  is_required: false,
})

// The service asks one question of each kind; the client writes, chooses, gives a number, and sends two files.
const [service] = await db
  .update(services)
  .set({
    questions: [
      question('text', 'What is wrong?'),
      question('choice', 'When?', { ar: 'اليوم\n\nخلال يومين \n', en: 'Today\nWithin two days' }),
      question('file', 'Plans'),
      question('text', 'Anything else?'),
      question('number', 'How long?'),
    ],
  })
  .where(eq(services.id, sample.serviceWithQuestion.id))
  .returning()
const files = [await upload('مخطط.pdf'), await upload('second.pdf'), await upload('contract.pdf')]
const answers = [
  { question: 0, text: 'المكيف لا يبرد' },
  { question: 1, option: 1 },
  { question: 2, file_ids: files.slice(0, 2) },
  { question: 4, number: 3 },
]
const sent = await call('POST', '/api/orders', {
  token: client,
  body: {
    ...sample.order,
    items: [{ service_id: service?.id, note: 'الدور الثاني', answers }],
    address: 'حي الياسمين',
    lat: 24.8124,
    lng: 46.6443,
    file_ids: files.slice(2),
  },
})
const order = String(sent.body.data?.id)
const listOf = async (name: string) => (await call('GET', `/api/admin/${name}?order_id=${order}`, { token: admin })).rows

test('the back office shows the ordered services, and each question with its answer in both languages', async () => {
  const inBoth = (text: string) => ({ ar: text, en: text })
  const [ar, en] = [service?.name_ar, service?.name_en]
  expect(await listOf('order-items')).toEqual([
    expect.objectContaining({
      service: { ar, en },
      service_id: service?.id,
      note: 'الدور الثاني',
      answers: [
        { question: { ar: 'سؤال What is wrong?', en: 'What is wrong?' }, answer: inBoth('المكيف لا يبرد'), file_id: null },
        { question: { ar: 'سؤال When?', en: 'When?' }, answer: { ar: 'خلال يومين', en: 'Within two days' }, file_id: null },
        { question: { ar: 'سؤال Plans', en: 'Plans' }, answer: null, file_id: files[0] },
        { question: { ar: 'سؤال Plans', en: 'Plans' }, answer: null, file_id: files[1] },
        { question: { ar: 'سؤال Anything else?', en: 'Anything else?' }, answer: null, file_id: null },
        { question: { ar: 'سؤال How long?', en: 'How long?' }, answer: { ar: '3 شهر', en: '3 months' }, file_id: null },
      ],
    }),
  ])
})

test('the back office lists the attached files with their items', async () => {
  const [item] = await listOf('order-items')
  const attached = await listOf('order-files')
  expect(attached.map(({ name, role, item_id, file_id, picture_id }) => ({ name, role, item_id, file_id, picture_id }))).toEqual(
    expect.arrayContaining([
      { name: 'مخطط.pdf', role: 'item', item_id: item?.id, file_id: files[0], picture_id: null },
      { name: 'contract.pdf', role: 'attachment', item_id: null, file_id: files[2], picture_id: null },
    ]),
  )
  expect(attached).toHaveLength(3)
})

test('the back office shows the address and a map link', async () => {
  const { body } = await call('GET', `/api/admin/orders/${order}`, { token: admin })
  expect([body.address, body.map_link]).toEqual(['حي الياسمين', 'https://www.google.com/maps/search/?api=1&query=24.8124,46.6443'])
})

test('items and files require their own permissions', async () => {
  const other = await adminToken(app, ['orders.show'])
  for (const name of ['order-items', 'order-files'])
    expect((await call('GET', `/api/admin/${name}?order_id=${order}`, { token: other })).status).toBe(403)
})
