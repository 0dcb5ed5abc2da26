import { zatcaQr } from '@wasl/shared/rules/zatca-qr.ts'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { demoInvoice } from '../testing/demo-invoice.ts'
import { invoicePdf, type PrintedInvoice } from './invoice-pdf.ts'
import { qrSvg } from './qr-svg.ts'

const read = async (invoice: PrintedInvoice) => {
  const document = await getDocumentProxy(new Uint8Array(await invoicePdf(invoice)))
  const { totalPages, text } = await extractText(document, { mergePages: true })
  return { totalPages, text }
}

test('the printed invoice carries its number, date, VAT number, every amount and both languages as text that can be copied', async () => {
  const { totalPages, text } = await read(demoInvoice)
  expect(totalPages).toBe(1)
  for (const part of ['INV-2026-000123', 'WSL-100245', '21-11-2026', '310122393500003', '701.00', '-50.00', '97.65', '748.65', '299.46'])
    expect(text).toContain(part)
  for (const part of ['Simplified tax invoice', 'VAT 15%', 'Deposit 40%', 'القحطاني', 'البائع', 'سعر', 'الوحدة'])
    expect(text).toContain(part)
})

test('a buyer with a VAT number gets the full tax invoice', async () => {
  const { text } = await read({ ...demoInvoice, buyer: { ...demoInvoice.buyer, vat_number: '300000000000003' } })
  expect(text).toContain('Tax invoice')
  expect(text).not.toContain('Simplified')
})

test('a long invoice goes on over pages and repeats the head of its table', async () => {
  const [line] = demoInvoice.lines
  const { totalPages, text } = await read({ ...demoInvoice, lines: Array.from({ length: 40 }, () => line ?? fail()) })
  expect(totalPages).toBeGreaterThan(1)
  expect(text.split('Unit price').length - 1).toBe(totalPages)
})

test('what people wrote is printed as they wrote it and never read as markup', async () => {
  const { text } = await read({ ...demoInvoice, note: '#panic("x") *bold* $1/0$ \\ [a](b)' })
  expect(text).toContain('#panic("x") *bold*')
})

test('the QR code reads back as the five fields of the invoice', async () => {
  const written = zatcaQr({
    seller_name: 'مؤسسة التجربة',
    vat_number: '310122393500003',
    at: '2026-01-15T10:30:00Z',
    total: '1150.00',
    vat: '150.00',
  })
  const { data, info } = await sharp(Buffer.from(await qrSvg(written)), { density: 600 })
    .resize(480, 480, { kernel: 'nearest' })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(written)
})

function fail(): never {
  throw new Error('the demo invoice has no line')
}
