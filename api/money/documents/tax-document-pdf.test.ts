import { expect, test } from 'vitest'
import { demoDocument } from '../../testing/demo-document.ts'
import { decodePageQr, pixelsPerMm, readPdfText } from '../../testing/pdf.ts'
import { type PrintedDocument, taxDocumentPdf, taxDocumentTemplateData } from './tax-document-pdf.ts'

const read = async (invoice: PrintedDocument) => {
  const pdf = await taxDocumentPdf(invoice)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  return readPdfText(pdf)
}

test('the PDF of a tax document has its number, date, VAT number, every amount and both languages as text that can be copied', async () => {
  const { totalPages, text } = await read(demoDocument)
  expect(totalPages).toBe(1)
  for (const part of [
    'INV-2026-000123',
    'WSL-100245',
    'PO-4500012345',
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
  for (const part of ['Simplified tax invoice', 'VAT 15%', 'القحطاني', 'البائع', 'سعر', 'الوحدة']) expect(text).toContain(part)
})

test('a buyer with a VAT number gets the full tax invoice', async () => {
  const { text } = await read({ ...demoDocument, buyer: { ...demoDocument.buyer, vat_number: '300000000000003' } })
  expect(text).toContain('Tax invoice')
  expect(text).not.toContain('Simplified')
})

test('a long document continues on further pages, each with its number and the table header', async () => {
  const [line] = demoDocument.lines
  const { totalPages, text } = await read({ ...demoDocument, lines: Array.from({ length: 40 }, () => line ?? fail()) })
  expect(totalPages).toBeGreaterThan(1)
  expect(text.split('Unit price').length - 1).toBe(totalPages)
  expect(text.split('INV-2026-000123').length - 1).toBe(totalPages + 1)
})

test('user input is printed literally and never read as markup', async () => {
  const { text } = await read({ ...demoDocument, note: '#panic("x") *bold* $1/0$ \\ [a](b)' })
  expect(text).toContain('#panic("x") *bold*')
})

test('a tax document shows the paid and the remaining amount after a payment', async () => {
  const partlyPaid = await read(demoDocument)
  for (const part of ['Paid', 'Remaining', '449.19']) expect(partlyPaid.text).toContain(part)
  expect(partlyPaid.text).toContain('Electronic payment')
  const unpaid = await read({ ...demoDocument, payments: [] })
  for (const part of ['Remaining', 'Payments']) expect(unpaid.text).not.toContain(part)
})

test('a tax document with a credit note shows the credit, every payment with its coupon, and no negative remainder', async () => {
  const { text } = await read({
    ...demoDocument,
    credited_amount: 5_750,
    payments: [{ method: 'wallet', amount: 70_000, discount: 4_865, at: '2026-11-24T08:00:00.000Z' }],
  })
  for (const part of ['Credited', '-57.50', 'Refunded57.50', 'Wallet', '24-11-2026', '700.00', 'Coupon', '48.65'])
    expect(text).toContain(part)
  expect(text).toMatch(/Remaining[^\d-]*0\.00|(?<![\d-])0\.00/)
})

test('the document of a seller without a VAT number mentions no tax anywhere', async () => {
  const { text } = await read({
    ...demoDocument,
    tax: 0,
    total: 65_100,
    seller: { ...demoDocument.seller, vat_number: null },
    vat_percent: 0,
    qr: null,
  })
  expect(text).toContain('Invoice')
  for (const part of ['VAT', 'Tax', 'tax', 'الضريبة', 'ضريبية', 'QR']) expect(text).not.toContain(part)
})

test('a document that was credited in full says so', async () => {
  const { text } = await read({ ...demoDocument, credited_amount: demoDocument.total })
  expect(text).toContain('Credited in full')
})

test('a prepayment and a final invoice are titled so, and the final one deducts the prepayment', async () => {
  const prepayment = await read({ ...demoDocument, kind: 'prepayment' })
  expect(prepayment.text).toContain('Simplified tax invoice – prepayment')
  const deducted = [{ number: 'INV-2026-000122', issued_at: '2026-11-20T06:30:00.000Z', rest_amount: 29_946, rest_tax: 3_906 }]
  const payments = [...demoDocument.payments, { method: 'wallet', amount: 44_919, discount: 0, at: '2026-11-21T09:00:00.000Z' } as const]
  const final = await read({ ...demoDocument, kind: 'final', prepayments: deducted, payments })
  for (const part of ['Simplified tax invoice – final', 'Less prepayment INV-2026-000122, 20-11-2026', '-299.46', '-39.06', '449.19'])
    expect(final.text).toContain(part)
})

test('what was refunded before a final invoice, or never paid, is a line of its own and no discount', async () => {
  const reductions = [
    { cause: 'refund', amount: 8_696 },
    { cause: 'closed_with_paid', amount: 1_234 },
  ] as const
  const { text } = await read({ ...demoDocument, kind: 'final', reductions })
  for (const part of ['Discount', '-50.00', 'Refunded before this invoice', '-86.96', 'Unpaid when closed', '-12.34'])
    expect(text).toContain(part)
})

test('the QR code on the rendered page contains the text of the document and is at least 25 mm wide', async () => {
  const code = await decodePageQr('money/documents/invoice.typ', await taxDocumentTemplateData(demoDocument))
  expect(code?.data).toBe(demoDocument.qr)
  const { topLeftCorner, topRightCorner } = code?.location ?? fail()
  expect((topRightCorner.x - topLeftCorner.x) / pixelsPerMm).toBeGreaterThan(25)
})

function fail(): never {
  throw new Error('the demo document is incomplete')
}
