import { and, eq } from 'drizzle-orm'
import { seedDemo } from '../demo/seed.ts'
import { notifications } from '../platform/db/tables/notices.ts'
import { users } from '../platform/db/tables/people.ts'
import type { Answered } from './call.ts'
import { demoOffer, moveOrder, offersOf, type Sent, sendOrder, worldOf } from './orders.ts'
import { demoPeople, signIn } from './people.ts'
import { testApp } from './test-app.ts'

/** A house with the demo in it, its three sides signed in, and the steps that bring an order somewhere. */
export async function orderHouse() {
  const house = await testApp()
  await seedDemo(house.shared)
  const client = await signIn(house, demoPeople.client)
  const provider = await signIn(house, demoPeople.company)
  const freelancer = await signIn(house, demoPeople.freelancer)
  const world = await worldOf(house)

  const move = (token: string, order: Sent, name: string, body: object = {}): Promise<Answered> =>
    moveOrder(house, token, order, name, body)
  /** As `move`, and throws where it is refused. */
  const does = async (token: string, order: Sent, name: string, body: object = {}): Promise<Sent> => {
    const answer = await move(token, order, name, body)
    if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.text}`)
    return order
  }
  const page = (token: string, order: Sent): Promise<Answered> => house.call('GET', `/api/orders/${order.id}`, { token })
  const sent = (): Promise<Sent> => sendOrder(house, client, world)
  const offered = async (): Promise<Sent> => does(provider, await sent(), 'make_offer', demoOffer)
  const accepted = async (): Promise<Sent> => {
    const order = await offered()
    const [offer] = await offersOf(house, client, order)
    return does(client, order, 'accept_offer', { offer_id: offer?.id })
  }
  /** The notices about an order that whoever has this phone got, by their types. */
  const toldTo = async (phone: string, order: Sent): Promise<{ type: string; body_en: string }[]> =>
    house.db
      .select({ type: notifications.type, body_en: notifications.body_en })
      .from(notifications)
      .innerJoin(users, eq(users.id, notifications.user_id))
      .where(and(eq(users.phone, `+966${phone.slice(1)}`), eq(notifications.order_id, order.id)))
  return { house, client, provider, freelancer, world, move, does, page, sent, offered, accepted, toldTo }
}
