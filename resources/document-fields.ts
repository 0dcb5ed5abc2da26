import { count, list, localized, money, percent, phone, text } from '@wasl/shared/registry/fields.ts'

/** Seller and buyer of a price statement or tax document. */
export const orderPartyFields = {
  seller_name: localized('Seller', 'البائع'),
  seller_vat_number: text('Seller’s VAT number', 'الرقم الضريبي للبائع', { optional: true }),
  seller_commercial_number: text('Seller’s commercial registration', 'السجل التجاري للبائع', { optional: true }),
  seller_address: localized('Seller’s address', 'عنوان البائع', { optional: true }),
  buyer_name: localized('Buyer', 'المشتري'),
  buyer_phone: phone('Buyer’s phone', 'جوال المشتري', { optional: true }),
  buyer_commercial_number: text('Buyer’s commercial registration', 'السجل التجاري للمشتري', { optional: true }),
}

/** What a price statement or tax document is about, up to its VAT. */
export const orderLineFields = {
  lines: list(
    'Line items',
    'البنود',
    {
      title: localized('Item', 'البيان'),
      quantity: count('Quantity', 'الكمية'),
      unit_price: money('Unit price', 'سعر الوحدة'),
      amount: money('Amount', 'المبلغ'),
    },
    { one: { en: 'Line item', ar: 'بند' } },
  ),
  service_amount: money('Service amount', 'قيمة الخدمة'),
  discount: money('Discount', 'الخصم'),
  vat_percent: percent('VAT rate', 'نسبة الضريبة'),
  tax: money('VAT', 'الضريبة'),
}

/** Amounts of a commission invoice or credit note. */
export const commissionAmountFields = {
  net: money('Commission', 'العمولة', { min: 1 }),
  vat_percent: percent('VAT rate', 'نسبة الضريبة', { optional: true, empty: { en: 'Several', ar: 'أكثر من نسبة' } }),
  tax: money('VAT', 'الضريبة'),
  total: money('Total', 'الإجمالي', { min: 1 }),
  rounding: money('Rounding', 'التقريب', { optional: true, min: -1 }),
}

/** Seller and buyer of a commission invoice or credit note: the platform and the provider. */
export const commissionPartyFields = {
  seller_name: localized('Seller', 'البائع', { max: 120 }),
  seller_vat_number: text('Seller’s VAT number', 'الرقم الضريبي للبائع', { max: 15 }),
  seller_commercial_number: text('Seller’s registration', 'السجل التجاري للبائع', { optional: true, max: 10 }),
  seller_address: localized('Seller’s address', 'عنوان البائع', { optional: true, max: 200 }),
  buyer_name: localized('Buyer', 'المشتري'),
  buyer_vat_number: text('Buyer’s VAT number', 'الرقم الضريبي للمشتري', { optional: true, max: 15 }),
  buyer_commercial_number: text('Buyer’s registration', 'السجل التجاري للمشتري', { optional: true, max: 10 }),
  buyer_address: localized('Buyer’s address', 'عنوان المشتري', { optional: true }),
}
