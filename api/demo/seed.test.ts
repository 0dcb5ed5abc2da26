import { demoProducts } from '@wasl/resources/demo/products.ts'
import { hourMs } from '@wasl/shared/utils/durations.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findViolations } from '../invariants/find-violations.ts'
import { reconcile } from '../ordering/reconciliation/reconcile.ts'
import { systemCtx } from '../platform/jobs/system-ctx.ts'
import { demoPhones } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { assertNoDemoAccounts } from './assert-no-demo-accounts.ts'
import { isSandbox } from './gateway/sandbox.ts'
import { changeRecords } from './gateway/sandbox-differences.ts'
import { seedDemo } from './seed.ts'
import { demoAdmins, demoPassword, demoUsers } from './seeds/accounts.ts'

const app = await testApp({}, { demo: 'past' })
const { call, db, shared } = app

const logIn = (phone: string, realm = '') => call('POST', `/api${realm}/auth/login`, { body: { phone, password: demoPassword } })

test('the demo is seeded only once', async () => {
  const counted = async () => (await db.execute(sql`select (select count(*) from users) + (select count(*) from services) as rows`)).rows
  const before = await counted()
  await seedDemo(shared)
  expect(await counted()).toEqual(before)
})

test.each(demoUsers.map(({ phone, label }) => [label.en, phone] as const))(
  'the demo account «%s» is in the state of its label',
  async (_, phone) => {
    const { status, body } = await logIn(phone)
    if (phone === demoPhones.blocked) return expect({ status, key: body.key }).toEqual({ status: 403, key: 'blocked' })
    if (phone === demoPhones.notActivated) return expect({ status, key: body.key }).toEqual({ status: 403, key: 'needActive' })
    expect(status).toBe(200)
    const token = String(body.data?.token)
    expect((await call('GET', '/api/user/profile', { token })).body.data).toMatchObject({ phone })
  },
)

test('the provider under review is under review, and the users of the company have their permissions', async () => {
  const userOf = async (phone: string) => (await logIn(phone)).body.data?.user
  expect(await userOf(demoPhones.underReview)).toMatchObject({ role: 'provider', provider: { status: 'pending_review' } })
  const owner = await userOf(demoPhones.company)
  expect(await userOf(demoPhones.userNothing)).toMatchObject({
    role: 'provider_user',
    permissions: [],
    provider: { id: owner?.provider?.id },
  })
  expect(await userOf(demoPhones.userManage)).toMatchObject({ permissions: ['show_orders', 'manage_orders'] })
  expect(await userOf(demoPhones.userAdds)).toMatchObject({ permissions: ['add_users'] })
  expect(await userOf(demoPhones.userStore)).toMatchObject({ permissions: ['manage_store'] })
  expect(await userOf(demoPhones.companyClient)).toMatchObject({ client_type: 'company', commercial_number: '1010456789' })
})

test('the super admin needs no permissions, the catalog editor has those of the catalog', async () => {
  const [superAdmin, editor] = await Promise.all(demoAdmins.map(({ phone }) => logIn(phone, '/admin')))
  expect(superAdmin?.body).toMatchObject({ data: { admin: { is_super: true } } })
  const permissions = Object.values(editor?.body.data?.admin?.permissions ?? {}).map(String)
  expect(permissions).toEqual(expect.arrayContaining(['categories.edit', 'services.create', 'products.edit', 'faqs.delete']))
  expect(permissions.filter((name) => name.startsWith('users.'))).toEqual([])
})

test('wallets are funded by ledger entries that sum to zero', async () => {
  const { rows } = await db.execute<{ sum: string; funded: string }>(
    sql`select (select sum(amount) from ledger_entries) as sum, (select count(distinct account_id) from ledger_entries join ledger_accounts a on a.id = account_id
      join ledger_transactions t on t.id = transaction_id join users u on u.id = a.user_id
      where t.kind = 'top_up' and a.kind = 'client_wallet' and u.phone in ('+966500000011', '+966500000012', '+966500000013')) as funded`,
  )
  expect({ sum: Number(rows[0]?.sum), funded: Number(rows[0]?.funded) }).toEqual({ sum: 0, funded: 3 })
})

