import { transitionNames, transitionOf } from '@wasl/shared/lifecycle/lifecycle.ts'
import { transitionActions } from '@wasl/shared/lifecycle/lifecycle-actions.ts'
import { unpaidStatuses } from '@wasl/shared/lifecycle/orders/guards.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { paymentStates, paymentTones } from '@wasl/shared/lifecycle/orders/payment-states.ts'
import { turnsAs } from '@wasl/shared/lifecycle/orders/turns.ts'
import {
  formKinds,
  fulfilments,
  kinds,
  providersOfKind,
  storeStepSentences,
  storeSteps,
  tones,
  turnOfSeller,
  visitSteps,
} from '@wasl/shared/lifecycle/orders/vocabulary.ts'
import { openReturns, returnLifecycle } from '@wasl/shared/lifecycle/returns.ts'
import { notificationTemplates } from '@wasl/shared/notifications/notifications.ts'
import { belongsTo, choice, count, date, dateTime, link, longText, money, text, time } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import type { Turns } from '@wasl/shared/registry/turns.ts'
import { meetingWays, serviceModes } from '@wasl/shared/rules/service-modes.ts'
import { dayParts } from '@wasl/shared/rules/wanted-time.ts'
import type { Label } from '@wasl/shared/units.ts'
import { pickKeys, typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import { cancellationReasonsFor } from './cancellation-reasons.ts'

// Drafts exist only on the client's device.
const { draft, ...storedStatuses } = orderLifecycle.statuses
const { draft: unsent, ...turns } = turnsAs('admin')

const openReturnLabels = pickKeys(returnLifecycle.statuses, openReturns)

const refundableStatuses: readonly string[] = orderLifecycle.transitions.cancel_paid.from

// All transitions of all actors, plus the reminders.
const historyLabels: Readonly<Record<string, Label>> = {
  ...Object.fromEntries(transitionNames(orderLifecycle).map((name) => [name, transitionOf(orderLifecycle, name).historyLabel])),
  assign: { en: 'Assigned', ar: 'إسناد' },
  unassign: { en: 'Assignment removed', ar: 'إلغاء إسناد' },
  payment_reminder: notificationTemplates.payment_reminder.title,
  booking_reminder: notificationTemplates.booking_reminder.title,
  confirm_reminder: notificationTemplates.confirm_reminder.title,
  remaining_due: notificationTemplates.remaining_due.title,
  appointment_tomorrow: notificationTemplates.appointment_tomorrow.title,
  appointment_soon: notificationTemplates.appointment_soon.title,
}

const transitions = transitionActions(
  orderLifecycle,
  'transition_order',
  ['cancel', 'close_with_paid', 'prepare', 'send_out', 'deliver', 'accept_withdrawal', 'reject_withdrawal'],
  {
    cancel: { from: unpaidStatuses, message: orderLifecycle.guards.before_payment, reasonOptions: cancellationReasonsFor('admin') },
  },
)
type SoldOrder = { status: string; kind: string; provider_id: string | null; fulfilment: string | null }
/** Goods of the platform itself, which the administration prepares and sends, that are so far. */
const isOwnSale =
  (...reached: readonly string[]) =>
  ({ status, kind, provider_id, fulfilment }: SoldOrder): boolean =>
    status === 'in_progress' && kind === 'store' && provider_id === null && reached.some((one) => one === fulfilment)
const hasOpenWithdrawal = ({ status, withdrawal_due_at }: { status: string; withdrawal_due_at: string | null }): boolean =>
  status === 'in_progress' && withdrawal_due_at !== null
const stepsIn = (field: 'store_step' | 'open_return', statuses: readonly string[], steps: Turns) =>
  statuses.flatMap((status) => {
    const step = steps[status]
    return step ? [{ field, is: [status], ...step }] : []
  })
// Wishes of the request form, which goods and cars do not have.
const visibleWhen = { field: 'kind', is: formKinds } as const
const ofStore = { field: 'kind', is: ['store'] } as const
const blockedBy = { field: 'pending_refund_amount', message: orderLifecycle.guards.no_pending_refund } as const

export const orders = resource({
  name: 'orders',
  label: {
    one: { en: 'Order', ar: 'طلب' },
    many: { en: 'Orders', ar: 'الطلبات' },
    newRowsArabic: { one: 'طلب جديد', two: 'طلبان جديدان', few: 'طلبات جديدة', many: 'طلبًا جديدًا' },
  },
  group: 'operations',
  icon: 'profile',
  table: 'domain',
  fields: {
    number: text('Number', 'رقم الطلب', { unique: true }),
    kind: choice('Type', 'النوع', kinds),
    status: choice('Status', 'الحالة', storedStatuses, { tones, historyOptions: { draft } }),
    client_id: belongsTo('Client', 'العميل', 'customers'),
    ordered_by: belongsTo('Ordered by', 'أرسله', 'colleagues', { optional: true }),
    provider_id: belongsTo('Provider', 'مزوّد الخدمة', 'providers', {
      optional: true,
      labelBy: { field: 'kind', labels: providersOfKind },
    }),
    assigned_user_id: belongsTo('Handled by', 'يتولاه', 'users', { optional: true }),
    category_id: belongsTo('Category', 'التصنيف', 'categories', { optional: true }),
    package_id: belongsTo('Package', 'الباقة', 'packages', { optional: true }),
    mode: choice('Where it is done', 'مكان التنفيذ', serviceModes, { optional: true, visibleWhen }),
    meeting_way: choice('Way of meeting', 'طريقة اللقاء', meetingWays, { optional: true, visibleWhen }),
    city_id: belongsTo('City', 'المدينة', 'cities', { optional: true }),
    expected_budget: money('Expected budget', 'الميزانية المتوقعة', { optional: true, visibleWhen }),
    wanted_on: date('Wanted on', 'اليوم المطلوب', {
      optional: true,
      visibleWhen,
      empty: { en: 'As soon as possible', ar: 'في أقرب وقت' },
    }),
    wanted_part: choice('Part of the day', 'الوقت من اليوم', dayParts, { optional: true, visibleWhen }),
    wanted_time: time('At', 'الساعة', { optional: true, visibleWhen }),
    duration_days: count('Duration (days)', 'مدة التنفيذ بالأيام', { optional: true, visibleWhen }),
    note: longText('Note', 'ملاحظة', { optional: true }),
    purchase_order: text('Purchase order number', 'رقم أمر الشراء', { optional: true, max: 50 }),
    district: text('District', 'الحي', { optional: true, max: 100 }),
    address: text('Address', 'العنوان', { optional: true, max: 300 }),
    short_address: text('Short address', 'العنوان المختصر', { optional: true, max: 20 }),
    map_link: link('Map location', 'الموقع على الخريطة', { optional: true }),
    to_city_id: belongsTo('Moved to', 'ينقل إلى', 'cities', { optional: true }),
    to_district: text('District of destination', 'حي الوجهة', { optional: true, max: 100 }),
    to_address: text('Address of destination', 'عنوان الوجهة', { optional: true, max: 300 }),
    to_short_address: text('Short address of destination', 'العنوان المختصر للوجهة', { optional: true, max: 20 }),
    to_map_link: link('Destination on the map', 'الوجهة على الخريطة', { optional: true }),
    final_amount: money('Final amount', 'المبلغ النهائي', { optional: true }),
    store_step: choice('Store', 'المتجر', storeSteps, {
      optional: true,
      tones: { disputed: 'bad', withdrawal: 'warn', return_open: 'warn', to_prepare: 'warn', to_send: 'warn', on_the_way: 'good' },
    }),
    open_return: choice('Open return', 'إرجاع مفتوح', openReturnLabels, { optional: true, visibleWhen: ofStore }),
    fulfilment: choice('Fulfilment', 'مرحلة التنفيذ', fulfilments, {
      optional: true,
      // How far the goods were is not how far they are, once they are delivered.
      visibleWhen: { field: 'status', is: ['in_progress', 'disputed'] },
      labelsBy: { field: 'status', labels: { disputed: { out_for_delivery: { en: 'Sent out', ar: 'أُرسل' } } } },
    }),
    payment_state: choice('Payment', 'الدفع', paymentStates, { tones: paymentTones }),
    paid_amount: money('Paid', 'المدفوع'),
    remaining_amount: money('Remaining', 'المتبقي', { optional: true }),
    refunded_amount: money('Refunded', 'المُسترد'),
    pending_refund_amount: money('Refund pending approval', 'استرداد بانتظار الموافقة', { optional: true }),
    cancel_reason: text('Cancellation reason', 'سبب الإلغاء', { optional: true, max: 500 }),
    submitted_at: dateTime('Sent at', 'وقت الإرسال'),
    withdrawal_due_at: dateTime('Withdrawal: accepted automatically at', 'يُقبل التراجع تلقائيًا في', { optional: true }),
    appointment_at: dateTime('Appointment', 'الموعد', { optional: true }),
    visit_step: choice('Visit', 'الزيارة', visitSteps, { optional: true }),
    due_at: dateTime('Due at', 'الموعد النهائي', { optional: true }),
    finished_at: dateTime('Finished at', 'وقت الانتهاء', { optional: true }),
  },
  title: 'number',
  dialogFacts: ['client_id', 'provider_id', 'paid_amount', 'refunded_amount'],
  list: [
    'number',
    'status',
    'client_id',
    'provider_id',
    'final_amount',
    'payment_state',
    'submitted_at',
    'kind',
    'store_step',
    'category_id',
    'city_id',
    'mode',
  ],
  filters: [
    'kind',
    'status',
    'store_step',
    'payment_state',
    'category_id',
    'city_id',
    'mode',
    'client_id',
    'provider_id',
    'final_amount',
    'purchase_order',
    'submitted_at',
  ],
  tabs: ['store_step'],
  totals: ['final_amount', 'paid_amount', 'refunded_amount'],
  sort: '-submitted_at',
  search: ['number', 'purchase_order', 'note', 'address'],
  searchRelated: ['client_id', 'provider_id', 'invoices.order_id'],
  pending: {
    statusField: 'status',
    turns,
    deadlineField: 'due_at',
    interruptions: [
      {
        field: 'pending_refund_amount',
        turn: 'admin',
        next: {
          en: 'A refund awaits approval: an administrator other than the requester approves or rejects it',
          ar: 'هناك استرداد بانتظار الموافقة: يوافق عليه أو يرفضه مشرف غير الذي طلبه',
        },
      },
      ...stepsIn('store_step', ['disputed'], turns),
      // It stops the deadline of the order and has its own.
      ...stepsIn('open_return', openReturns, returnLifecycle.turns).map((step) => ({ ...step, deadlineField: null })),
      {
        field: 'store_step',
        is: ['withdrawal'],
        turn: 'provider',
        next: { en: 'The client withdraws from the purchase: the seller answers', ar: 'تراجع العميل عن الشراء، وبانتظار رد البائع' },
        deadlineField: 'withdrawal_due_at',
      },
      ...typedEntries(storeStepSentences).map(([step, next]) => ({ field: 'store_step', is: [step], turn: 'provider', next }) as const),
      {
        field: 'status',
        is: ['pending_payment'],
        when: ofStore,
        turn: 'client',
        next: { en: 'The client pays, then the seller prepares the goods', ar: 'يدفع العميل ثم يجهّز البائع المنتجات' },
      },
    ],
    turnLabels: [{ turn: 'provider', label: turnOfSeller, when: ofStore }],
    standIn: { turn: 'provider', without: 'provider_id', by: 'admin', when: ofStore },
  },
  document: [
    {
      renderer: 'packing_slip_pdf',
      label: { en: 'Packing slip', ar: 'قائمة التعبئة' },
      visibleWhen: ofStore,
      when: ({ kind, fulfilment }) => kind === 'store' && fulfilment !== null,
      message: { en: 'Only paid orders of the store have one', ar: 'لطلبات المتجر المدفوعة فقط' },
    },
    {
      renderer: 'rental_protocol_pdf',
      label: { en: 'Hand-over protocol', ar: 'محضر التسليم' },
      visibleWhen: { field: 'kind', is: ['car'] },
      when: ({ kind, fulfilment }) => kind === 'car' && (fulfilment === 'received' || fulfilment === 'delivered'),
      message: { en: 'Only rentals whose car was handed over have one', ar: 'للسيارات التي سُلّمت فقط' },
    },
  ],
  access: { action: 'adm.order.read', create: false, edit: false, remove: false },
  actions: {
    ...transitions,
    close_with_paid: { ...transitions.close_with_paid, blockedBy },
    prepare: { ...transitions.prepare, visibleWhen: ofStore, when: isOwnSale('preparing') },
    send_out: { ...transitions.send_out, visibleWhen: ofStore, when: isOwnSale('prepared') },
    accept_withdrawal: { ...transitions.accept_withdrawal, visibleWhen: ofStore, when: hasOpenWithdrawal },
    reject_withdrawal: { ...transitions.reject_withdrawal, visibleWhen: ofStore, when: hasOpenWithdrawal },
    deliver: { ...transitions.deliver, visibleWhen: ofStore, when: isOwnSale('prepared', 'out_for_delivery') },
    // The requester cannot approve: another administrator approves the refund request, which runs the transition `cancel_paid`.
    request_refund: {
      label: { en: 'Request refund', ar: 'طلب استرداد' },
      done: { en: 'The refund of {row} now waits for another administrator', ar: 'ينتظر استرداد مبلغ {row} موافقة مشرف آخر' },
      when: ({ status }) => refundableStatuses.includes(status),
      blockedBy,
      message: { en: 'Only paid orders that are still open can be refunded', ar: 'يُسترد مبلغ الطلب بعد دفعه وقبل اكتماله فقط' },
      access: 'adm.order.write',
      reason: 'required',
      reasonOptions: cancellationReasonsFor('admin'),
      confirm: {
        en: 'Request a refund? Once another administrator approves it, the order is cancelled and the paid amount goes back to the client.',
        ar: 'بعد موافقة مشرف آخر، يُلغى الطلب ويعود كل ما دُفع إلى العميل.',
      },
      tone: 'danger',
      handler: 'request_refund',
      set: {},
    },
  },
  historyLabels,
  notes: true,
  related: [
    'order-items.order_id',
    'order-files.order_id',
    'order-lines.order_id',
    'shipments.order_id',
    'delegations.order_id',
    'returns.order_id',
    'deposit-claims.order_id',
    'stock-moves.order_id',
    'order-events.order_id',
    'offers.order_id',
    'invoices.order_id',
    'transactions.order_id',
    'bank-transfers.order_id',
    'refund-requests.order_id',
    'refunds.order_id',
    'tax-documents.order_id',
    'credit-notes.order_id',
    'reviews.order_id',
    'complaints.order_id',
    'chat-rooms.order_id',
  ],
})
