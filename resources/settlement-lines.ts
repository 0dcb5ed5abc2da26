import { belongsTo, dateTime, money, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** One line of a settlement: one movement of the provider's payable balance, such as the release of an order. Each is in one settlement only. */
export const settlementLines = resource({
  name: 'settlement-lines',
  label: { one: { en: 'Settlement line', ar: 'بند تسوية' }, many: { en: 'Settlement lines', ar: 'بنود التسوية' } },
  group: 'finance',
  icon: 'wallet',
  isNested: true,
  fields: {
    transaction_number: text('Ledger transaction', 'رقم القيد', { unique: true, max: 20 }),
    settlement_id: belongsTo('Settlement', 'التسوية', 'settlements', { tabLabel: { en: 'Orders', ar: 'الطلبات' } }),
    order_id: belongsTo('Order', 'الطلب', 'orders', { optional: true, empty: { en: 'Adjustment', ar: 'تعديل رصيد' } }),
    // A refund after the release takes back what was earned, and returns its commission.
    service_amount: money('Earned', 'قيمة العمل', { min: -100_000_000_000 }),
    commission: money('Commission', 'العمولة', { min: -100_000_000_000 }),
    commission_vat: money('VAT on the commission', 'ضريبة العمولة', { min: -100_000_000_000 }),
    margin: money('Margin of the platform', 'هامش المنصة', {
      default: 0,
      min: -100_000_000_000,
      help: { en: 'On orders that the platform sold; not a supply', ar: 'في الطلبات التي باعتها المنصة، وليس توريدًا' },
    }),
    amount: money('Net', 'الصافي', { min: -100_000_000_000 }),
    earned_at: dateTime('Earned at', 'وقت الاستحقاق'),
  },
  title: 'transaction_number',
  list: ['order_id', 'service_amount', 'commission', 'commission_vat', 'margin', 'amount', 'earned_at', 'transaction_number'],
  filters: ['settlement_id', 'order_id'],
  totals: ['service_amount', 'commission', 'commission_vat', 'margin', 'amount'],
  sort: 'earned_at',
  access: { action: 'adm.settle.pay', create: false, edit: false, remove: false },
})
