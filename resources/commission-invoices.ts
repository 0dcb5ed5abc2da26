import { belongsTo, dateTime, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { commissionAmountFields, commissionPartyFields } from './document-fields.ts'

/** The tax invoice of the platform to a provider for the commission of one settlement. Written once, never changed. */
export const commissionInvoices = resource({
  name: 'commission-invoices',
  label: {
    one: { en: 'Commission invoice', ar: 'فاتورة عمولة' },
    many: { en: 'Commission invoices', ar: 'فواتير العمولة' },
    newRowsArabic: { one: 'فاتورة عمولة جديدة', two: 'فاتورتا عمولة جديدتان', few: 'فواتير عمولة جديدة', many: 'فاتورة عمولة جديدة' },
  },
  group: 'finance',
  icon: 'file-text',
  fields: {
    number: text('Number', 'رقم الفاتورة', { unique: true, max: 40 }),
    settlement_id: belongsTo('Settlement', 'التسوية', 'settlements'),
    provider_id: belongsTo('Provider', 'مزوّد الخدمة', 'providers'),
    ...commissionAmountFields,
    ...commissionPartyFields,
    qr: text('QR code', 'رمز الاستجابة', { internal: true, max: 700 }),
    issued_at: dateTime('Issued at', 'وقت الإصدار'),
  },
  title: 'number',
  list: ['number', 'provider_id', 'settlement_id', 'net', 'tax', 'total', 'issued_at'],
  filters: ['provider_id', 'settlement_id', 'issued_at'],
  totals: ['net', 'tax', 'total'],
  sort: '-number',
  search: ['number'],
  unique: [['settlement_id']],
  document: {
    renderer: 'commission_invoice_pdf',
    label: { en: 'Invoice PDF', ar: 'الفاتورة PDF' },
    when: () => true,
    message: { en: 'Not issued yet', ar: 'لم تصدر بعد' },
  },
  access: { action: 'adm.settle.pay', create: false, edit: false, remove: false },
})
