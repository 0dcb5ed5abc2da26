import { invoiceLifecycle } from '@wasl/shared/lifecycle/invoices.ts'
import { belongsTo, choice, dateTime, longText, money, percent, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

export const invoices = resource({
  name: 'invoices',
  label: {
    one: ['Invoice', 'فاتورة'],
    many: ['Invoices', 'الفواتير'],
    fresh: { one: 'فاتورة جديدة', two: 'فاتورتان جديدتان', few: 'فواتير جديدة', many: 'فاتورة جديدة' },
  },
  group: 'finance',
  icon: 'file-text',
  table: 'domain',
  fields: {
    number: text('Number', 'رقم الفاتورة', { optional: true }),
    order_id: belongsTo('Order', 'الطلب', 'orders'),
    provider_id: belongsTo('Provider', 'مزوّد الخدمة', 'providers'),
    status: choice('Status', 'الحالة', invoiceLifecycle.statuses, { tones: invoiceLifecycle.tones }),
    service_amount: money('Service amount', 'قيمة الخدمة'),
    discount: money('Discount', 'الخصم'),
    vat_percent: percent('VAT rate', 'نسبة الضريبة'),
    tax: money('VAT', 'الضريبة'),
    final_amount: money('Final amount', 'المبلغ النهائي'),
    deposit_amount: money('Due in advance', 'المطلوب مقدمًا'),
    paid_amount: money('Paid', 'المدفوع'),
    commission_percent: percent('Commission', 'نسبة العمولة'),
    note: longText('Note', 'ملاحظة', { optional: true }),
    reject_reason: longText('Refusal reason', 'سبب الرفض', { optional: true }),
    issued_at: dateTime('Issued at', 'وقت الإصدار', { optional: true }),
  },
  title: 'number',
  list: ['number', 'order_id', 'provider_id', 'status', 'final_amount', 'paid_amount', 'tax', 'issued_at'],
  filters: ['status', 'order_id', 'provider_id', 'final_amount', 'issued_at'],
  totals: ['final_amount', 'paid_amount', 'tax'],
  sort: '-created_at',
  access: { create: false, edit: false, remove: false },
  related: ['transactions.invoice_id', 'bank-transfers.invoice_id'],
})
