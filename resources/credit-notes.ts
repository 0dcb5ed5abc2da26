import { belongsTo, choice, dateTime, longText, money, percent, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { creditCauses } from '@wasl/shared/rules/credit-causes.ts'

/** What was taken off a tax document, each with its own number and date. Written once, never changed. */
export const creditNotes = resource({
  name: 'credit-notes',
  label: {
    one: { en: 'Credit note', ar: 'إشعار دائن' },
    many: { en: 'Credit notes', ar: 'الإشعارات الدائنة' },
    newRowsArabic: { one: 'إشعار دائن جديد', two: 'إشعاران دائنان جديدان', few: 'إشعارات دائنة جديدة', many: 'إشعارًا دائنًا جديدًا' },
  },
  group: 'finance',
  icon: 'rollback',
  fields: {
    number: text('Number', 'رقم الإشعار', { max: 40 }),
    tax_document_id: belongsTo('Tax document', 'المستند الضريبي', 'tax-documents', { formerNames: ['invoice_id'] }),
    order_id: belongsTo('Order', 'الطلب', 'orders'),
    provider_id: belongsTo('Provider', 'مزوّد الخدمة', 'providers', { optional: true }),
    cause: choice('Cause', 'سبب الإصدار', creditCauses),
    reason: longText('Reason', 'التفصيل', { optional: true, max: 500 }),
    refund_request_id: belongsTo('Refund request', 'طلب الاسترداد', 'refund-requests', { optional: true }),
    net: money('Amount without VAT', 'المبلغ قبل الضريبة'),
    vat_percent: percent('VAT rate', 'نسبة الضريبة'),
    tax: money('VAT', 'الضريبة'),
    total: money('Total', 'الإجمالي', { min: 1 }),
    coupon_discount: money('Coupon taken back', 'المسترد من الكوبون', {
      min: -1,
      help: { en: 'Without VAT; not part of the total', ar: 'دون الضريبة، وليس من الإجمالي' },
    }),
    qr: text('QR code', 'رمز الاستجابة', { optional: true, internal: true, max: 700 }),
    issued_at: dateTime('Issued at', 'وقت الإصدار'),
  },
  title: 'number',
  list: ['number', 'tax_document_id', 'order_id', 'provider_id', 'cause', 'total', 'tax', 'issued_at'],
  filters: ['cause', 'order_id', 'provider_id', 'tax_document_id', 'refund_request_id', 'total', 'issued_at'],
  totals: ['net', 'tax', 'total'],
  sort: '-issued_at',
  search: ['number', 'reason'],
  unique: [['provider_id', 'number']],
  document: {
    renderer: 'credit_note_pdf',
    label: { en: 'Credit note PDF', ar: 'الإشعار PDF' },
    when: () => true,
    message: { en: 'Not issued yet', ar: 'لم يصدر بعد' },
  },
  access: { action: 'adm.order.read', create: false, edit: false, remove: false },
})
