import { and, eq } from 'drizzle-orm'
import { users } from '../identity/tables/people.ts'
import { notifications } from '../messaging/tables/notifications.ts'
import type { CallResult } from './call.ts'
import { demoOffer, loadOrderSample, makeTransition, offersOf, type SentOrder, sendOrder } from './orders.ts'
import { demoPhones, logInAs } from './people.ts'
import { testApp } from './test-app.ts'

/** A test app with the demo data, tokens of a client and two providers, and helpers that bring an order to a status. */
export async function orderFixture() {
  const app = await testApp({}, { demo: true })
  const client = await logInAs(app, demoPhones.client)
  const provider = await logInAs(app, demoPhones.company)
  const freelancer = await logInAs(app, demoPhones.freelancer)
  const sample = await loadOrderSample(app)

  const tryTransition = (token: string, order: SentOrder, name: string, body: object = {}): Promise<CallResult> =>
    makeTransition(app, token, order, name, body)
  /** As `tryTransition`, but throws if the transition is rejected. */
  const mustTransition = async (token: string, order: SentOrder, name: string, body: object = {}): Promise<SentOrder> => {
    const result = await tryTransition(token, order, name, body)
    if (result.status !== 200) throw new Error(`${name}: ${result.status} ${result.text}`)
    return order
  }
  const getOrder = (token: string, order: SentOrder): Promise<CallResult> => app.call('GET', `/api/orders/${order.id}`, { token })
  const submittedOrder = (): Promise<SentOrder> => sendOrder(app, client, sample)
  const offeredOrder = async (): Promise<SentOrder> => mustTransition(provider, await submittedOrder(), 'make_offer', demoOffer)
  const acceptedOrder = async (): Promise<SentOrder> => {
    const order = await offeredOrder()
    const [offer] = await offersOf(app, client, order)
    return mustTransition(client, order, 'accept_offer', { offer_id: offer?.id })
  }
  /** The notifications about an order for the user with this phone. */
  const notificationsTo = async (phone: string, order: SentOrder): Promise<{ type: string; body_en: string }[]> =>
    app.db
      .select({ type: notifications.type, body_en: notifications.body_en })
      .from(notifications)
      .innerJoin(users, eq(users.id, notifications.user_id))
      .where(and(eq(users.phone, `+966${phone.slice(1)}`), eq(notifications.order_id, order.id)))
      .orderBy(notifications.created_at)
  return {
    app,
    client,
    provider,
    freelancer,
    sample,
    tryTransition,
    mustTransition,
    getOrder,
    submittedOrder,
    offeredOrder,
    acceptedOrder,
    notificationsTo,
  }
}
