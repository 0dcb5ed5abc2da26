import { belongsTo, choice, longText, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

const isProductRequest = { field: 'kind', is: ['product', 'product_edit'] }
const isCarRequest = { field: 'kind', is: ['car_edit'] }
const isMainProductRequest = { field: 'kind', is: ['main_product'] }
type ReviewRequestRow = { status: string }
const isPending = ({ status }: ReviewRequestRow): boolean => status === 'pending'
const closedRequest = {
  en: 'Already reviewed, or replaced or withdrawn by its provider',
  ar: 'سبق البت في الطلب، أو استبدله مزوّد الخدمة أو سحبه',
}

/** Provider requests that need approval: publishing a product, editing one that is on sale or a car, or changing the main product of a group. */
export const reviewRequests = resource({
  name: 'review-requests',
  label: {
    one: { en: 'Review request', ar: 'طلب مراجعة' },
    many: { en: 'Review requests', ar: 'طلبات المراجعة' },
    newRowsArabic: { one: 'طلب مراجعة جديد', two: 'طلبا مراجعة جديدان', few: 'طلبات مراجعة جديدة', many: 'طلب مراجعة جديدًا' },
  },
  group: 'operations',
  icon: 'file-done',
  fields: {
    number: text('Number', 'الرقم', { unique: true, max: 20 }),
    kind: choice('Type', 'النوع', {
      product: { en: 'New product', ar: 'منتج جديد' },
      product_edit: { en: 'Product edit', ar: 'تعديل منتج' },
      car_edit: { en: 'Car edit', ar: 'تعديل سيارة' },
      main_product: { en: 'Main product', ar: 'تغيير المنتج الرئيسي' },
    }),
    provider_id: belongsTo('Provider', 'مزوّد الخدمة', 'providers'),
    product_id: belongsTo('Product', 'المنتج', 'products', { optional: true, visibleWhen: isProductRequest }),
    car_id: belongsTo('Car', 'السيارة', 'cars', { optional: true, visibleWhen: isCarRequest }),
    group_id: belongsTo('Product group', 'مجموعة المنتجات', 'product-groups', { optional: true, visibleWhen: isMainProductRequest }),
    before_product_id: belongsTo('Current main product', 'المنتج الرئيسي قبل', 'products', {
      optional: true,
      visibleWhen: isMainProductRequest,
    }),
    after_product_id: belongsTo('Requested main product', 'المنتج الرئيسي بعد', 'products', {
      optional: true,
      visibleWhen: isMainProductRequest,
    }),
    note: longText('Provider’s note', 'ملاحظة المزوّد', { optional: true, max: 500 }),
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
    reject_reason: longText('Rejection reason', 'سبب الرفض', { optional: true, max: 500 }),
  },
  title: 'number',
  list: ['number', 'kind', 'provider_id', 'product_id', 'car_id', 'group_id', 'status', 'created_at'],
  filters: ['status', 'kind', 'provider_id', 'created_at'],
  sort: '-created_at',
  search: ['number', 'note'],
  pending: {
    statusField: 'status',
    turns: {
      pending: {
        turn: 'admin',
        next: { en: 'Review the request, then approve or reject it', ar: 'راجع ما طلبه مزوّد الخدمة، ثم اقبله أو ارفضه' },
      },
    },
    queue: { en: 'to review', ar: 'بانتظار القرار' },
    notification: 'review_request_new',
  },
  access: { action: 'adm.products', create: false, edit: false, remove: false },
  historyLabels: { withdraw: { en: 'Withdrawn', ar: 'سُحب الطلب' } },
  actions: {
    approve: {
      label: { en: 'Approve', ar: 'قبول' },
      done: { en: '{row} approved', ar: 'قُبل {row}' },
      when: isPending,
      message: closedRequest,
      set: { status: 'approved' },
      effect: 'approve_request',
      confirm: {
        en: 'Approve this request? The change becomes visible to clients immediately.',
        ar: 'سيظهر ما طلبه المزوّد للعملاء فورًا. هل تريد القبول؟',
      },
      tone: 'primary',
    },
    reject: {
      label: { en: 'Reject', ar: 'رفض' },
      done: { en: '{row} rejected', ar: 'رُفض {row}' },
      reason: 'required',
      when: isPending,
      message: closedRequest,
      set: { status: 'rejected' },
      effect: 'reject_request',
      confirm: { en: 'Reject this request? The provider will see the reason.', ar: 'سيقرأ المزوّد سبب الرفض. هل تريد رفض الطلب؟' },
      tone: 'danger',
    },
  },
})
