import { invoiceLifecycle } from '@wasl/shared/lifecycle/invoices.ts'
import { belongsTo, dateTime, longText, money, percent, status, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { orderLineFields, orderPartyFields } from './document-fields.ts'

/** What a client accepts or rejects: a price statement. The tax documents are made with the payments. */
export const invoices = resource({
  name: 'invoices',
  label: {
    one: { en: 'Invoice', ar: 'فاتورة' },
    many: { en: 'Invoices', ar: 'الفواتير' },
    newRowsArabic: { one: 'فاتورة جديدة', two: 'فاتورتان جديدتان', few: 'فواتير جديدة', many: 'فاتورة جديدة' },
  },
  group: 'finance',
  icon: 'file-text',
  table: 'domain',
  fields: {
    number: text('Number', 'الرقم', { optional: true }),
    order_id: belongsTo('Order', 'الطلب', 'orders'),
    provider_id: belongsTo('Provider', 'مزوّد الخدمة', 'providers', { optional: true }),
    status: status(invoiceLifecycle),
    ...orderPartyFields,
    ...orderLineFields,
    final_amount: money('Final amount', 'المبلغ النهائي'),
    deposit_amount: money('Deposit due', 'المطلوب مقدمًا'),
    paid_amount: money('Paid', 'المدفوع'),
    credited_amount: money('Credited', 'المخصوم بإشعارات دائنة'),
    commission_percent: percent('Commission', 'نسبة العمولة'),
    note: longText('Note', 'ملاحظة', { optional: true, max: 500 }),
    reject_reason: longText('Rejection reason', 'سبب الرفض', { optional: true, max: 500 }),
    issued_at: dateTime('Issued at', 'وقت الإصدار', { optional: true }),
  },
  title: 'number',
  list: ['number', 'order_id', 'provider_id', 'status', 'final_amount', 'paid_amount', 'tax', 'issued_at'],
  filters: ['status', 'order_id', 'provider_id', 'final_amount', 'issued_at'],
  totals: ['final_amount', 'paid_amount', 'tax'],
  sort: '-created_at',
  search: ['number', 'buyer_name'],
  document: {
    renderer: 'price_statement_pdf',
    label: { en: 'Price statement PDF', ar: 'بيان السعر PDF' },
    when: ({ number }) => number !== null,
    message: { en: 'Not issued yet', ar: 'لم تصدر بعد' },
  },
  access: { action: 'adm.order.read', create: false, edit: false, remove: false },
  related: ['tax-documents.invoice_id', 'transactions.invoice_id', 'bank-transfers.invoice_id'],
})
