import { belongsTo, choice, count, dateTime, file, image, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** Files attached to orders, with the role of each. */
export const orderFiles = resource({
  name: 'order-files',
  label: { one: { en: 'Attachment', ar: 'مرفق' }, many: { en: 'Order attachments', ar: 'مرفقات الطلبات' } },
  group: 'operations',
  icon: 'paper-clip',
  table: 'domain',
  timestamps: [],
  isLog: true,
  isNested: true,
  fields: {
    order_id: belongsTo('Order', 'الطلب', 'orders', { tabLabel: { en: 'Attachments', ar: 'المرفقات' } }),
    name: text('File name', 'اسم الملف'),
    role: choice('Attached to', 'مرفق مع', {
      attachment: { en: 'Order', ar: 'الطلب' },
      item: { en: 'Service', ar: 'خدمة من الطلب' },
      transfer: { en: 'Bank transfer', ar: 'حوالة بنكية' },
      delivery: { en: 'Delivery', ar: 'التسليم' },
    }),
    item_id: belongsTo('Service', 'الخدمة', 'order-items', { optional: true, tabLabel: { en: 'Attachments', ar: 'المرفقات' } }),
    picture_id: image('Image', 'الصورة', { optional: true, private: true }),
    file_id: file('File', 'الملف', { private: true }),
    uploaded_at: dateTime('Uploaded at', 'وقت الرفع'),
    position: count('Position', 'الترتيب بين الملفات', { internal: true }),
  },
  title: 'name',
  subtitle: 'order_id',
  list: ['name', 'picture_id', 'order_id', 'role', 'item_id', 'file_id', 'uploaded_at'],
  filters: ['order_id', 'role'],
  sort: 'position',
  access: { action: 'adm.order.read', create: false, edit: false, remove: false },
})
