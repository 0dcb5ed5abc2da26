import { randomUUID } from 'node:crypto'
import { desc, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fullPhone } from '../../identity/profiles/phone.ts'
import { users } from '../../identity/tables/people.ts'
import { nextDocumentNumber } from '../../money/documents/document-number.ts'
import { documentCounters } from '../../money/tables/document-counters.ts'
import { ledgerTransactions } from '../../money/tables/ledger.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { insertWithNumber } from '../../platform/db/insert-with-number.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { demoLines, demoOffer, makeTransition, offersOf, sendOrder } from '../../testing/orders.ts'
import { demoPhones, logInAs } from '../../testing/people.ts'
import { invoices } from '../tables/invoices.ts'

const { app, sample } = await orderFixture()
const { db, clock } = app

/** Issues the invoice of a new order and returns its number. */
async function issuedNumber(seller: string = demoPhones.company): Promise<string | null> {
  const [client, provider] = [await logInAs(app, demoPhones.client), await logInAs(app, seller)]
  const order = await sendOrder(app, client, sample)
  await makeTransition(app, provider, order, 'make_offer', demoOffer)
  const [offer] = await offersOf(app, client, order)
  await makeTransition(app, client, order, 'accept_offer', { offer_id: offer?.id })
  expect((await makeTransition(app, provider, order, 'issue_invoice', { lines: demoLines })).status).toBe(200)
  const [invoice] = await db.select().from(invoices).where(eq(invoices.order_id, order.id))
  return invoice?.number ?? null
}

/** The provider of the company's account. */
async function sellerId(): Promise<string> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.phone, fullPhone(demoPhones.company) ?? ''))
  return user?.provider_id ?? ''
}

test('each seller has its own numbers in each year of Riyadh, from 1', async () => {
  const year = new Date(clock.now()).getUTCFullYear()
  clock.advance(Date.parse(`${year}-12-31T20:30:00.000Z`) - Date.parse(clock.now()))
  const code = (await sellerId()).slice(-6).toUpperCase()
  expect(await issuedNumber()).toMatch(new RegExp(`^PS-${year}-${code}-\\d{6}$`))
  // Half past midnight in Riyadh is still the old year in UTC.
  clock.advance(60 * 60_000)
  expect(await issuedNumber()).toBe(`PS-${year + 1}-${code}-000001`)
  const other = await issuedNumber(demoPhones.freelancer)
  expect(other).toMatch(new RegExp(`^PS-${year + 1}-(?!${code})[0-9A-F]{6}-000001$`))
})

test('numbers go on after 999,999', async () => {
  const [counter] = await db.select().from(documentCounters).orderBy(desc(documentCounters.year))
  await db.update(documentCounters).set({ last: 999_998 })
  const numbers = [await issuedNumber(), await issuedNumber(), await issuedNumber()]
  const prefix = `PS-${counter?.year}-${(await sellerId()).slice(-6).toUpperCase()}`
  expect(numbers).toEqual([`${prefix}-999999`, `${prefix}-1000000`, `${prefix}-1000001`])
  expect(await db.$count(invoices, isNotNull(invoices.number))).toBeGreaterThan(3)
})

test('documents numbered at once get numbers without a gap, also when one of them is rolled back', async () => {
  const seller_id = randomUUID()
  const number = (fails: boolean) =>
    inTransaction(app.createContext(), async (ctx) => {
      const taken = await nextDocumentNumber(ctx, 'CN', seller_id, clock.now())
      if (fails) throw new Error('rolled back')
      return taken
    })
  const results = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => number(index % 4 === 3)))
  const taken = results.flatMap((result) => (result.status === 'fulfilled' ? [Number(result.value.slice(-6))] : []))
  expect(taken.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1))
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
