import { belongsTo, choice, date, file, list, longText, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { changedDocuments, rejectionReasons } from '@wasl/shared/rules/application-review.ts'

type DocumentChangeRow = { status: string }
const isPending = ({ status }: DocumentChangeRow): boolean => status === 'pending'
const reviewed = { en: 'No longer pending', ar: 'لم يعد التعديل قيد المراجعة' } as const

/**
 * What approved providers change of their registration number, VAT number and certificate. The current values stay in use until a change is
 * approved. A change stores the values before and after of what it changes, and at most one of a provider is pending.
 */
export const documentChanges = resource({
  name: 'document-changes',
  label: {
    one: { en: 'Document change', ar: 'تعديل مستندات' },
    many: { en: 'Document changes', ar: 'تعديلات المستندات' },
    newRowsArabic: {
      one: 'تعديل مستندات جديد',
      two: 'تعديلا مستندات جديدان',
      few: 'تعديلات مستندات جديدة',
      many: 'تعديل مستندات جديدًا',
    },
  },
  group: 'people',
  icon: 'file-done',
  fields: {
    number: text('Number', 'الرقم', { unique: true, max: 20 }),
    provider_id: belongsTo('Provider', 'مزوّد الخدمة', 'providers'),
    status: choice(
      'Status',
      'الحالة',
      {
        pending: { en: 'Pending', ar: 'قيد المراجعة' },
        approved: { en: 'Approved', ar: 'مقبول' },
        rejected: { en: 'Rejected', ar: 'مرفوض' },
        withdrawn: { en: 'Withdrawn', ar: 'مسحوب' },
      },
      { default: 'pending', tones: { pending: 'warn', approved: 'good', rejected: 'bad', withdrawn: 'plain' } },
    ),
    before_commercial_number: text('Current commercial registration', 'السجل التجاري الحالي', { optional: true, max: 10 }),
    after_commercial_number: text('New commercial registration', 'السجل التجاري الجديد', { optional: true, max: 10 }),
    before_vat_number: text('Current VAT number', 'الرقم الضريبي الحالي', { optional: true, max: 15 }),
    after_vat_number: text('New VAT number', 'الرقم الضريبي الجديد', { optional: true, max: 15 }),
    before_certificate_file_id: file('Current certificate', 'الشهادة الحالية', { optional: true, private: true, sidePreview: true }),
    after_certificate_file_id: file('New certificate', 'الشهادة الجديدة', { optional: true, private: true, sidePreview: true }),
    rejections: list(
      'Rejected fields',
      'ما لم يُقبل',
      {
        field: choice('Field', 'الحقل', changedDocuments),
        reason: choice('Reason', 'السبب', rejectionReasons),
        note: longText('Note', 'ملاحظة', { optional: true, max: 300 }),
      },
      { readOnly: true, one: { en: 'Field', ar: 'حقل' }, min: 1, max: 3 },
    ),
  },
  title: 'number',
  subtitle: 'provider_id',
  list: ['number', 'provider_id', 'status', 'after_commercial_number', 'after_vat_number', 'created_at'],
  filters: ['status', 'provider_id', 'created_at'],
  sort: '-created_at',
  search: ['number', 'after_commercial_number', 'after_vat_number'],
  pending: {
    statusField: 'status',
    turns: {
      pending: {
        turn: 'admin',
        next: {
          en: 'Compare the new documents, then approve or reject the change',
          ar: 'قارن المستندات الجديدة بالحالية، ثم اقبل التعديل أو ارفضه',
        },
      },
    },
    queue: { en: 'to review', ar: 'بانتظار القرار' },
    notification: 'review_request_new',
  },
  access: { action: 'adm.providers', create: false, edit: false, remove: false },
  historyLabels: { withdraw: { en: 'Withdrawn by the provider', ar: 'سحبه مزوّد الخدمة' } },
  actions: {
    approve: {
      label: { en: 'Approve', ar: 'قبول' },
      done: { en: '{row} approved', ar: 'قُبل {row}' },
      access: 'adm.providers.review',
      when: isPending,
      message: reviewed,
      set: {},
      formFields: {
        certificate_expires_on: date('New certificate valid until', 'الشهادة الجديدة صالحة حتى', {
          optional: true,
          help: { en: 'Required with a new certificate', ar: 'مطلوب مع الشهادة الجديدة' },
        }),
      },
      handler: 'approve_document_change',
      confirm: {
        en: 'Approve this change? The new values replace the current ones immediately.',
        ar: 'ستحل القيم الجديدة محل الحالية فورًا. هل تريد القبول؟',
      },
      tone: 'primary',
    },
    reject: {
      label: { en: 'Reject', ar: 'رفض' },
      done: { en: '{row} rejected', ar: 'رُفض {row}' },
      access: 'adm.providers.review',
      inputs: ['rejections'],
      when: isPending,
      message: reviewed,
      set: { status: 'rejected' },
      effect: 'notify_document_change_rejected',
      confirm: {
        en: 'Choose what has to be corrected. The provider sees the reasons and keeps the current values.',
        ar: 'اختر ما يحتاج إلى تصحيح. سيرى مزوّد الخدمة الأسباب وتبقى القيم الحالية سارية.',
      },
      tone: 'danger',
    },
  },
})
