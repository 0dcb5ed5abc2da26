import { type StatementPage, statementPage } from '@wasl/shared/contract/finances.ts'
import { dayMs } from '@wasl/shared/utils/durations.ts'
import { expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/database.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder, payOrder } from '../../testing/orders.ts'
import { demoPhones, logInAs, newClient, sessionToken } from '../../testing/people.ts'
import { fundWallet } from '../ledger/fund-wallet.ts'
import { statementCsv, statementPdf } from './statement-files.ts'

const { app, client, provider, sample, mustTransition } = await orderFixture()
const { call, clock } = app
const read = async (token: string, month = ''): Promise<StatementPage> =>
  statementPage.parse((await call('GET', `/api/finances/statement${month && `?month=${month}`}`, { token })).body.data)
const balanceOf = async (token: string) => (await call('GET', '/api/wallet', { token })).body.data?.balance

test('the entries of a month lead from the opening to the closing balance, which is that of the wallet today', async () => {
  const order = await payableOrder(app, client, provider, sample)
  await payOrder(app, client, order, 'statement-pay')
  await mustTransition(provider, order, 'deliver')
  await mustTransition(client, order, 'confirm_receipt')
  for (const token of [client, provider]) {
    const statement = await read(token)
    expect(statement.entries.length).toBeGreaterThan(0)
    expect(statement.closing).toBe(statement.opening + statement.added - statement.taken)
    expect(statement.closing).toBe(await balanceOf(token))
    expect(statement.months[0]).toBe(statement.month)
    for (const { id } of statement.entries.slice(-3)) expect((await call('GET', `/api/finances/${id}`, { token })).status).toBe(200)
  }
  expect((await read(client)).entries.some((entry) => entry.order?.id === order.id && entry.amount === -57_500)).toBe(true)
  const before = await read(provider)
  clock.advance(32 * dayMs)
  const next = await read(await logInAs(app, demoPhones.company))
  expect([next.opening, next.entries]).toEqual([before.closing, []])
})

test('a statement with more entries than a PDF may have is refused with the format that has them all', async () => {
  const { id: user_id } = await newClient(app)
  const token = await sessionToken(app, { id: user_id })
  const ctx = app.createContext()
  await inTransaction(ctx, async (ctx) => {
    for (let entry = 0; entry < 501; entry++) await fundWallet(ctx, { user_id, amount: 100, note: 'رصيد' })
  })
  const pdf = await call('GET', '/api/finances/statement/pdf', { token })
  expect([pdf.status, pdf.body.msg]).toEqual([422, 'A PDF has at most 500 rows. Download the CSV file instead: it has all of them.'])
  expect((await call('GET', '/api/finances/statement/csv', { token })).status).toBe(200)
})

test('the documents of a company agree with its payments, month by month, and only months with movements are listed', async () => {
  const [company, provider] = [await logInAs(app, demoPhones.companyClient), await logInAs(app, demoPhones.company)]
  const before = await read(company)
  let paid = 0
  for (const [at, deposit_percent] of [100, 40, 25].entries()) {
    const order = await payableOrder(app, company, provider, sample, { deposit_percent })
    await call('PUT', `/api/orders/${order.id}/purchase-order`, { token: company, body: { purchase_order: `PO-${at}` } })
    const { body } = await payOrder(app, company, order, `month-${at}`)
    paid += Number(body.data?.amount)
  }
  const statement = await read(company)
  const added = statement.documents.slice(before.documents.length)
  expect(added.map(({ purchase_order, total }) => [purchase_order, total])).toEqual([0, 1, 2].map((at) => [`PO-${at}`, 57_500]))
  for (const { net, tax, total } of [...statement.documents, statement.document_totals]) expect(net + tax).toBe(total)
  expect(statement.document_totals.total - before.document_totals.total).toBe(3 * 57_500)
  expect(statement.taken - before.taken).toBe(paid)
  expect(statement.is_closed).toBe(false)
  expect(statementCsv(statement, 'en')).toContain('PO-2')
  expect((await statementPdf(statement, 'شركة')).subarray(0, 5).toString()).toBe('%PDF-')
  clock.advance(62 * dayMs)
  const later = await read(await logInAs(app, demoPhones.companyClient))
  expect([later.opening, later.documents, later.document_totals.total]).toEqual([statement.closing, [], 0])
  expect(later.months.slice(0, 2)).toEqual([later.month, statement.month])
  const former = await read(await logInAs(app, demoPhones.companyClient), statement.month)
  expect(former).toMatchObject({ is_closed: true, closing: statement.closing, documents: statement.documents })
})

test('a month that does not exist is a wrong filter', async () => {
  const token = await logInAs(app, demoPhones.client)
  for (const month of ['2026-13', 'x', '2026-1']) {
    const { status, body } = await call('GET', `/api/finances/statement?month=${month}`, { token })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['month']])
  }
})

const id = '00000000-0000-4000-8000-000000000001'
const entry = {
  id,
  number: 'T1',
  kind: 'payment',
  amount: -5000,
  balance: 5000,
  order: { id, number: '=1+1' },
  at: '2026-11-02T09:00:00.000Z',
} as const
const card = {
  ...entry,
  number: 'T2',
  status: 'completed',
  method: 'electronic',
  gateway: 'moyasar',
  reference: null,
  amount: -7500,
} as const
const statement: StatementPage = {
  side: 'client',
  month: '2026-11',
  is_closed: true,
  months: ['2026-11'],
  opening: 10_000,
  added: 0,
  taken: 5000,
  closing: 5000,
  entries: [entry],
  outside: [card],
  documents: [],
  document_totals: { net: 0, tax: 0, total: 0 },
  branch_totals: [],
}

test('the CSV has a line for each entry, opening and closing balance, and no cell that runs as a formula', () => {
  const lines = statementCsv(statement, 'en').replace('\ufeff', '').trim().split('\r\n')
  expect(lines).toEqual([
    'Date,Transaction no.,Type,Order,Added,Taken,Balance,Paid outside the wallet,Refunded outside the wallet',
    ',,Opening balance,,,,100.00,,',
    "02-11-2026 12:00,T1,Payment,'=1+1,,50.00,50.00,,",
    ',,Closing balance,,,,50.00,,',
    "02-11-2026 12:00,T2,Electronic payment,'=1+1,,,,75.00,",
  ])
  expect(statementCsv(statement, 'ar')).toContain('الرصيد الافتتاحي')
})

test('the PDF and the CSV are downloads named by their month', async () => {
  const token = await logInAs(app, demoPhones.client)
  const pdf = await call('GET', '/api/finances/statement/pdf?month=2026-01', { token })
  expect([pdf.status, pdf.headers['content-type'], pdf.text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
  expect(pdf.headers['content-disposition']).toBe('attachment; filename="wasl-statement-2026-01.pdf"')
  const csv = await call('GET', '/api/finances/statement/csv?month=2026-01', { token, lang: 'ar' })
  expect(csv.text).toContain('الرصيد الختامي')
  expect((await statementPdf(statement, 'سارة')).subarray(0, 5).toString()).toBe('%PDF-')
})
