import { belongsTo, dateTime, localized, longText, money, percent, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** The credit note of the platform to a provider for a settlement that returned more commission than it cost. Written once, never changed. */
export const commissionCreditNotes = resource({
  name: 'commission-credit-notes',
  label: {
    one: { en: 'Commission credit note', ar: 'إشعار دائن بالعمولة' },
    many: { en: 'Commission credit notes', ar: 'الإشعارات الدائنة بالعمولة' },
    newRowsArabic: {
      one: 'إشعار دائن جديد بالعمولة',
      two: 'إشعاران دائنان جديدان بالعمولة',
      few: 'إشعارات دائنة جديدة بالعمولة',
      many: 'إشعارًا دائنًا جديدًا بالعمولة',
    },
  },
  group: 'finance',
  icon: 'file-text',
  fields: {
    number: text('Number', 'رقم الإشعار', { unique: true, max: 40 }),
    settlement_id: belongsTo('Settlement', 'التسوية', 'settlements'),
    provider_id: belongsTo('Provider', 'مزوّد الخدمة', 'providers'),
    invoice_numbers: longText('Commission invoices', 'فواتير العمولة', { max: 20_000 }),
    reason: localized('Reason', 'السبب', { max: 200 }),
    net: money('Commission', 'العمولة', { min: 1 }),
    vat_percent: percent('VAT rate', 'نسبة الضريبة', { optional: true, empty: { en: 'Several', ar: 'أكثر من نسبة' } }),
    tax: money('VAT', 'الضريبة'),
    total: money('Total', 'الإجمالي', { min: 1 }),
    seller_name: localized('Seller', 'البائع', { max: 120 }),
    seller_vat_number: text('Seller’s VAT number', 'الرقم الضريبي للبائع', { max: 15 }),
    seller_commercial_number: text('Seller’s registration', 'السجل التجاري للبائع', { optional: true, max: 10 }),
    seller_address: localized('Seller’s address', 'عنوان البائع', { optional: true, max: 200 }),
    buyer_name: localized('Buyer', 'المشتري'),
    buyer_vat_number: text('Buyer’s VAT number', 'الرقم الضريبي للمشتري', { optional: true, max: 15 }),
    buyer_commercial_number: text('Buyer’s registration', 'السجل التجاري للمشتري', { optional: true, max: 10 }),
    buyer_address: localized('Buyer’s address', 'عنوان المشتري', { optional: true }),
    qr: text('QR code', 'رمز الاستجابة', { internal: true, max: 700 }),
    issued_at: dateTime('Issued at', 'وقت الإصدار'),
  },
  title: 'number',
  list: ['number', 'provider_id', 'settlement_id', 'net', 'tax', 'total', 'issued_at'],
  filters: ['provider_id', 'settlement_id', 'issued_at'],
  totals: ['net', 'tax', 'total'],
  sort: '-number',
  search: ['number', 'invoice_numbers'],
  unique: [['settlement_id']],
  document: {
    renderer: 'commission_credit_note_pdf',
    label: { en: 'Credit note PDF', ar: 'الإشعار PDF' },
    when: () => true,
    message: { en: 'Not issued yet', ar: 'لم يصدر بعد' },
  },
  access: { action: 'adm.settle.pay', create: false, edit: false, remove: false },
})
