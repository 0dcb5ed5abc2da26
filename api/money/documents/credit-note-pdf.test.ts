import { zatcaQr } from '@wasl/shared/rules/zatca-qr.ts'
import { expect, test } from 'vitest'
import { demoDocument } from '../../testing/demo-document.ts'
import { decodePageQr, readPdfText } from '../../testing/pdf.ts'
import { creditNotePdf, creditNoteTemplateData, type PrintedCreditNote } from './credit-note-pdf.ts'

const qr = zatcaQr({
  seller_name: demoDocument.seller.name_ar,
  vat_number: '310122393500003',
  at: '2026-11-22T06:30:00Z',
  total: '115.00',
  vat: '15.00',
})
const note: PrintedCreditNote = {
  number: 'CN-2026-4F9A2C-000007',
  cause: 'refund',
  reason: 'لم تُركَّب قطعة من القطع المتفق عليها',
  net: 10_000,
  vat_percent: 15,
  tax: 1500,
  total: 11_500,
  qr,
  issued_at: '2026-11-22T06:30:00.000Z',
  order_number: demoDocument.order_number,
  purchase_order: demoDocument.purchase_order,
  document: demoDocument,
}

test('the PDF of a credit note names its invoice, the reason and the amounts in both languages', async () => {
  const { totalPages, text } = await readPdfText(await creditNotePdf(note))
  expect(totalPages).toBe(1)
  for (const part of [
    'CN-2026-4F9A2C-000007',
    'INV-2026-000123',
    'For invoice',
    'PO-4500012345',
    '22-11-2026',
    '100.00',
    '15.00',
    '115.00',
    'VAT 15%',
  ])
    expect(text).toContain(part)
  for (const part of ['Simplified tax credit note', 'Total incl. VAT', 'Reason', 'القطع', 'الفاتورة']) expect(text).toContain(part)
})

test('a second library reads the QR code of the credit note from the rendered page', async () => {
  const code = await decodePageQr('money/documents/invoice.typ', await creditNoteTemplateData(note))
  expect(code?.data).toBe(qr)
})

test('a seller without a VAT number issues a credit note that is no tax document', async () => {
  const seller = { ...demoDocument.seller, vat_number: null }
  const withoutTax = { ...note, tax: 0, net: 11_500, vat_percent: 0, qr: null, document: { ...demoDocument, seller } }
  const { text } = await readPdfText(await creditNotePdf(withoutTax))
  expect(text).toContain('Credit note')
  for (const part of ['VAT', 'Tax', 'tax', 'الضريبة', 'QR']) expect(text).not.toContain(part)
})
