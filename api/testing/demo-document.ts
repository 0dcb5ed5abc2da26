import { zatcaQr } from '@wasl/shared/rules/zatca-qr.ts'
import type { PrintedDocument } from '../money/documents/tax-document-pdf.ts'

const seller = 'مؤسسة الإتقان للصيانة'

/** The tax document of an order, for tests of the PDF template. */
export const demoDocument: PrintedDocument = {
  kind: 'invoice',
  number: 'INV-2026-000123',
  order_number: 'WSL-100245',
  order_kind: 'service',
  purchase_order: 'PO-4500012345',
  issued_at: '2026-11-21T06:30:00.000Z',
  seller: {
    name_ar: seller,
    name_en: 'Itqan Maintenance Est.',
    vat_number: '310122393500003',
    commercial_number: '1010123456',
    address_ar: 'شارع العليا، حي الورود، الرياض 12214',
    address_en: 'Olaya St, Al Wurud, Riyadh 12214',
    phone: null,
  },
  buyer: {
    name_ar: 'سارة القحطاني',
    name_en: 'سارة القحطاني',
    vat_number: null,
    commercial_number: null,
    address_ar: null,
    address_en: null,
    phone: '+966500000011',
  },
  lines: [
    { title: { ar: 'إصلاح تسرّب المياه في المطبخ', en: 'Kitchen leak repair' }, quantity: 1, unit_price: 45_000, amount: 45_000 },
    { title: { ar: 'قطع غيار (خلّاط 3/4)', en: 'Spare parts (3/4 mixer)' }, quantity: 2, unit_price: 12_550, amount: 25_100 },
  ],
  service_amount: 70_100,
  discount: 5000,
  tax: 9765,
  total: 74_865,
  prepayments: [],
  reductions: [],
  coupon_discount: 0,
  credited_amount: 0,
  payments: [{ method: 'electronic', amount: 29_946, discount: 0, at: '2026-11-21T08:00:00.000Z' }],
  vat_percent: 15,
  note: 'الضمان 90 يومًا على قطع الغيار.',
  qr: zatcaQr({ seller_name: seller, vat_number: '310122393500003', at: '2026-11-21T06:30:00Z', total: '748.65', vat: '97.65' }),
}
