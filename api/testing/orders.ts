import { eq } from 'drizzle-orm'
import { categories, cities, services } from '../catalog/tables/from-registry.ts'
import type { CallResult } from './call.ts'
import type { TestApp } from './test-app.ts'

export type SentOrder = { id: string }
export type OrderSample = { order: Readonly<Record<string, unknown>>; emptyCity: string; serviceWithQuestion: { id: string } }

/** Sample data of the demo: the body of an order that the demo providers can serve, a city without providers, and a service with a required question. */
export async function loadOrderSample({ db }: Pick<TestApp, 'db'>): Promise<OrderSample> {
  const [category] = await db.select().from(categories).where(eq(categories.icon, 'maintenance'))
  const [riyadh] = await db.select().from(cities).where(eq(cities.name_en, 'Riyadh'))
  const [empty] = await db.select().from(cities).where(eq(cities.is_served, false))
  if (!category || !riyadh || !empty) throw new Error('loadOrderSample: the demo has no such category or city')
  const inCategory = await db.select().from(services).where(eq(services.category_id, category.id))
  const plain = inCategory.filter(({ kind, questions }) => kind === 'service' && !questions.some(({ is_required }) => is_required))
  const serviceWithQuestion = inCategory.find(({ kind, questions }) => kind === 'service' && questions[0]?.is_required)
  const service = plain[0] ?? serviceWithQuestion
  if (!serviceWithQuestion || !service) throw new Error('loadOrderSample: the demo has no such service')
  return {
    serviceWithQuestion,
    emptyCity: empty.id,
    order: {
      kind: 'service',
      category_id: category.id,
      city_id: riyadh.id,
      note: 'تسريب في المطبخ',
      items: [{ service_id: service.id, answers: service.questions.map(answerTo) }],
    },
  }
}

type ServiceQuestion = (typeof services.$inferSelect)['questions'][number]
const answerTo = ({ answer_type }: ServiceQuestion, question: number) =>
  ({
    choice: { question, option: 0 },
    number: { question, number: 3 },
    text: { question, text: 'وصف واضح للمطلوب' },
    file: { question },
  })[answer_type]

/** Submits the sample order for a client. Throws if the API rejects it. */
export async function sendOrder({ call }: TestApp, token: string, sample: OrderSample): Promise<SentOrder> {
  const result = await call('POST', '/api/orders', { token, body: sample.order })
  if (result.status !== 201) throw new Error(`sendOrder: ${result.status} ${result.text}`)
  return { id: String(result.body.data?.id) }
}

/** Pays the due amount of an order from the wallet. */
export const payOrder = ({ call }: TestApp, token: string, order: SentOrder, key: string): Promise<CallResult> =>
  call('POST', `/api/orders/${order.id}/pay`, { token, body: { method: 'wallet' }, headers: { 'idempotency-key': key } })

type VisibleOffer = { id: string; price: number; status: string }
export const offersIn = ({ body }: CallResult): VisibleOffer[] =>
  Object.values(body.data?.offers ?? {}).map(({ id, price, status }) => ({ id: String(id), price: Number(price), status: String(status) }))

/** The offers of an order that this user sees. */
export const offersOf = async ({ call }: TestApp, token: string, order: SentOrder): Promise<VisibleOffer[]> =>
  offersIn(await call('GET', `/api/orders/${order.id}`, { token }))

export const demoOffer = { price: 50_000, duration_days: 3 }
export const demoLines = [{ title_ar: 'صيانة', title_en: 'Maintenance', quantity: 1, unit_price: 50_000 }]

/** Requests one transition of an order. */
export const makeTransition = ({ call }: TestApp, token: string, order: SentOrder, name: string, body: object = {}): Promise<CallResult> =>
  call('POST', `/api/orders/${order.id}/transitions/${name}`, { token, body })

/** The status of an order that this user sees. */
export const statusOf = async ({ call }: TestApp, token: string, order: SentOrder): Promise<unknown> =>
  (await call('GET', `/api/orders/${order.id}`, { token })).body.data?.status

/** An order with an accepted invoice over 575 riyals that waits for payment. Throws if a transition is rejected. */
export async function payableOrder(
  app: TestApp,
  client: string,
  provider: string,
  sample: OrderSample,
  terms: object = {},
): Promise<SentOrder> {
  const order = await sendOrder(app, client, sample)
  const transition = async (token: string, name: string, body: object = {}) => {
    const result = await makeTransition(app, token, order, name, body)
    if (result.status !== 200) throw new Error(`payableOrder ${name}: ${result.status} ${result.text}`)
  }
  await transition(provider, 'make_offer', demoOffer)
  const [offer] = await offersOf(app, client, order)
  await transition(client, 'accept_offer', { offer_id: offer?.id })
  await transition(provider, 'issue_invoice', { lines: demoLines, ...terms })
  const { body } = await app.call('GET', `/api/orders/${order.id}`, { token: client })
  await transition(client, 'accept_invoice', { accepted_total: Number(body.data?.invoice?.final_amount) })
  return order
}
