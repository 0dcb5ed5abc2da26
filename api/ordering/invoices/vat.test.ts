import { beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../../demo/seed.ts'
import { offersOf, sendOrder, type World, worldOf } from '../../testing/orders.ts'
import { demoPeople, signIn } from '../../testing/people.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let house: TestApp
let client: string
let world: World

beforeAll(async () => {
  house = await testApp()
  await seedDemo(house.shared)
  client = await signIn(house, demoPeople.client)
  world = await worldOf(house)
})

async function invoiceOf(seller: string) {
  const order = await sendOrder(house, client, world)
  const token = await signIn(house, seller)
  const move = (who: string, name: string, body: object) =>
    house.call('POST', `/api/orders/${order.id}/transitions/${name}`, { token: who, body })
  await move(token, 'make_offer', { price: 50_000, duration_days: 2 })
  const [offer] = await offersOf(house, client, order)
  await move(client, 'accept_offer', { offer_id: offer?.id })
  await move(token, 'issue_invoice', { lines: [{ title_ar: 'تصميم', title_en: 'Design', quantity: 1, unit_price: 50_000 }] })
  const seen = await house.call('GET', `/api/orders/${order.id}`, { token: client })
  return house.call('GET', `/api/invoices/${seen.body.data?.invoice?.id}`, { token: client })
}

test('a seller with a VAT number charges VAT and its invoice carries the QR code', async () => {
  const { body } = await invoiceOf(demoPeople.company)
  expect(body.data).toMatchObject({ vat_percent: 15, tax: 7500, final_amount: 57_500, qr: expect.stringMatching(/^AS/) })
})

test('a seller without a VAT number charges none and its invoice carries no QR code', async () => {
  const { body } = await invoiceOf(demoPeople.freelancer)
  expect(body.data).toMatchObject({ vat_percent: 0, tax: 0, final_amount: 50_000, qr: null })
})
