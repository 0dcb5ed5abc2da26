import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { zatcaQr } from './zatca-qr.ts'

test('the sample of the ZATCA guideline gives its published text', () => {
  const qr = zatcaQr({
    seller_name: 'Bobs Records',
    vat_number: '310122393500003',
    at: '2022-04-25T15:30:00Z',
    total: '1000.00',
    vat: '150.00',
  })
  expect(qr).toBe('AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA==')
})

test('an Arabic seller counts bytes, not letters', () => {
  const qr = zatcaQr({
    seller_name: 'مؤسسة التجربة',
    vat_number: '310122393500003',
    at: '2026-01-15T10:30:00Z',
    total: '1150.00',
    vat: '150.00',
  })
  expect(qr).toBe('ARnZhdik2LPYs9ipINin2YTYqtis2LHYqNipAg8zMTAxMjIzOTM1MDAwMDMDFDIwMjYtMDEtMTVUMTA6MzA6MDBaBAcxMTUwLjAwBQYxNTAuMDA=')
})

test('128 bytes need one length byte, and 256 throw', () => {
  const fields = { vat_number: '310122393500003', at: '2022-04-25T15:30:00Z', total: '1150.00', vat: '150.00' }
  const bytes = Buffer.from(zatcaQr({ seller_name: 'ش'.repeat(64), ...fields }), 'base64')
  expect(bytes.length).toBe(186)
  expect(bytes.subarray(0, 4).toString('hex')).toBe('0180d8b4')
  expect(createHash('sha256').update(bytes).digest('hex')).toBe('6b1299cc987d5e36057ba8432b363508950c0398b430ff0529919ed69ab7bffa')
  expect(() => zatcaQr({ seller_name: 'ش'.repeat(128), ...fields })).toThrow(RangeError)
})
