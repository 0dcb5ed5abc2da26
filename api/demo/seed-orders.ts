import { type DemoBrief, demoBriefs } from '@wasl/resources/demo/briefs.ts'
import { demoServices } from '@wasl/resources/demo/services.ts'
import type { OrderTransition } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { asc, eq } from 'drizzle-orm'
import type { Ctx, User, UserCtx } from '../context.ts'
import { fullPhone } from '../identity/auth/phone.ts'
import { payFromWallet } from '../money/payments/pay-from-wallet.ts'
import { inHand } from '../ordering/orders/facts.ts'
import { requestTransition } from '../ordering/orders/request-transition.ts'
import { submitOrder } from '../ordering/orders/submit-order.ts'
import type { OrderRow } from '../ordering/orders/visible-order.ts'
import { writeReview } from '../ordering/reviews/write-review.ts'
import type { Tx } from '../platform/db/database.ts'
import { services } from '../platform/db/resource-tables.ts'
import { offers } from '../platform/db/tables/offers.ts'
import { providers, users } from '../platform/db/tables/people.ts'
import { type Stage, stages } from './order-stages.ts'
import { seedAttachments } from './seed-attachments.ts'
import type { Places } from './seed-catalogue.ts'
import { seedTransfer } from './seed-transfer.ts'

type Act = (ctx: Ctx & { db: Tx }, order: OrderRow, client: User, provider: User) => Promise<unknown>

/** What happens after the offers, step by step, and after how many hours; a stage does those before its end. */
const steps: readonly [until: Stage['until'], hours: number, act: Act][] = [
  ['offered', 0, async () => {}],
  ['invoiced', 3, (ctx, order, client, provider) => acceptAndInvoice(ctx, order, client, provider)],
  ['payable', 2, (ctx, order, client) => move(ctx, order, client, 'accept_invoice')],
  ['paid', 1, (ctx, order, client) => payFromWallet({ ...ctx, who: client }, order.id)],
  ['delivered', 26, (ctx, order, _, provider) => move(ctx, order, provider, 'deliver')],
  ['completed', 5, (ctx, order, client) => move(ctx, order, client, 'confirm_receipt')],
]

/** Puts orders of the demo clients into the house, each carried by the real verbs as far as its stage says. */
export async function seedOrders(ctx: Ctx & { db: Tx }, places: Places): Promise<void> {
  for (const stage of stages) await seedOrder(ctx, places, stage, () => {})
}

/** Carries one order as far as its stage says; `pass` is called after each step, with the hours until the next one. */
export async function seedOrder(
  ctx: Ctx & { db: Tx },
  places: Places,
  { brief, by, prices, until, says }: Stage,
  pass: (hours: number) => void,
): Promise<void> {
  const client = await userOf(ctx, by)
  const order = await submitOrder({ ...ctx, who: client }, await formOf({ ...ctx, who: client }, briefOf(brief), places))
  for (const [at, [phone, riyals]] of prices.entries()) {
    pass(1)
    const who = await userOf(ctx, phone)
    const [image] = at === 0 ? await seedAttachments({ ...ctx, who }, briefOf(brief).offered, 'offer') : []
    const body = { price: riyals * 100, duration_days: 3, note: 'السعر شامل المواد والضمان.', image_file_id: image ?? null }
    await move(ctx, order, who, 'make_offer', body)
  }
  if (until === 'cancelled') await move(ctx, order, client, 'cancel', { reason: says ?? 'لم أعد بحاجة إلى الخدمة' })
  const last = steps.findIndex(([name]) => name === (until === 'transfer' ? 'payable' : until))
  const provider = prices[0] ? await userOf(ctx, prices[0][0]) : client
  for (const [, hours, act] of steps.slice(0, last + 1)) {
    pass(hours)
    await act(ctx, order, client, provider)
  }
  if (until === 'completed') await review(ctx, order, client, says)
  if (until === 'transfer') await seedTransfer({ ...ctx, who: client }, order.id)
}

const move = (ctx: Ctx, order: OrderRow, who: User, name: OrderTransition, body: Readonly<Record<string, unknown>> = {}) =>
  requestTransition({ ...ctx, who }, { order_id: order.id, name, body })

async function acceptAndInvoice(ctx: Ctx, order: OrderRow, client: User, provider: User): Promise<void> {
  const [offer] = await ctx.db.select().from(offers).where(eq(offers.order_id, order.id)).orderBy(asc(offers.price))
  const accepted = await move(ctx, order, client, 'accept_offer', { offer_id: offer?.id })
  const { invoice } = await inHand(ctx, accepted)
  const lines = (invoice?.lines ?? []).map(({ title: { ar, en }, quantity, unit_price }) => ({
    title_ar: ar,
    title_en: en,
    quantity,
    unit_price,
  }))
  await move(ctx, order, provider, 'issue_invoice', { lines, discount: 0, deposit_percent: 100, note: null })
}

async function review(ctx: Ctx, order: OrderRow, client: User, says: string | undefined): Promise<void> {
  const words = { order_id: order.id, rating: 5, comment: says ?? 'التزام بالموعد وعمل نظيف، والسعر كما اتفقنا.' }
  const asClient: UserCtx = { ...ctx, who: client }
  await writeReview(asClient, words)
}

function briefOf(slug: string): DemoBrief {
  const brief = demoBriefs.find((one) => one.slug === slug)
  if (!brief) throw new Error(`seedOrders: no brief ${slug}`)
  return brief
}

async function formOf(ctx: UserCtx, brief: DemoBrief, places: Places) {
  const category_id = places.category(brief.category)
  const offered = await ctx.db.select().from(services).where(eq(services.category_id, category_id))
  const items = brief.items.map(({ service: slug, note, answers }) => {
    const named = demoServices.find((one) => one.slug === slug)
    const service = offered.find(({ name_en }) => name_en === named?.name.en)
    if (!service) throw new Error(`seedOrders: no service ${slug}`)
    const given = answers.map((text, question) =>
      service.questions[question]?.answer_type === 'choice' ? { question, choice: text } : { question, text },
    )
    return { service_id: service.id, answers: given, file_ids: [], ...(note ? { note } : {}) }
  })
  const { kind, note, address, expected_budget, duration_days } = brief
  return {
    kind,
    category_id,
    city_id: places.city(brief.city),
    lat: null,
    lng: null,
    address,
    expected_budget,
    duration_days,
    note,
    items,
    file_ids: await seedAttachments(ctx, brief.attached),
  }
}

/** The user of this phone, as one who asks. */
export async function userOf(ctx: Ctx, phone: string): Promise<User> {
  const [row] = await ctx.db
    .select({ user: users, provider: { id: providers.id, status: providers.status } })
    .from(users)
    .leftJoin(providers, eq(providers.id, users.provider_id))
    .where(eq(users.phone, fullPhone(phone) ?? phone))
  if (!row) throw new Error(`seedOrders: no account ${phone}`)
  const { id, name, role, status, client_type, city_id, permissions } = row.user
  return { kind: 'user', session_id: '', id, name, role, status, client_type, city_id, permissions, provider: row.provider }
}
