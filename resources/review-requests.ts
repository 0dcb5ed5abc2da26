import { belongsTo, choice, longText, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

const newProduct = { field: 'kind', is: ['product'] }
const newMain = { field: 'kind', is: ['main_product'] }
type Request = { status: string }
const isPending = ({ status }: Request): boolean => status === 'pending'

/** What providers ask the administration to let through: a product of theirs, or another main product of a group. */
export const reviewRequests = resource({
  name: 'review-requests',
  label: {
    one: ['Review request', 'طلب مراجعة'],
    many: ['Review requests', 'طلبات المراجعة'],
    fresh: { one: 'طلب مراجعة جديد', two: 'طلبا مراجعة جديدان', few: 'طلبات مراجعة جديدة', many: 'طلب مراجعة جديدًا' },
  },
  group: 'operations',
  icon: 'file-done',
  fields: {
    number: text('Number', 'الرقم', { unique: true, max: 20 }),
    kind: choice('Type', 'النوع', { product: ['New product', 'منتج جديد'], main_product: ['Main product', 'تغيير المنتج الرئيسي'] }),
    provider_id: belongsTo('Provider', 'مزوّد الخدمة', 'providers'),
    product_id: belongsTo('Product', 'المنتج', 'products', { optional: true, visibleWhen: newProduct }),
    group_id: belongsTo('Product group', 'مجموعة المنتجات', 'product-groups', { optional: true, visibleWhen: newMain }),
    before_product_id: belongsTo('Main product before', 'المنتج الرئيسي قبل', 'products', { optional: true, visibleWhen: newMain }),
    after_product_id: belongsTo('Main product after', 'المنتج الرئيسي بعد', 'products', { optional: true, visibleWhen: newMain }),
    note: longText('Provider’s note', 'ملاحظة المزوّد', { optional: true, max: 500 }),
    status: choice(
      'Status',
      'الحالة',
      { pending: ['Pending', 'قيد المراجعة'], approved: ['Approved', 'مقبول'], refused: ['Refused', 'مرفوض'] },
      { default: 'pending', tones: { pending: 'warn', approved: 'good', refused: 'bad' } },
    ),
    refusal: longText('Refusal reason', 'سبب الرفض', { optional: true, max: 500 }),
  },
  title: 'number',
  list: ['number', 'kind', 'provider_id', 'product_id', 'group_id', 'status', 'created_at'],
  filters: ['status', 'kind', 'provider_id', 'created_at'],
  sort: '-created_at',
  search: ['number', 'note'],
  owner: 'provider_id',
  waits: {
    by: 'status',
    turns: {
      pending: {
        turn: 'admin',
        next: ['Look at what the provider asks for, then approve it or refuse it', 'راجع ما طلبه مزوّد الخدمة، ثم اقبله أو ارفضه'],
      },
    },
    queue: ['to decide', 'بانتظار القرار'],
    notice: 'review_request_new',
  },
  access: { create: false, edit: false, remove: false },
  actions: {
    approve: {
      label: ['Approve', 'قبول'],
      when: isPending,
      otherwise: ['Decided already', 'سبق البت في الطلب'],
      set: { status: 'approved' },
      effect: 'approve_request',
      confirm: ['What the provider asked for shows to clients at once. Approve it?', 'سيظهر ما طلبه المزوّد للعملاء فورًا. هل تريد القبول؟'],
      tone: 'primary',
    },
    refuse: {
      label: ['Refuse', 'رفض'],
      reason: 'required',
      when: isPending,
      otherwise: ['Decided already', 'سبق البت في الطلب'],
      set: { status: 'refused' },
      effect: 'refuse_request',
      confirm: ['The provider reads the reason. Refuse the request?', 'سيقرأ المزوّد سبب الرفض. هل تريد رفض الطلب؟'],
      tone: 'danger',
    },
  },
})
