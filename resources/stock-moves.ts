import { belongsTo, choice, count, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** Every change of a stock, never changed itself: the sums of a unit are what it has now. A view. */
export const stockMoves = resource({
  name: 'stock-moves',
  label: {
    one: { en: 'Stock move', ar: 'حركة مخزون' },
    many: { en: 'Stock moves', ar: 'حركات المخزون' },
    newRowsArabic: { one: 'حركة جديدة', two: 'حركتان جديدتان', few: 'حركات جديدة', many: 'حركة جديدة' },
  },
  group: 'store',
  icon: 'unordered-list',
  table: 'domain',
  timestamps: ['created_at'],
  isLog: true,
  isNested: true,
  fields: {
    reason: choice('Move', 'الحركة', {
      receipt: { en: 'Receipt', ar: 'استلام بضاعة' },
      correction: { en: 'Correction', ar: 'تصحيح' },
      reserve: { en: 'Reserved for an order', ar: 'حجز لطلب' },
      release: { en: 'Reservation ended', ar: 'إلغاء حجز' },
      sale: { en: 'Sale', ar: 'بيع' },
      return: { en: 'Back from an order', ar: 'عودة من طلب' },
    }),
    unit_id: belongsTo('SKU', 'رمز التخزين', 'stock-units', { optional: true }),
    product_id: belongsTo('Product', 'المنتج', 'products', { optional: true }),
    on_hand_delta: count('Change on hand', 'تغيّر الموجود'),
    reserved_delta: count('Change of reserved', 'تغيّر المحجوز'),
    order_id: belongsTo('Order', 'الطلب', 'orders', { optional: true }),
    admin_id: belongsTo('By', 'بواسطة', 'admins', { optional: true }),
    note: text('Note', 'ملاحظة', { optional: true }),
  },
  title: 'reason',
  subtitle: 'unit_id',
  list: ['reason', 'unit_id', 'product_id', 'on_hand_delta', 'reserved_delta', 'created_at', 'order_id', 'admin_id', 'note'],
  filters: ['reason', 'unit_id', 'product_id', 'order_id', 'created_at'],
  sort: '-created_at',
  search: ['note'],
  access: { action: 'adm.products', create: false, edit: false, remove: false },
})
