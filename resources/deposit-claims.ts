import { depositClaimLifecycle } from '@wasl/shared/lifecycle/deposit-claims.ts'
import { statusActions } from '@wasl/shared/lifecycle/lifecycle-actions.ts'
import { belongsTo, choice, dateTime, images, longText, money, status, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { claimKinds, maxClaimPhotos } from '@wasl/shared/rules/claim-kinds.ts'

const { turns, transitions } = depositClaimLifecycle
const isDecided = { field: 'status', is: ['proposed', 'decided'] } as const

const byProposer = {
  field: 'decided_by',
  message: { en: 'Another administrator must approve or reject your decision', ar: 'يوافق على قرارك أو يرفضه مشرف آخر' },
} as const

/** What providers claim of the security deposits of their rentals, each with one reason and one amount. */
export const depositClaims = resource({
  name: 'deposit-claims',
  label: {
    one: { en: 'Claim on a security deposit', ar: 'مطالبة على التأمين' },
    many: { en: 'Claims on security deposits', ar: 'المطالبات على التأمين' },
    newRowsArabic: { one: 'مطالبة جديدة', two: 'مطالبتان جديدتان', few: 'مطالبات جديدة', many: 'مطالبة جديدة' },
  },
  group: 'operations',
  icon: 'audit',
  fields: {
    number: text('Number', 'رقم المطالبة', { unique: true, max: 20 }),
    order_id: belongsTo('Order', 'الطلب', 'orders'),
    client_id: belongsTo('Client', 'العميل', 'users'),
    provider_id: belongsTo('Provider', 'مزوّد الخدمة', 'providers'),
    kind: choice('Type', 'النوع', claimKinds),
    reason: longText('Description', 'الوصف', { max: 500 }),
    photos: images('Photos', 'الصور', { optional: true, max: maxClaimPhotos, private: true }),
    amount: money('Claimed', 'المبلغ المطالب به', { min: 1 }),
    status: status(depositClaimLifecycle, { default: depositClaimLifecycle.start }),
    dispute_reason: longText('Why the client disputes it', 'سبب اعتراض العميل', { optional: true, max: 500 }),
    decided_amount: money('To the provider', 'لمزوّد الخدمة', {
      optional: true,
      visibleWhen: isDecided,
      help: { en: 'At most what is claimed; the rest goes back to the client', ar: 'بما لا يتجاوز المطالبة، ويعود الباقي إلى العميل' },
    }),
    decision_reason: longText('Reason of the decision', 'سبب القرار', {
      optional: true,
      max: 500,
      visibleWhen: isDecided,
      help: { en: 'Both sides read it', ar: 'يقرؤه الطرفان' },
    }),
    decided_by: belongsTo('Decided by', 'صاحب القرار', 'admins', { optional: true }),
    approved_by: belongsTo('Second administrator', 'المشرف الثاني', 'admins', { optional: true }),
    retained_amount: money('Kept of the security deposit', 'المخصوم من التأمين', { optional: true, formerNames: ['kept_amount'] }),
    tax_document_id: belongsTo('Invoice', 'الفاتورة', 'tax-documents', { optional: true }),
    due_at: dateTime('Answer until', 'آخر موعد للرد', { optional: true }),
    ended_at: dateTime('Ended at', 'وقت الانتهاء', { optional: true }),
  },
  title: 'number',
  subtitle: 'order_id',
  dialogFacts: ['order_id', 'client_id', 'provider_id', 'kind', 'amount', 'dispute_reason', 'decided_amount'],
  list: ['number', 'order_id', 'kind', 'amount', 'status', 'client_id', 'provider_id', 'due_at', 'retained_amount', 'created_at'],
  filters: ['status', 'kind', 'order_id', 'client_id', 'provider_id', 'amount', 'due_at', 'created_at'],
  totals: ['amount', 'retained_amount'],
  sort: '-created_at',
  search: ['number', 'reason'],
  searchRelated: ['order_id'],
  pending: {
    statusField: 'status',
    turns,
    queue: { en: 'to decide', ar: 'بانتظار البت' },
    notification: 'deposit_claim_waiting',
    deadlineField: 'due_at',
  },
  access: { action: 'adm.complaints.read', create: false, edit: false, remove: false },
  historyLabels: {
    accept: transitions.accept.historyLabel,
    dispute: transitions.dispute.historyLabel,
    withdraw: transitions.withdraw.historyLabel,
    settle: { en: 'Amount kept', ar: 'خصم المبلغ' },
  },
  actions: statusActions(depositClaimLifecycle, {
    decide: {
      access: 'adm.refund',
      inputs: ['decided_amount', 'decision_reason'],
      actorField: 'decided_by',
      effect: 'decide_deposit_claim',
    },
    approve: { access: 'adm.refund', actorField: 'approved_by', effect: 'approve_deposit_claim', notBy: byProposer },
    reject: { access: 'adm.refund', effect: 'reject_deposit_claim', notBy: byProposer },
  }),
})
