import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { services } from '../../catalog/tables/from-registry.ts'
import { orderFixture } from '../../testing/order-fixture.ts'

const { app, client, provider, sample } = await orderFixture()
const { call, db } = app
type ServiceQuestion = (typeof services.$inferSelect)['questions'][number]
const question = (answer_type: ServiceQuestion['answer_type'], en: string, own: Partial<ServiceQuestion> = {}): ServiceQuestion => ({
  text: { ar: `سؤال ${en}`, en },
  answer_type,
  options: null,
  unit: null,
  min: null,
  max: null,
  is_required: true,
  ...own,
})
const metres = { ar: 'متر', en: 'metre' }
const [service] = await db
  .update(services)
  .set({
    questions: [
      question('choice', 'Type', { options: { ar: 'سبليت\nشباك', en: 'Split\nWindow' } }),
      question('number', 'Area', { unit: metres, min: 10, max: 500 }),
      question('number', 'Units'),
      question('text', 'Fault'),
    ],
  })
  .where(eq(services.id, sample.serviceWithQuestion.id))
  .returning()

const complete = [
  { question: 0, option: 1 },
  { question: 1, number: 160 },
  { question: 2, number: 3 },
  { question: 3, text: 'المكيف لا يبرد' },
]
const send = (answers: object[], own: object = {}) =>
  call('POST', '/api/orders', { token: client, body: { ...sample.order, items: [{ service_id: service?.id, answers }], ...own } })
const withAnswer = (question: number, answer: object) =>
  complete.map((known) => (known.question === question ? { question, ...answer } : known))
const errorAt = async (question: number, answer: object) =>
  (await send(withAnswer(question, answer))).body.errors?.[`items.0.answers.${question}`]

test('an answer is a number with its unit, and a chosen option reads in both languages', async () => {
  const sent = await send(complete)
  const { body } = await call('GET', `/api/orders/${sent.body.data?.id}`, { token: provider })
  expect(body.data?.items).toMatchObject([
    {
      answers: [
        { choice: { ar: 'شباك', en: 'Window' }, number: null },
        { number: 160, unit: metres, choice: null },
        { number: 3, unit: null },
        { text: 'المكيف لا يبرد' },
      ],
    },
  ])
})

test('a chosen option stays as the client chose it when the options of the service change', async () => {
  const sent = await send(complete)
  const reordered = (service?.questions ?? []).map((known, at) =>
    at === 0 ? { ...known, options: { ar: 'مركزي\nسبليت', en: 'Central\nSplit' } } : known,
  )
  await db
    .update(services)
    .set({ questions: reordered })
    .where(eq(services.id, String(service?.id)))
  const { body } = await call('GET', `/api/orders/${sent.body.data?.id}`, { token: client })
  await db
    .update(services)
    .set({ questions: service?.questions ?? [] })
    .where(eq(services.id, String(service?.id)))
  expect(body.data?.items).toMatchObject([{ answers: [{ choice: { ar: 'شباك', en: 'Window' } }, {}, {}, {}] }])
})

test('a number outside its bounds and an unknown option are reported on their questions', async () => {
  expect(await errorAt(1, { number: 9 })).toEqual(['Enter 10 or more'])
  expect(await errorAt(1, { number: 501 })).toEqual(['Enter 500 or less'])
  expect(await errorAt(2, { number: 0 })).toEqual(['Enter 1 or more'])
  expect(await errorAt(2, {})).toEqual(['Answer this question'])
  expect(await errorAt(0, { option: 2 })).toEqual(['Choose one of the options'])
})

test('only a free text needs four characters', async () => {
  expect(await errorAt(3, { text: 'لا' })).toEqual(['Use at least 4 characters'])
  expect((await send(complete)).status).toBe(201)
})

test('the errors of the form and of the questions come together', async () => {
  const { body } = await send(
    withAnswer(1, { number: 'many' }).filter((answer) => answer.question !== 3),
    { city_id: '', duration_days: null, expected_budget: 'abc' },
  )
  expect(body.errors).toEqual({
    city_id: ['This field is required'],
    expected_budget: ['Enter an amount, digits only'],
    'items.0.answers.1.number': ['Enter a number'],
    'items.0.answers.3': ['Answer this question'],
  })
})

test('the catalog gives the unit and the bounds of a number question', async () => {
  const { body } = await call('GET', `/api/catalog/${sample.order.category_id}`)
  const shown = Object.values(body.data?.services ?? {}).find(({ id }) => String(id) === service?.id)
  expect(shown).toMatchObject({
    questions: [{}, { answer_type: 'number', unit: metres, min: 10, max: 500 }, { unit: null, min: 1, max: 1_000_000 }, {}],
  })
})

test('a form without content says to complete all fields, one with unanswered questions to complete the services', async () => {
  expect((await call('POST', '/api/auth/login', { body: { phone: '', password: '' } })).body.msg).toBe('Complete all fields')
  expect((await send(complete, { expected_budget: -1 })).body.msg).toBe('Please check the form')
  expect((await send([], { expected_budget: -1 })).body.msg).toBe('Complete all services and answer all questions')
})

test('a required file that is missing is asked for as a file', async () => {
  const questions = [question('file', 'Photo')]
  const [withFile] = await db.update(services).set({ questions }).where(eq(services.id, sample.serviceWithQuestion.id)).returning()
  const items = [{ service_id: withFile?.id, answers: [] }]
  const { body } = await call('POST', '/api/orders', { token: client, lang: 'ar', body: { ...sample.order, items } })
  expect(body.errors).toEqual({ 'items.0.answers.0': ['ارفع الملفات المطلوبة'] })
})
