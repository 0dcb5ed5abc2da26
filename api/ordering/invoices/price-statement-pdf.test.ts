import { expect, test } from 'vitest'
import { demoDocument } from '../../testing/demo-document.ts'
import { readPdfText } from '../../testing/pdf.ts'
import { type PrintedStatement, priceStatementPdf } from './price-statement-pdf.ts'

const {
  seller,
  buyer,
  lines,
  service_amount,
  discount,
  tax,
  vat_percent,
  total,
  note,
  order_number,
  order_kind,
  purchase_order,
  issued_at,
} = demoDocument
const statement: PrintedStatement = {
  ...{ seller, buyer, lines, service_amount, discount, tax, vat_percent, note, order_number, order_kind, purchase_order, issued_at },
  ...{ number: 'PS-2026-4F9A2C-000012', status: 'issued', final_amount: total, deposit_percent: 40, deposit_amount: 29_946 },
}
const read = async (printed: PrintedStatement) => (await readPdfText(await priceStatementPdf(printed))).text

test('the PDF of a price statement says that it is no tax invoice, and has the amounts, the deposit and no code', async () => {
  const text = await read(statement)
  for (const part of [
    'Price statement – not a tax invoice',
    'بيان',
    'Statement no.',
    'PS-2026-4F9A2C-000012',
    '97.65',
    '748.65',
    'Deposit 40%',
    'PO-4500012345',
    '299.46',
  ])
    expect(text).toContain(part)
  for (const part of ['Simplified', 'Tax invoice', 'مبسّطة', 'QR']) expect(text).not.toContain(part)
})

test('a rejected or cancelled price statement says so', async () => {
  expect(await read({ ...statement, status: 'rejected' })).toContain('Rejected')
  expect(await read({ ...statement, status: 'cancelled' })).toContain('Cancelled')
})

test('an invoice that was not issued is not printed', () => {
  expect(() => priceStatementPdf({ ...statement, number: null })).toThrow('not issued')
})