test('the past months have finished orders in several cities and by several clients, and all invariants hold', async () => {
  const { rows } = await db.execute<Record<'months' | 'cities' | 'clients' | 'ratings' | 'late', string>>(
    sql`select count(distinct date_trunc('month', captured_at)) as months, count(distinct orders.city_id) as cities,
        count(distinct orders.client_id) as clients, count(distinct rating) as ratings,
        count(*) filter (where captured_at < submitted_at or users.created_at > submitted_at) as late
      from payments join orders on orders.id = order_id join users on users.id = orders.client_id left join reviews on reviews.order_id = orders.id
      where captured_at is not null`,
  )
  const [past] = rows
  expect(Number(past?.months)).toBeGreaterThan(8)
  expect(Number(past?.cities)).toBeGreaterThan(5)
  expect(Number(past?.clients)).toBeGreaterThan(8)
  expect(Number(past?.ratings)).toBeGreaterThan(2)
  expect(Number(past?.late)).toBe(0)
  expect(await findViolations(db, shared.clock.now())).toEqual([])
})

test('every list of money has a row: a card payment, a top-up, a refund on its way and one that arrived, each with its credit note', async () => {
  const { rows } = await db.execute<Record<'paid' | 'topped' | 'queued' | 'done' | 'notes', number>>(
    sql`select (select count(*) from payments where method = 'electronic' and purpose = 'order' and captured_at is not null)::int as paid,
      (select count(*) from payments where method = 'electronic' and purpose = 'top_up' and status = 'captured')::int as topped,
      (select count(*) from refunds where status = 'queued' and destination = 'source')::int as queued,
      (select count(*) from refunds where status = 'confirmed' and destination = 'wallet')::int as done,
      (select count(*) from credit_notes)::int as notes`,
  )
  expect(rows).toEqual([{ paid: 1, topped: 3, queued: 1, done: 7, notes: 8 }])
})

test('the back office has differences with the gateway and adjustments of balances, each in several states', async () => {
  const { rows } = await db.execute<{ kind: string; status: string }>(
    sql`select 'difference' as kind, status from gateway_differences union all select 'comparison', status from gateway_comparisons
      union all select 'adjustment', status from balance_adjustments order by 1, 2`,
  )
  expect(rows.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
    ...['adjustment approved', 'adjustment pending', 'adjustment rejected'],
    ...['comparison done', 'comparison done', 'difference open', 'difference resolved'],
  ])
})

const openDifferences = async ({ db }: Pick<typeof app, 'db'>) =>
  (await db.execute(sql`select kind, expected::int, found::int from gateway_differences where status = 'open'`)).rows

test('the next comparison with the gateway finds again what is open, and nothing else', async () => {
  const open = [{ kind: 'other_fee', expected: 363, found: 450 }]
  expect(await openDifferences(app)).toEqual(open)
  app.clock.advance(3 * hourMs)
  await reconcile(systemCtx(shared))
  expect(await openDifferences(app)).toEqual(open)
})

test('a new demo begins with an empty sandbox, which may have payments of another database', async () => {
  const { shared: fresh } = await testApp()
  const { electronic: gateway } = fresh.adapters.gateways
  if (!isSandbox(gateway)) throw new Error('a test runs with the sandbox')
  await changeRecords(gateway.sandbox, { unknown_amount: 40_250 })
  const stop = () => {
    throw new Error('stopped')
  }
  await expect(seedDemo({ ...fresh, clock: { ...fresh.clock, now: stop } })).rejects.toThrow('stopped')
  expect(await gateway.sandbox.store.list()).toEqual([])
})

