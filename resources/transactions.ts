import { gatewayLabels, type TransactionKind } from '@wasl/shared/contract/choices.ts'
import { belongsTo, choice, dateTime, money, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'

/** What a movement of money is called. */
export const transactionLabels = {
  payment: { en: 'Payment', ar: 'دفع' },
  top_up: { en: 'Top-up', ar: 'شحن محفظة' },
  release: { en: 'Held amount paid out', ar: 'صرف المبلغ المحجوز' },
  refund: { en: 'Refund', ar: 'استرداد' },
  payout: { en: 'Settlement', ar: 'تسوية' },
  wallet_credit: { en: 'Payment credited to the wallet', ar: 'إضافة دفعة إلى المحفظة' },
  withdrawal: { en: 'Wallet withdrawal', ar: 'سحب من المحفظة' },
  withdrawal_returned: { en: 'Withdrawal returned to the wallet', ar: 'إعادة مبلغ سحب إلى المحفظة' },
  security_deposit: { en: 'Security deposit of a rental', ar: 'مبلغ تأمين سيارة' },
  security_deposit_returned: { en: 'Security deposit returned', ar: 'إعادة مبلغ تأمين سيارة' },
  deposit_claim: { en: 'Claim on a security deposit', ar: 'مطالبة من مبلغ تأمين' },
  refund_sent: { en: 'Refund sent', ar: 'إرسال مبلغ مسترد' },
  refund_returned: { en: 'Refund returned to the wallet', ar: 'إعادة مبلغ مسترد إلى المحفظة' },
  payout_sent: { en: 'Payout sent', ar: 'إرسال مستحقات' },
  payout_returned: { en: 'Payout returned', ar: 'ارتجاع مستحقات' },
  gateway_settlement: { en: 'Gateway settlement', ar: 'تسوية بوابة الدفع' },
  vat_rounding: { en: 'Rounding of VAT', ar: 'تقريب ضريبة القيمة المضافة' },
  adjustment: { en: 'Adjustment', ar: 'تعديل رصيد' },
} as const satisfies Readonly<Record<TransactionKind, Label>>

/** All payments, including pending and failed ones, and all other ledger transactions. A read-only view. */
export const transactions = resource({
  name: 'transactions',
  label: {
    one: { en: 'Transaction', ar: 'عملية مالية' },
    many: { en: 'Transactions', ar: 'العمليات المالية' },
    newRowsArabic: { one: 'عملية مالية جديدة', two: 'عمليتان ماليتان جديدتان', few: 'عمليات مالية جديدة', many: 'عملية مالية جديدة' },
  },
  group: 'finance',
  icon: 'credit-card',
  table: 'domain',
  timestamps: [],
  fields: {
    number: text('Number', 'رقم العملية'),
    kind: choice('Type', 'النوع', transactionLabels),
    status: choice(
      'Status',
      'الحالة',
      {
        completed: { en: 'Completed', ar: 'مكتملة' },
        pending: { en: 'Pending', ar: 'معلّقة' },
        failed: { en: 'Failed', ar: 'فاشلة' },
        cancelled: { en: 'Cancelled', ar: 'ملغاة' },
      },
      { tones: { completed: 'good', pending: 'warn', failed: 'bad', cancelled: 'plain' } },
    ),
    gateway: choice('Method', 'طريقة الدفع', {
      electronic: { en: 'Electronic payment', ar: 'دفع إلكتروني' },
      tabby: gatewayLabels.tabby,
      tamara: gatewayLabels.tamara,
      bank_transfer: { en: 'Bank transfer', ar: 'حوالة بنكية' },
      wallet: { en: 'Wallet', ar: 'المحفظة' },
      ledger: { en: 'Internal', ar: 'داخلية' },
    }),
    reference: text('Reference', 'الرقم المرجعي', { optional: true }),
    amount: money('Amount', 'المبلغ'),
    service_amount: money('Service amount', 'قيمة الخدمة', { optional: true }),
    tax: money('VAT', 'الضريبة', { optional: true }),
    discount: money('Discount', 'الخصم', { optional: true }),
    order_id: belongsTo('Order', 'الطلب', 'orders', { optional: true }),
    invoice_id: belongsTo('Invoice', 'الفاتورة', 'invoices', { optional: true }),
    user_id: belongsTo('Client', 'العميل', 'users', { optional: true }),
    provider_id: belongsTo('Provider', 'مزوّد الخدمة', 'providers', { optional: true }),
    at: dateTime('Date', 'التاريخ'),
  },
  title: 'number',
  list: ['number', 'kind', 'status', 'amount', 'at', 'order_id', 'user_id', 'provider_id', 'gateway'],
  filters: ['kind', 'status', 'gateway', 'amount', 'order_id', 'user_id', 'provider_id', 'at'],
  sort: '-at',
  search: ['number', 'reference'],
  access: { action: 'adm.wallet.read', create: false, edit: false, remove: false },
  historyLabels: transactionLabels,
})
