import { eq } from 'drizzle-orm'
import { categories, cities, services } from '../platform/db/resource-tables.ts'
import type { Answered } from './call.ts'
import type { TestApp } from './test-app.ts'

export type Sent = { id: string }
export type World = { order: Readonly<Record<string, unknown>>; emptyCity: string; asking: { id: string } }

/** Of the demo: an order that the demo providers can serve, a city where nobody does, and a service that asks a question. */
export async function worldOf({ db }: TestApp): Promise<World> {
  const [category] = await db.select().from(categories).where(eq(categories.icon, 'maintenance'))
  const [riyadh] = await db.select().from(cities).where(eq(cities.name_en, 'Riyadh'))
  const [empty] = await db.select().from(cities).where(eq(cities.is_served, false))
  if (!category || !riyadh || !empty) throw new Error('worldOf: the demo has no such category or city')
  const offered = await db.select().from(services).where(eq(services.category_id, category.id))
  const plain = offered.filter(({ kind, questions }) => kind === 'service' && !questions.some(({ is_required }) => is_required))
  const asking = offered.find(({ kind, questions }) => kind === 'service' && questions[0]?.is_required)
  const service = plain[0] ?? asking
  if (!asking || !service) throw new Error('worldOf: the demo has no such service')
  return {
    asking,
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

type Question = (typeof services.$inferSelect)['questions'][number]
const answerTo = (question: Question, at: number) =>
  question.answer_type === 'choice'
    ? { question: at, choice: question.options?.ar.split('\n')[0]?.trim() ?? '' }
    : { question: at, text: 'وصف واضح للمطلوب' }

/** Sends the world's order for a client. Throws where the API refuses it. */
export async function sendOrder({ call }: TestApp, token: string, world: World): Promise<Sent> {
  const answer = await call('POST', '/api/orders', { token, body: world.order })
  if (answer.status !== 201) throw new Error(`sendOrder: ${answer.status} ${answer.text}`)
  return { id: String(answer.body.data?.id) }
}

/** Pays what is due of an order from the wallet. */
export const payOrder = ({ call }: TestApp, token: string, order: Sent, key: string): Promise<Answered> =>
  call('POST', `/api/orders/${order.id}/pay`, { token, body: { method: 'wallet' }, headers: { 'idempotency-key': key } })

type SeenOffer = { id: string; price: number; status: string }
export const offersIn = ({ body }: Answered): SeenOffer[] =>
  Object.values(body.data?.offers ?? {}).map(({ id, price, status }) => ({ id: String(id), price: Number(price), status: String(status) }))

/** The offers of an order as this reader sees them. */
export const offersOf = async ({ call }: TestApp, token: string, order: Sent): Promise<SeenOffer[]> =>
  offersIn(await call('GET', `/api/orders/${order.id}`, { token }))

export const demoOffer = { price: 50_000, duration_days: 3 }
export const demoLines = [{ title_ar: 'صيانة', title_en: 'Maintenance', quantity: 1, unit_price: 50_000 }]

/** Makes one transition of an order as its side does it. */
export const moveOrder = ({ call }: TestApp, token: string, order: Sent, name: string, body: object = {}): Promise<Answered> =>
  call('POST', `/api/orders/${order.id}/transitions/${name}`, { token, body })

/** The status of an order as this reader sees it. */
export const statusOf = async ({ call }: TestApp, token: string, order: Sent): Promise<unknown> =>
  (await call('GET', `/api/orders/${order.id}`, { token })).body.data?.status

/** An order with an accepted invoice over 575 riyals, waiting for its payment. Throws where a step is refused. */
export async function payableOrder(house: TestApp, client: string, provider: string, world: World, terms: object = {}): Promise<Sent> {
  const order = await sendOrder(house, client, world)
  const step = async (token: string, name: string, body: object = {}) => {
    const answer = await moveOrder(house, token, order, name, body)
    if (answer.status !== 200) throw new Error(`payableOrder ${name}: ${answer.status} ${answer.text}`)
  }
  await step(provider, 'make_offer', demoOffer)
  const [made] = await offersOf(house, client, order)
  await step(client, 'accept_offer', { offer_id: made?.id })
  await step(provider, 'issue_invoice', { lines: demoLines, ...terms })
  await step(client, 'accept_invoice')
  return order
}
