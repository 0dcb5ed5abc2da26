import type { Label } from '../units.ts'

/** The kinds of ledger accounts with their names. */
export const ledgerAccountLabels = {
  client_wallet: { en: 'Client wallet', ar: 'محفظة العميل' },
  provider_payable: { en: 'Due to the provider', ar: 'مستحقات المزوّد' },
  escrow: { en: 'Held for the order', ar: 'محجوز للطلب' },
  security_deposit: { en: 'Security deposit of a rental', ar: 'تأمين سيارة مؤجرة' },
  commission: { en: 'Commission', ar: 'العمولة' },
  vat_payable: { en: 'VAT payable', ar: 'ضريبة مستحقة للهيئة' },
  bank_clearing: { en: 'Bank clearing', ar: 'مقاصة البنك' },
  gateway_clearing: { en: 'Gateway clearing', ar: 'مقاصة بوابة الدفع' },
  gateway_fees: { en: 'Gateway fees', ar: 'رسوم بوابة الدفع' },
  coupon_cost: { en: 'Coupon cost', ar: 'تكلفة الكوبونات' },
  refund_clearing: { en: 'Refunds on their way', ar: 'مبالغ مستردة قيد الإرسال' },
  withdrawals: { en: 'Withdrawals from wallets', ar: 'مبالغ قيد السحب من المحافظ' },
  payout_clearing: { en: 'Payouts on their way', ar: 'مستحقات قيد الصرف' },
  adjustments: { en: 'Balance adjustments', ar: 'تعديلات الأرصدة' },
  demo_funding: { en: 'Demo funding', ar: 'تمويل تجريبي' },
} as const satisfies Readonly<Record<string, Label>>
export type LedgerAccountKind = keyof typeof ledgerAccountLabels
