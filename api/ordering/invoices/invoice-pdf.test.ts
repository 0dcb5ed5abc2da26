import { orderTotals } from '@wasl/shared/rules/order-totals.ts'
import { expect, test } from 'vitest'
import { demoInvoice } from '../../testing/demo-invoice.ts'
import { decodePageQr, pixelsPerMm, readPdfText } from '../../testing/pdf.ts'
import { invoicePdf, invoiceTemplateData, type PrintedInvoice } from './invoice-pdf.ts'

const read = async (invoice: PrintedInvoice) => {
  const pdf = await invoicePdf(invoice)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  return readPdfText(pdf)
}

test('the PDF of an invoice has its number, date, VAT number, every amount and both languages as text that can be copied', async () => {
  const { totalPages, text } = await read(demoInvoice)
  expect(totalPages).toBe(1)
  for (const part of [
    'INV-2026-000123',
    'WSL-100245',
    '21-11-2026',
    '1448',
    '310122393500003',
    '701.00',
    '-50.00',
    '97.65',
    '748.65',
    '299.46',
  ])
    expect(text).toContain(part)
  for (const part of ['Simplified tax invoice', 'VAT 15%', 'Deposit 40%', 'القحطاني', 'البائع', 'سعر', 'الوحدة'])
    expect(text).toContain(part)
})

test('a buyer with a VAT number gets the full tax invoice', async () => {
  const { text } = await read({ ...demoInvoice, buyer: { ...demoInvoice.buyer, vat_number: '300000000000003' } })
  expect(text).toContain('Tax invoice')
  expect(text).not.toContain('Simplified')
})

test('a long invoice continues on further pages, each with its number and the table header', async () => {
  const [line] = demoInvoice.lines
  const { totalPages, text } = await read({ ...demoInvoice, lines: Array.from({ length: 40 }, () => line ?? fail()) })
  expect(totalPages).toBeGreaterThan(1)
  expect(text.split('Unit price').length - 1).toBe(totalPages)
  expect(text.split('INV-2026-000123').length - 1).toBe(totalPages + 1)
})

test('user input is printed literally and never read as markup', async () => {
  const { text } = await read({ ...demoInvoice, note: '#panic("x") *bold* $1/0$ \\ [a](b)' })
  expect(text).toContain('#panic("x") *bold*')
})

test('an invoice shows the paid and the remaining amount after a payment', async () => {
  const partlyPaid = await read({ ...demoInvoice, paid_amount: 29_946 })
  for (const part of ['Paid', 'Remaining', '449.19']) expect(partlyPaid.text).toContain(part)
  expect(partlyPaid.text).toContain('Electronic payment')
  const unpaid = await read({ ...demoInvoice, paid_amount: 0, payments: [] })
  for (const part of ['Remaining', 'Payments']) expect(unpaid.text).not.toContain(part)
})

test('an invoice with a credit note shows the credit, every payment with its coupon, and no negative remainder', async () => {
  const { text } = await read({
    ...demoInvoice,
    paid_amount: 74_865,
    credited_amount: 5_750,
    payments: [{ method: 'wallet', amount: 70_000, discount: 4_865, at: '2026-11-24T08:00:00.000Z' }],
  })
  for (const part of ['Credited', '-57.50', 'Refunded57.50', 'Wallet', '24-11-2026', '700.00', 'Coupon', '48.65'])
    expect(text).toContain(part)
  expect(text).toMatch(/Remaining[^\d-]*0\.00|(?<![\d-])0\.00/)
})

test('an invoice of a seller without a VAT number mentions no tax anywhere', async () => {
  const { text } = await read({
    ...demoInvoice,
    ...orderTotals({ service_amount: 70_100, discount: 5000, vat_percent: 0, deposit_percent: 40 }),
    seller: { ...demoInvoice.seller, vat_number: null },
    vat_percent: 0,
    qr: null,
  })
  expect(text).toContain('Invoice')
  for (const part of ['VAT', 'Tax', 'tax', 'الضريبة', 'ضريبية', 'QR']) expect(text).not.toContain(part)
})

test('an invoice that was not issued is not printed', async () => {
  await expect(invoicePdf({ ...demoInvoice, number: null })).rejects.toThrow('not issued')
})

test('the QR code on the rendered page contains the text of the invoice and is at least 25 mm wide', async () => {
  const code = await decodePageQr('money/documents/invoice.typ', await invoiceTemplateData(demoInvoice))
  expect(code?.data).toBe(demoInvoice.qr)
  const { topLeftCorner, topRightCorner } = code?.location ?? fail()
  expect((topRightCorner.x - topLeftCorner.x) / pixelsPerMm).toBeGreaterThan(25)
})

function fail(): never {
  throw new Error('the demo invoice is incomplete')
}
