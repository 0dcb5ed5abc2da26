import { type DemoBrief, demoBriefs } from '@wasl/resources/demo/briefs.ts'
import { pastBriefs } from '@wasl/resources/demo/past-briefs.ts'
import { demoServices } from '@wasl/resources/demo/services/index.ts'
import { transitionEndpoints } from '@wasl/shared/contract/endpoints/transition-endpoints.ts'
import type { PublicOrderTransition } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { addDays } from '@wasl/shared/rules/periods.ts'
import { isAnswerRequired } from '@wasl/shared/rules/required-answers.ts'
import { optionsOf } from '@wasl/shared/rules/service-questions.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, asc, eq } from 'drizzle-orm'
import { services } from '../../catalog/tables/from-registry.ts'
import { listBranchNames } from '../../identity/addresses/own-branches.ts'
import { fullPhone } from '../../identity/profiles/phone.ts'
import { loadActiveUser } from '../../identity/sessions/load-active-user.ts'
import { users } from '../../identity/tables/people.ts'
import { orderContext } from '../../ordering/orders/order-context.ts'
import { requestTransition } from '../../ordering/orders/transition-routes.ts'
import type { OrderRow } from '../../ordering/orders/visible-order.ts'
import { payDueFromWallet } from '../../ordering/payment-page/pay-order.ts'
import { writeReview } from '../../ordering/reviews/write-review.ts'
import { submitOrder } from '../../ordering/send-order/submit-order.ts'
import { counterOffers, offers } from '../../ordering/tables/offers.ts'
import type { Ctx, TransactionCtx, User, UserCtx } from '../../platform/context.ts'
import { parse } from '../../platform/http/parse.ts'
import { type DemoOrder, demoOrders } from '../data/orders.ts'
import { payByCard } from './pay-by-card.ts'
import { seedAttachments } from './seed-attachments.ts'
import type { CatalogIds } from './seed-catalog.ts'
import { seedTransfer } from './seed-transfer.ts'

type StageStep = (
  ctx: TransactionCtx,
  order: OrderRow,
  client: User,
  provider: User,
  paying: Pick<DemoOrder, 'coupon' | 'by_card'>,
) => Promise<unknown>

/** The steps after the offers, each with the hours before it. An order runs the steps up to its `until`. */
const steps: readonly [until: DemoOrder['until'], hours: number, run: StageStep][] = [
  ['offered', 0, async () => {}],
  ['invoiced', 3, (ctx, order, client, provider) => acceptAndInvoice(ctx, order, client, provider)],
  ['payable', 2, (ctx, order, client) => transition(ctx, order, client, 'accept_invoice')],
  [
    'paid',
    1,
    (ctx, order, client, _, { coupon, by_card }) =>
      (by_card ? payByCard : payDueFromWallet)({ ...ctx, principal: client }, order.id, coupon),
  ],
  ['delivered', 26, (ctx, order, _, provider) => transition(ctx, order, provider, 'deliver')],
  ['completed', 5, (ctx, order, client) => transition(ctx, order, client, 'confirm_receipt')],
]

/** Creates the demo orders with the real operations, each up to its `until`. */
export async function seedOrders(ctx: TransactionCtx, ids: CatalogIds): Promise<void> {
  for (const order of demoOrders) await seedOrder(ctx, ids, order, () => {})
}

/** Creates one order and runs its steps up to `until`; calls `advanceHours` before each step. */
export async function seedOrder(
  ctx: TransactionCtx,
  ids: CatalogIds,
  { brief: slug, by, prices, until, comment, rating, city, coupon, by_card, counters = [], asks }: DemoOrder & { city?: DemoBrief['city'] },
  advanceHours: (hours: number) => void,
): Promise<void> {
  const client = await loadDemoUser(ctx, by)
  const asClient = { ...ctx, principal: client }
  const brief = { ...briefOf(slug), ...(city && { city }) }
  const purchase_order = client.client_type === 'company' || client.company ? purchaseOrderOf(slug) : null
  const branches = await listBranchNames(asClient)
  const branch_id = branches[slug.length % branches.length]?.id ?? null
  const order = await submitOrder(asClient, { ...(await orderForm(asClient, brief, ids)), purchase_order, branch_id })
  for (const [at, [phone, riyals]] of prices.entries()) {
    advanceHours(1)
    const principal = await loadDemoUser(ctx, phone)
    const [image] = at === 0 ? await seedAttachments({ ...ctx, principal }, brief.offerAttachments, 'offer') : []
    const body = { price: riyals * 100, duration_days: 3, note: 'السعر شامل المواد والضمان.', image_file_id: image ?? null }
    await transition(ctx, order, principal, 'make_offer', body)
  }
  for (const counter of counters) await negotiate(ctx, order, client, counter)
  if (asks) await askApproval(ctx, order, client, asks)
  if (until === 'cancelled') await transition(ctx, order, client, 'cancel', { reason: comment ?? 'لم أعد بحاجة إلى الخدمة' })
  const last = steps.findIndex(([name]) => name === (until === 'transfer' ? 'payable' : until))
  const provider = prices[0] ? await loadDemoUser(ctx, prices[0][0]) : client
  for (const [, hours, run] of steps.slice(0, last + 1)) {
    advanceHours(hours)
    await run(ctx, order, client, provider, { coupon, by_card })
  }
  if (until === 'completed') await review(ctx, order, client, { rating, comment })
  if (until === 'transfer') await seedTransfer({ ...ctx, principal: client }, order.id)
}

const transition = (
  ctx: Ctx,
  order: OrderRow,
  principal: User,
  name: PublicOrderTransition,
  body: Readonly<Record<string, unknown>> = {},
) => requestTransition({ ...ctx, principal }, { order_id: order.id, name, body: parse(transitionEndpoints[name].body, body) })

