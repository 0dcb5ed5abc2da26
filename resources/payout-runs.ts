import { statusActions } from '@wasl/shared/lifecycle/lifecycle-actions.ts'
import { payoutRunLifecycle } from '@wasl/shared/lifecycle/payout-runs.ts'
import { belongsTo, count, longText, money, status, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

const { turns } = payoutRunLifecycle
type RunRow = { status: string }
const hasFile = ({ status }: RunRow): boolean => status === 'approved' || status === 'completed'
const noFile = { en: 'After the approval', ar: 'بعد الاعتماد' } as const

/** Settlements and wallet withdrawals that are paid out together: one administrator creates the run, another one approves it. */
export const payoutRuns = resource({
  name: 'payout-runs',
  label: {
    one: { en: 'Payout run', ar: 'دفعة صرف' },
    many: { en: 'Payout runs', ar: 'دفعات الصرف' },
    newRowsArabic: { one: 'دفعة صرف جديدة', two: 'دفعتا صرف جديدتان', few: 'دفعات صرف جديدة', many: 'دفعة صرف جديدة' },
  },
  group: 'finance',
  icon: 'bank',
  fields: {
    number: text('Number', 'رقم الدفعة', { unique: true, max: 20, readOnly: true }),
    amount: money('Amount', 'المبلغ', { readOnly: true }),
    payout_count: count('Payouts', 'عدد التحويلات', { readOnly: true }),
    status: status(payoutRunLifecycle, { default: 'pending', readOnly: true }),
    note: longText('Note', 'ملاحظة', {
      optional: true,
      max: 300,
      help: {
        en: 'The run contains every new settlement that is not on hold and every approved wallet withdrawal',
        ar: 'تضم الدفعة كل تسوية جديدة غير معلّقة وكل سحب معتمد من المحافظ',
      },
    }),
    created_by: belongsTo('Created by', 'أنشأها', 'admins', { readOnly: true }),
    decided_by: belongsTo('Decided by', 'صاحب القرار', 'admins', {
      optional: true,
      readOnly: true,
      visibleWhen: { field: 'status', is: ['approved', 'completed', 'cancelled'] },
    }),
  },
  title: 'number',
  dialogFacts: ['amount', 'payout_count', 'created_by'],
  list: ['number', 'amount', 'payout_count', 'status', 'created_by', 'created_at', 'decided_by'],
  filters: ['status', 'created_by', 'created_at'],
  totals: ['amount'],
  sort: '-created_at',
  search: ['number'],
  pending: {
    statusField: 'status',
    turns,
    advice: {
      approved: {
        en: 'Send the bank file or pay through the gateway, then record the result of each payout',
        ar: 'أرسل ملف البنك أو اصرف عبر بوابة الدفع، ثم سجّل نتيجة كل تحويل',
      },
    },
    queue: { en: 'to approve', ar: 'بانتظار الاعتماد' },
    notification: 'payout_run_waiting',
  },
  related: ['payouts.run_id'],
  access: { action: 'adm.settle.pay', edit: false, remove: false },
  creator: true,
  historyLabels: { complete: { en: 'Completed', ar: 'اكتمال' } },
  document: [
    { renderer: 'payout_xlsx', label: { en: 'Bank file (Excel)', ar: 'ملف البنك Excel' }, when: hasFile, message: noFile },
    { renderer: 'payout_csv', label: { en: 'Bank file (CSV)', ar: 'ملف البنك CSV' }, when: hasFile, message: noFile },
  ],
  actions: {
    ...statusActions(payoutRunLifecycle, {
      approve: {
        effect: 'approve_payout_run',
        actorField: 'decided_by',
        notBy: {
          field: 'created_by',
          message: { en: 'Another administrator must approve a payout run that you created', ar: 'يعتمد الدفعة مشرف غير الذي أنشأها' },
        },
      },
      cancel: { effect: 'cancel_payout_run', actorField: 'decided_by' },
    }),
    send: {
      label: { en: 'Send through the payment gateway', ar: 'الصرف عبر بوابة الدفع' },
      done: { en: 'The payouts of {row} are being sent', ar: 'يجري صرف تحويلات {row}' },
      confirm: {
        en: 'The gateway transfers every payout of this run without a result. Do not send the bank file as well.',
        ar: 'تحوّل البوابة كل تحويل في هذه الدفعة لم تُسجَّل نتيجته. لا ترسل ملف البنك أيضًا.',
      },
      when: ({ status }) => status === 'approved',
      message: { en: 'Only an approved run without all results', ar: 'للدفعات المعتمدة التي لم تكتمل نتائجها فقط' },
      set: {},
      effect: 'send_payout_run',
    },
  },
})
