import { belongsTo, choice, count, dateTime, file, image, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

/** The files that hang on orders, and what each is for. */
export const orderFiles = resource({
  name: 'order-files',
  label: { one: ['Attachment', 'مرفق'], many: ['Attachments of orders', 'مرفقات الطلبات'] },
  group: 'operations',
  icon: 'paper-clip',
  table: 'domain',
  stamps: [],
  isTrail: true,
  isWithin: true,
  fields: {
    order_id: belongsTo('Order', 'الطلب', 'orders', { within: ['Attachments', 'المرفقات'] }),
    name: text('File name', 'اسم الملف'),
    role: choice('Attached to', 'مرفق مع', {
      attachment: ['The order', 'الطلب'],
      item: ['A service', 'خدمة من الطلب'],
      transfer: ['A bank transfer', 'حوالة بنكية'],
      delivery: ['The delivery', 'التسليم'],
    }),
    item_id: belongsTo('Service', 'الخدمة', 'order-items', { optional: true, within: ['Attachments', 'المرفقات'] }),
    picture_id: image('Picture', 'الصورة', { optional: true, private: true }),
    file_id: file('File', 'الملف', { private: true }),
    uploaded_at: dateTime('Uploaded at', 'وقت الرفع'),
    position: count('Place among the files', 'الترتيب بين الملفات', { internal: true }),
  },
  title: 'name',
  besideTitle: 'order_id',
  list: ['name', 'picture_id', 'order_id', 'role', 'item_id', 'file_id', 'uploaded_at'],
  filters: ['order_id', 'role'],
  sort: 'position',
  access: { create: false, edit: false, remove: false },
})
