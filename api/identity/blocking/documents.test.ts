import { expect, test } from 'vitest'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp({}, { demo: 'past' })
const { call } = app
const admin = await adminToken(app, 'all')
const rowsOf = async (path: string) => (await call('GET', `/api/admin/${path}`, { token: admin })).rows
const fileStatus = async (id: unknown) => (await call('GET', `/api/admin/files/${id}`, { token: admin })).status

test('an admin sees the bank account and the personal photo of a provider', async () => {
  const freelancers = await rowsOf('providers?type=freelancer')
  expect(freelancers.length).toBeGreaterThan(0)
  for (const { account_number, photo_file_id, iban } of freelancers) {
    expect(String(iban).endsWith(String(account_number))).toBe(true)
    expect(await fileStatus(photo_file_id)).toBe(200)
  }
})

test('an admin sees and removes the certificate of a company client', async () => {
  const [company] = (await rowsOf('customers?client_type=company')).filter(({ certificate_file_id }) => certificate_file_id)
  expect(await fileStatus(company?.certificate_file_id)).toBe(200)
  const { status, body } = await call('PATCH', `/api/admin/customers/${company?.id}`, { token: admin, body: { certificate_file_id: null } })
  expect([status, body.certificate_file_id]).toEqual([200, null])
})

test('an admin sees the image of an offer', async () => {
  const withImage = (await rowsOf('offers?_start=0&_end=1000')).filter(({ image_file_id }) => image_file_id)
  expect(withImage.length).toBeGreaterThan(0)
  expect(await fileStatus(withImage[0]?.image_file_id)).toBe(200)
})

test('a payment shows the amounts of its invoice', async () => {
  const paid = await rowsOf('transactions?kind=payment&_start=0&_end=1000')
  expect(paid.length).toBeGreaterThan(0)
  for (const { invoice_id, service_amount, tax, discount } of paid) {
    const [invoice] = await rowsOf(`invoices?id=${invoice_id}`)
    expect([service_amount, tax, discount]).toEqual([invoice?.service_amount, invoice?.tax, invoice?.discount])
  }
})
