import { expect, test } from 'vitest'
import { seedDemo } from '../../demo/seed.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const house = await testApp()
await seedDemo(house.shared, { past: true })
const { call } = house
const admin = await adminToken(house, 'all')
const rowsOf = async (path: string) => (await call('GET', `/api/admin/${path}`, { token: admin })).rows
const opens = async (id: unknown) => (await call('GET', `/api/admin/files/${id}`, { token: admin })).status

test('the administration sees the bank account and the personal photo of a provider', async () => {
  const found = await rowsOf('providers?type=freelancer')
  expect(found.length).toBeGreaterThan(0)
  for (const { account_number, photo_file_id, iban } of found) {
    expect(String(iban).endsWith(String(account_number))).toBe(true)
    expect(await opens(photo_file_id)).toBe(200)
  }
})

test('the certificate of a company that orders, which it may set anew', async () => {
  const [company] = (await rowsOf('customers?client_type=company')).filter(({ certificate_file_id }) => certificate_file_id)
  expect(await opens(company?.certificate_file_id)).toBe(200)
  const { status, body } = await call('PATCH', `/api/admin/customers/${company?.id}`, { token: admin, body: { certificate_file_id: null } })
  expect([status, body.certificate_file_id]).toEqual([200, null])
})

test('the image of an offer', async () => {
  const pictured = (await rowsOf('offers?_start=0&_end=1000')).filter(({ image_file_id }) => image_file_id)
  expect(pictured.length).toBeGreaterThan(0)
  expect(await opens(pictured[0]?.image_file_id)).toBe(200)
})

test('what the service cost, in the breakdown of a payment', async () => {
  const paid = await rowsOf('transactions?kind=payment&_start=0&_end=1000')
  expect(paid.length).toBeGreaterThan(0)
  for (const { invoice_id, service_amount, tax, discount } of paid) {
    const [invoice] = await rowsOf(`invoices?id=${invoice_id}`)
    expect([service_amount, tax, discount]).toEqual([invoice?.service_amount, invoice?.tax, invoice?.discount])
  }
})
