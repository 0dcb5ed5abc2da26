import { belongsTo, choice, images, longText } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { maxComplaintImages } from '@wasl/shared/rules/complaint-reasons.ts'

/** What was written in a complaint after its first text: replies of the administration and messages of the users. */
export const complaintMessages = resource({
  name: 'complaint-messages',
  label: {
    one: { en: 'Complaint message', ar: 'رسالة شكوى' },
    many: { en: 'Complaint messages', ar: 'رسائل الشكاوى' },
  },
  group: 'operations',
  icon: 'message',
  isLog: true,
  isNested: true,
  fields: {
    complaint_id: belongsTo('Complaint', 'الشكوى', 'complaints', { tabLabel: { en: 'Messages', ar: 'الرسائل' } }),
    author: choice('From', 'من', {
      complainant: { en: 'Complainant', ar: 'مقدّم الشكوى' },
      other_party: { en: 'Other party', ar: 'الطرف الآخر' },
      administration: { en: 'Administration', ar: 'الإدارة' },
    }),
    message: longText('Message', 'الرسالة', { max: 2000 }),
    images: images('Images', 'الصور', { optional: true, max: maxComplaintImages, private: true }),
    user_id: belongsTo('Account', 'الحساب', 'users', { optional: true }),
    admin_id: belongsTo('Administrator', 'المشرف', 'admins', { optional: true }),
  },
  title: 'author',
  subtitle: 'complaint_id',
  list: ['author', 'user_id', 'message', 'images', 'created_at'],
  filters: ['complaint_id', 'author'],
  sort: 'created_at',
  access: { action: 'adm.complaints.read', create: false, edit: false, remove: false },
})
