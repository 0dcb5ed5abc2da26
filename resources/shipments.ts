import { shipmentLifecycle } from '@wasl/shared/lifecycle/shipments.ts'
import { belongsTo, dateTime, status, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { goodsLines } from './goods-lines.ts'

/** What left of an order of the store at one time, or was handed over when its client picked it up. */
export const shipments = resource({
  name: 'shipments',
  label: {
    one: { en: 'Shipment', ar: 'شحنة' },
    many: { en: 'Shipments', ar: 'الشحنات' },
    newRowsArabic: { one: 'شحنة جديدة', two: 'شحنتان جديدتان', few: 'شحنات جديدة', many: 'شحنة جديدة' },
  },
  group: 'store',
  icon: 'container',
  fields: {
    number: text('Number', 'رقم الشحنة', { unique: true, max: 20 }),
    order_id: belongsTo('Order', 'الطلب', 'orders'),
    client_id: belongsTo('Client', 'العميل', 'users'),
    provider_id: belongsTo('Seller', 'البائع', 'providers', { optional: true }),
    lines: goodsLines,
    carrier: text('Shipping company', 'شركة الشحن', { optional: true, max: 60 }),
    tracking: text('Tracking number', 'رقم التتبع', { optional: true, max: 60 }),
    status: status(shipmentLifecycle, { default: shipmentLifecycle.start }),
    delivered_at: dateTime('Delivered at', 'وقت التسليم', { optional: true }),
  },
  title: 'number',
  subtitle: 'order_id',
  list: ['number', 'order_id', 'client_id', 'provider_id', 'status', 'carrier', 'tracking', 'created_at'],
  filters: ['status', 'order_id', 'client_id', 'provider_id', 'created_at'],
  sort: '-created_at',
  search: ['number', 'carrier', 'tracking'],
  searchRelated: ['order_id'],
  access: { action: 'adm.order.read', create: false, edit: false, remove: false },
})
