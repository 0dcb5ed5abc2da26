import type { TransactionPage } from '@wasl/shared/contract/finances.ts'
import { numberLabels } from '@wasl/shared/rules/tax-document-kinds.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { PdfError, renderPdf } from '../../platform/pdf/render-template.ts'
import { buildReceipt } from './receipt.ts'
import { receiptPdf } from './receipt-pdf.ts'

const id = '00000000-0000-4000-8000-000000000001'
const payment: TransactionPage = {
  id,
  number: 'T884213377',
  kind: 'payment',
  status: 'completed',
  method: 'electronic',
  gateway: 'moyasar',
  reference: 'b4a7c1d0-pay',
  amount: -40_250,
  order: { id, number: 'WSL-100245' },
  at: '2026-11-21T06:30:00.000Z',
  side: 'client',
  invoice: { id, number: 'PS-2026-000124', number_label: numberLabels.statement, tax_document_number: 'INV-2026-000123' },
  provider_label: { ar: 'مزوّد الخدمة', en: 'Provider' },
  amount_label: { ar: 'قيمة الخدمة', en: 'Service amount' },
  other_party: { ar: 'مؤسسة الإتقان للصيانة', en: 'Itqan Maintenance Est.' },
  breakdown: { service_amount: 50_000, discount: 5000, tax: 6750, vat_percent: 15, final_amount: 51_750, coupon: 11_500 },
  split: null,
  bank: null,
  steps: [],
  related: [],
  receipt_url: null,
}

const textOf = async (transaction: TransactionPage, owner: string) => {
  const document = await getDocumentProxy(new Uint8Array(await receiptPdf(buildReceipt(transaction, owner))))
  const { totalPages, text } = await extractText(document, { mergePages: true })
  expect(totalPages).toBe(1)
  return text
}

test('the receipt of a payment has every number and amount, in both languages, as text that can be copied', async () => {
  const text = await textOf(payment, 'سارة القحطاني')
  for (const part of [
    'T884213377',
    '21-11-2026',
    'b4a7c1d0-pay',
    'WSL-100245',
    'Statement no.',
    'PS-2026-000124',
    'Invoice no.',
    'INV-2026-000123',
    '500.00',
    '-50.00',
    '67.50',
    '517.50',
  ])
    expect(text).toContain(part)
  for (const part of ['-115.00', '402.50', 'Payment receipt', 'Amount paid', 'VAT 15%', 'القحطاني', 'إيصال', 'Moyasar'])
    expect(text).toContain(part)
})

test('the receipt of released earnings shows what the platform kept', async () => {
  const split = { held: 51_750, commission: 4500, commission_vat: 675, sale_vat: 0, coupon_vat: 0 }
  const release = { ...payment, kind: 'release', side: 'provider', method: null, gateway: null, amount: 46_575, split } as const
  const text = await textOf(release, 'مؤسسة الإتقان')
  for (const part of ['Earnings receipt', 'Platform commission', '-45.00', '-6.75', '465.75', 'Client']) expect(text).toContain(part)
})

test('names are printed literally and never read as markup', async () => {
  expect(await textOf(payment, '#panic("x") *bold* $1/0$')).toContain('#panic("x") *bold*')
})

test('a template that cannot be rendered is an error of its own, which says so to the user', async () => {
  await expect(renderPdf('money/transactions/receipt.typ', {})).rejects.toThrow(PdfError)
})