async function negotiate(ctx: Ctx, order: OrderRow, client: User, counter: NonNullable<DemoOrder['counters']>[number]): Promise<void> {
  const provider = await loadDemoUser(ctx, counter.on)
  const all = await ctx.db.select().from(offers).where(eq(offers.order_id, order.id))
  const offer_id = all.find(({ provider_id }) => provider_id === provider.provider?.id)?.id
  const { riyals, note, answer, reason } = counter
  await transition(ctx, order, client, 'counter_offer', { offer_id, price: riyals * 100, duration_days: 2, note })
  if (!answer) return
  const [open] = await ctx.db
    .select({ id: counterOffers.id })
    .from(counterOffers)
    .where(and(eq(counterOffers.offer_id, offer_id ?? ''), eq(counterOffers.status, 'pending')))
  await transition(ctx, order, provider, answer, { offer_id, counter_offer_id: open?.id, ...(reason && { reason }) })
}

async function askApproval(ctx: Ctx, order: OrderRow, client: User, reason: string): Promise<void> {
  const [offer] = await ctx.db.select({ id: offers.id }).from(offers).where(eq(offers.order_id, order.id))
  await transition(ctx, order, client, 'ask_offer_approval', { offer_id: offer?.id, reason })
}

async function acceptAndInvoice(ctx: Ctx, order: OrderRow, client: User, provider: User): Promise<void> {
  const [offer] = await ctx.db.select().from(offers).where(eq(offers.order_id, order.id)).orderBy(asc(offers.price))
  const accepted = await transition(ctx, order, client, 'accept_offer', { offer_id: offer?.id })
  const invoice = await orderContext(ctx, accepted).invoice()
  const lines = (invoice?.lines ?? []).map(({ title: { ar, en }, quantity, unit_price }) => ({
    title_ar: ar,
    title_en: en,
    quantity,
    unit_price,
  }))
  await transition(ctx, order, provider, 'issue_invoice', { lines, discount: 0, deposit_percent: 100, note: null })
}

type Opinion = Pick<DemoOrder, 'rating' | 'comment'>

async function review(ctx: Ctx, order: OrderRow, client: User, { rating = 5, comment }: Opinion): Promise<void> {
  const body = { rating, comment: comment ?? 'التزام بالموعد وعمل نظيف، والسعر كما اتفقنا.' }
  const asClient: UserCtx = { ...ctx, principal: client }
  await writeReview(asClient, { order_id: order.id, file_ids: [], ...body })
}

const purchaseOrderOf = (slug: string): string => `PO-26-${1000 + [...demoBriefs, ...pastBriefs].findIndex((brief) => brief.slug === slug)}`

export function briefOf(slug: string): DemoBrief {
  const brief = [...demoBriefs, ...pastBriefs].find((candidate) => candidate.slug === slug)
  if (!brief) throw new Error(`seedOrders: no brief ${slug}`)
  return brief
}

/** The form of an order with this request. */
export async function orderForm(ctx: UserCtx, brief: DemoBrief, ids: CatalogIds) {
  const category_id = ids.category(brief.category)
  const offered = await ctx.db.select().from(services).where(eq(services.category_id, category_id))
  const items = []
  for (const { service: slug, note, answers } of brief.items) {
    const demoService = demoServices.find((candidate) => candidate.slug === slug)
    const service = offered.find(({ name_en }) => name_en === demoService?.name.en)
    if (!service) throw new Error(`seedOrders: no service ${slug}`)
    const questionAnswers = answers.map((answer, at) => ({ question: at, ...answerTo(service.questions[at], answer) }))
    const fileAnswers = await answerWithFiles(ctx, service)
    items.push({ service_id: service.id, answers: [...questionAnswers, ...fileAnswers], file_ids: [], ...(note ? { note } : {}) })
  }
  const { kind, note, district, address, expected_budget, duration_days, wanted, to, meeting_way = 'call' } = brief
  return {
    kind,
    category_id,
    ...{ city_id: ids.city(brief.city), lat: null, lng: null, district, address, short_address: null },
    ...{ to_city_id: to ? ids.city(to) : null, to_lat: null, to_lng: null, to_district: null, to_address: null, to_short_address: null },
    // Of a meeting alone.
    meeting_way,
    expected_budget,
    duration_days,
    wanted_on: wanted ? addDays(riyadhDate(ctx.clock.now()), wanted.days) : null,
    wanted_part: wanted?.part ?? null,
    wanted_time: wanted?.time ?? null,
    note,
    items,
    file_ids: await seedAttachments(ctx, brief.attachments),
  }
}

/** A document for each question that a consultation wants a file for. */
async function answerWithFiles(ctx: UserCtx, service: typeof services.$inferSelect) {
  const answers = []
  for (const [question, { answer_type, ...rest }] of service.questions.entries())
    if (answer_type === 'file' && isAnswerRequired(service, rest))
      answers.push({ question, file_ids: await seedAttachments(ctx, [{ name: 'مستند', picture: 'letter' }]) })
  return answers
}

function answerTo(question: (typeof services.$inferSelect)['questions'][number] | undefined, answer: string | number) {
  if (typeof answer === 'number') return { number: answer }
  return question?.answer_type === 'choice' ? { option: optionsOf(question.options).ar.indexOf(answer) } : { text: answer }
}

/** The demo user with this phone, as a principal. */
export async function loadDemoUser(ctx: Ctx, phone: string): Promise<User> {
  const [row] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.phone, fullPhone(phone) ?? phone))
  const user = row && (await loadActiveUser(ctx, row.id))
  if (!user) throw new Error(`seedOrders: no account ${phone}`)
  return user
}
