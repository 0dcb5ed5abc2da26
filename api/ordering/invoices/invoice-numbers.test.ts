import { asc, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertWithNumber } from '../../platform/db/insert-with-number.ts'
import { invoiceCounters, invoices } from '../../platform/db/tables/invoices.ts'
import { ledgerTransactions } from '../../platform/db/tables/ledger.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { demoLines, demoOffer, makeTransition, offersOf, sendOrder } from '../../testing/orders.ts'
import { demoPhones, logInAs } from '../../testing/people.ts'

const { app, sample } = await orderFixture()
const { db, clock } = app

/** Issues the invoice of a new order and returns its number. */
async function issuedNumber(): Promise<string | null> {
  const [client, provider] = [await logInAs(app, demoPhones.client), await logInAs(app, demoPhones.company)]
  const order = await sendOrder(app, client, sample)
  await makeTransition(app, provider, order, 'make_offer', demoOffer)
  const [offer] = await offersOf(app, client, order)
  await makeTransition(app, client, order, 'accept_offer', { offer_id: offer?.id })
  expect((await makeTransition(app, provider, order, 'issue_invoice', { lines: demoLines })).status).toBe(200)
  const [invoice] = await db.select().from(invoices).where(eq(invoices.order_id, order.id))
  return invoice?.number ?? null
}

test('each year in Riyadh has its own numbers, from 1', async () => {
  const year = new Date(clock.now()).getUTCFullYear()
  clock.advance(Date.parse(`${year}-12-31T20:30:00.000Z`) - Date.parse(clock.now()))
  const last = await issuedNumber()
  expect(last?.slice(0, 9)).toBe(`INV-${year}-`)
  // Half past midnight in Riyadh is still the old year in UTC.
  clock.advance(60 * 60_000)
  expect(await issuedNumber()).toBe(`INV-${year + 1}-000001`)
})

test('numbers go on after 999,999', async () => {
  const [counter] = await db.select().from(invoiceCounters).orderBy(asc(invoiceCounters.year))
  await db.update(invoiceCounters).set({ last: 999_998 })
  const numbers = [await issuedNumber(), await issuedNumber(), await issuedNumber()]
  const year = (counter?.year ?? 0) + 1
  expect(numbers).toEqual([`INV-${year}-999999`, `INV-${year}-1000000`, `INV-${year}-1000001`])
  expect(await db.$count(invoices, isNotNull(invoices.number))).toBeGreaterThan(3)
})

test('a random number that is taken is replaced by another one', async () => {
  const numbers = ['T-taken', 'T-taken', 'T-free']
  const insert = (reference_number: string) =>
    db
      .insert(ledgerTransactions)
      .values({ kind: 'top_up', reference_number, created_at: clock.now() })
      .onConflictDoNothing({ target: ledgerTransactions.reference_number })
      .returning()
  await insert('T-taken')
  expect((await insertWithNumber(() => numbers.shift() ?? '', insert)).reference_number).toBe('T-free')
  await expect(insertWithNumber(() => 'T-taken', insert)).rejects.toThrow('10 random numbers were taken')
})