test('chats are between the two parties of an order, while it runs', async () => {
  const { rows } = await db.execute<{ client: boolean; provider: boolean; in_time: boolean }>(
    sql`select m.user_id = o.client_id as client, u.provider_id is not distinct from o.provider_id as provider,
      m.created_at between o.submitted_at and coalesce(o.finished_at, ${shared.clock.now()}::timestamptz) as in_time
      from chat_messages m join chat_rooms r on r.id = m.room_id join orders o on o.id = r.order_id join users u on u.id = m.user_id`,
  )
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter(({ client, provider, in_time }) => client === provider || !in_time)).toEqual([])
})

test('every car and every intro page has its own picture', async () => {
  const { rows } = await db.execute<{ shown: string; stored: string }>(
    sql`with shown as (select unnest(images) as id from cars union all select image from intro_pages)
      select (select count(*) from cars) + (select count(*) from intro_pages) as shown,
        (select count(distinct files.id) from shown join files on files.id = shown.id where files.is_public and files.width > 0) as stored`,
  )
  expect(Number(rows[0]?.stored)).toBe(Number(rows[0]?.shown))
})

test('every product has its own picture', async () => {
  const { rows } = await db.execute<{ products: number; pictures: number }>(
    sql`select (select count(*) from products)::int as products, (select count(distinct files.id) from products
      join files on files.id = any(images) where files.is_public and files.width = 480)::int as pictures`,
  )
  expect(rows).toEqual([{ products: demoProducts.length, pictures: demoProducts.length }])
})

test('orders of products are in every state, with returns, reviews with photos and favorites', async () => {
  const { rows } = await db.execute<{ status: string; fulfilment: string | null }>(
    sql`select distinct status, fulfilment from orders where kind = 'store'`,
  )
  expect(rows.map(({ status, fulfilment }) => `${status} ${fulfilment}`)).toEqual(
    expect.arrayContaining([
      ...['pending_payment null', 'in_progress preparing', 'in_progress prepared', 'in_progress out_for_delivery'],
      ...[
        'delivered out_for_delivery',
        'completed out_for_delivery',
        'completed prepared',
        'disputed out_for_delivery',
        'cancelled preparing',
      ],
    ]),
  )
  const { rows: counts } = await db.execute<Record<'returns' | 'reviews' | 'photos' | 'favorites' | 'partly' | 'frozen', number>>(
    sql`select (select count(distinct status) from returns)::int as returns,
      (select count(distinct product_id) from reviews)::int as reviews,
      (select count(*) from reviews join files on files.id = any(reviews.images) where files.is_public)::int as photos,
      (select count(*) from favorites)::int as favorites,
      (select count(distinct order_id) from order_lines l where shipped = 0 and refunded = 0 and exists (select from order_lines o
        where o.order_id = l.order_id and o.shipped > 0))::int as partly,
      (select count(*) from complaints join orders on orders.id = order_id where orders.kind = 'store')::int as frozen`,
  )
  expect(counts).toEqual([{ returns: 4, reviews: 13, photos: 6, favorites: 8, partly: 1, frozen: 1 }])
})

test('production does not start on a database with demo accounts', async () => {
  const production = { ...shared, env: { ...shared.env, WASL_MODE: 'production' as const } }
  await expect(assertNoDemoAccounts(production)).rejects.toThrow('demo accounts')
  await expect(assertNoDemoAccounts(shared)).resolves.toBeUndefined()
})

test('freelancers without a VAT number sell through the platform, one with a coupon on its document', async () => {
  const { rows } = await db.execute<{
    sales: number
    with_coupon: number
  }>(sql`select count(*)::int as sales, (count(*) filter (where t.coupon_discount > 0))::int as with_coupon
    from tax_documents t join invoices i on i.id = t.invoice_id join providers p on p.id = i.provider_id
    where i.sold_by = 'platform' and p.vat_number is null`)
  expect(rows[0]?.sales).toBeGreaterThan(0)
  expect(rows[0]?.with_coupon).toBeGreaterThan(0)
})
