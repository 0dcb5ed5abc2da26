import { belongsTo, dateTime, localized, longText, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { commissionAmountFields, commissionPartyFields } from './document-fields.ts'

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
