import { belongsTo, choice, dateTime, longText, money, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { taxDocumentKinds } from '@wasl/shared/rules/tax-document-kinds.ts'
import { orderLineFields, orderPartyFields } from './document-fields.ts'

/** The tax documents of orders, each made with a captured payment. Written once, never changed. */
export const taxDocuments = resource({
  name: 'tax-documents',
  label: {
    one: { en: 'Tax document', ar: 'مستند ضريبي' },
    many: { en: 'Tax documents', ar: 'المستندات الضريبية' },
    newRowsArabic: { one: 'مستند ضريبي جديد', two: 'مستندان ضريبيان جديدان', few: 'مستندات ضريبية جديدة', many: 'مستندًا ضريبيًا جديدًا' },
  },
  group: 'finance',
  icon: 'file-done',
  table: 'domain',
  fields: {
    number: text('Number', 'رقم المستند', { max: 40 }),
    kind: choice('Type', 'النوع', taxDocumentKinds),
    order_id: belongsTo('Order', 'الطلب', 'orders'),
    invoice_id: belongsTo('Price statement', 'بيان السعر', 'invoices'),
    provider_id: belongsTo('Provider', 'مزوّد الخدمة', 'providers', { optional: true }),
    ...orderPartyFields,
    ...orderLineFields,
    reduction: money('Reduced before', 'خُفّض قبلها', {
      help: { en: 'Without VAT: refunded before this document, or never paid', ar: 'دون الضريبة: استُرد قبل هذا المستند أو لم يُدفع' },
    }),
    coupon_discount: money('Coupon', 'الكوبون', { help: { en: 'Without VAT', ar: 'دون الضريبة' } }),
    total: money('Total', 'الإجمالي'),
    prepaid_amount: money('Deducted prepayment', 'الدفعة المقدّمة المخصومة'),
    note: longText('Note', 'ملاحظة', { optional: true, max: 500 }),
    issued_at: dateTime('Issued at', 'وقت الإصدار'),
  },
  title: 'number',
  list: ['number', 'kind', 'order_id', 'provider_id', 'total', 'tax', 'issued_at'],
  filters: ['kind', 'order_id', 'provider_id', 'invoice_id', 'total', 'issued_at'],
  totals: ['total', 'tax'],
  sort: '-issued_at',
  search: ['number', 'buyer_name'],
  document: {
    renderer: 'tax_document_pdf',
    label: { en: 'Document PDF', ar: 'المستند PDF' },
    when: () => true,
    message: { en: 'Not issued yet', ar: 'لم يصدر بعد' },
  },
  access: { action: 'adm.order.read', create: false, edit: false, remove: false },
  related: ['credit-notes.tax_document_id'],
})
