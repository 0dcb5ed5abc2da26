import { statusActions } from '@wasl/shared/lifecycle/lifecycle-actions.ts'
import { turnOfSeller } from '@wasl/shared/lifecycle/orders/vocabulary.ts'
import { returnLifecycle } from '@wasl/shared/lifecycle/returns.ts'
import { belongsTo, boolean, choice, dateTime, images, longText, money, status, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { maxReturnPhotos, returnCauses, returnPayers } from '@wasl/shared/rules/return-causes.ts'
import { goodsLines } from './goods-lines.ts'

const { turns, transitions } = returnLifecycle

/** Delivered goods that their client returns. At most one is open of each order. */
export const returns = resource({
  name: 'returns',
  label: {
    one: { en: 'Return', ar: 'طلب إرجاع' },
    many: { en: 'Returns', ar: 'طلبات الإرجاع' },
    newRowsArabic: { one: 'طلب إرجاع جديد', two: 'طلبا إرجاع جديدان', few: 'طلبات إرجاع جديدة', many: 'طلب إرجاع جديدًا' },
  },
  group: 'store',
  icon: 'rollback',
  fields: {
    number: text('Number', 'رقم الإرجاع', { unique: true, max: 20 }),
    order_id: belongsTo('Order', 'الطلب', 'orders', { inHistory: true }),
    client_id: belongsTo('Client', 'العميل', 'users'),
    provider_id: belongsTo('Seller', 'البائع', 'providers', { optional: true }),
    status: status(returnLifecycle, { default: returnLifecycle.start }),
    lines: goodsLines,
    cause: choice('Cause', 'السبب', returnCauses),
    reason: longText('Description', 'الوصف', { max: 500 }),
    photos: images('Photos', 'الصور', { optional: true, max: maxReturnPhotos, private: true }),
    shipping_paid_by: choice('Pays for sending back', 'يتحمّل شحن الإرجاع', returnPayers),
    tracking: text('Tracking number', 'رقم التتبع', { optional: true, max: 60 }),
    is_resellable: boolean('Can be sold again', 'تصلح للبيع', {
      default: false,
      help: { en: 'The goods go back into the stock', ar: 'تعود المنتجات إلى المخزون' },
    }),
    refund_amount: money('Refunded', 'المبلغ المسترد', { optional: true, visibleWhen: { field: 'status', is: ['refunded'] } }),
    reject_reason: longText('Why it was rejected', 'سبب الرفض', {
      optional: true,
      max: 500,
      visibleWhen: { field: 'status', is: ['rejected'] },
    }),
    due_at: dateTime('Due at', 'الموعد النهائي', { optional: true }),
  },
  title: 'number',
  subtitle: 'order_id',
  list: ['number', 'order_id', 'client_id', 'provider_id', 'cause', 'status', 'due_at', 'refund_amount', 'created_at'],
  filters: ['status', 'cause', 'order_id', 'client_id', 'provider_id', 'due_at', 'created_at'],
  totals: ['refund_amount'],
  sort: '-created_at',
  search: ['number', 'reason', 'tracking'],
  searchRelated: ['order_id'],
  pending: {
    statusField: 'status',
    turns,
    deadlineField: 'due_at',
    turnLabels: [{ turn: 'provider', label: turnOfSeller }],
    standIn: { turn: 'provider', without: 'provider_id', by: 'admin' },
  },
  access: { action: 'adm.order.read', create: false, edit: false, remove: false },
  historyLabels: { send_back: transitions.send_back.historyLabel, lapse: transitions.lapse.label },
  actions: statusActions(returnLifecycle, {
    accept: { access: 'adm.order.write', effect: 'accept_return' },
    reject: { access: 'adm.order.write', effect: 'reject_return' },
    receive: { access: 'adm.order.write', effect: 'refund_return', optionalInputs: ['is_resellable'] },
  }),
})
