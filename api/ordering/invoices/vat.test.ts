import { statementTitle } from '@wasl/shared/rules/tax-document-kinds.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fullPhone } from '../../identity/profiles/phone.ts'
import { users } from '../../identity/tables/people.ts'
import { orderFixture } from '../../testing/order-fixture.ts'
import { demoLines, demoOffer, offersOf, sendOrder } from '../../testing/orders.ts'
import { demoPhones, logInAs } from '../../testing/people.ts'
import { storeSetting } from '../../testing/store-setting.ts'

const { app, client, sample, tryTransition } = await orderFixture()

async function invoiceOf(seller: string) {
  const order = await sendOrder(app, client, sample)
  const token = await logInAs(app, seller)
  await tryTransition(token, order, 'make_offer', demoOffer)
  const [offer] = await offersOf(app, client, order)
  await tryTransition(client, order, 'accept_offer', { offer_id: offer?.id })
  await tryTransition(token, order, 'issue_invoice', { lines: demoLines })
  const page = await app.call('GET', `/api/orders/${order.id}`, { token: client })
  return app.call('GET', `/api/invoices/${page.body.data?.invoice?.id}`, { token: client })
}

test('a seller with a VAT number charges VAT, and its price statement has no code', async () => {
  const { body } = await invoiceOf(demoPhones.company)
  expect(body.data).toMatchObject({ vat_percent: 15, tax: 7500, final_amount: 57_500, title: statementTitle, tax_documents: [] })
  expect(body.data).not.toHaveProperty('qr')
})

test('a seller without a VAT number charges none, if the platform does not sell for it', async () => {
  await storeSetting(app.createContext(), 'seller_without_vat_number', 'provider')
  const { body } = await invoiceOf(demoPhones.freelancer)
  expect(body.data).toMatchObject({ vat_percent: 0, tax: 0, final_amount: 50_000, sold_by: 'provider' })
  await storeSetting(app.createContext(), 'seller_without_vat_number', 'platform')
  expect((await invoiceOf(demoPhones.freelancer)).body.data).toMatchObject({ vat_percent: 15, final_amount: 57_500, sold_by: 'platform' })
})

test('a buyer with a VAT number is on the price statement with it', async () => {
  const buyer = eq(users.phone, fullPhone(demoPhones.client) ?? '')
  await app.db.update(users).set({ vat_number: '300000000000003' }).where(buyer)
  const { body } = await invoiceOf(demoPhones.company)
  expect(body.data).toMatchObject({ buyer: { vat_number: '300000000000003' } })
  await app.db.update(users).set({ vat_number: null }).where(buyer)
})
