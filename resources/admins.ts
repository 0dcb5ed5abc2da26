import { belongsTo, boolean, choice, email, image, phone, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

export const admins = resource({
  name: 'admins',
  label: { one: ['Admin', 'مدير'], many: ['Admins', 'المديرون'] },
  group: 'people',
  icon: 'idcard',
  table: 'domain',
  fields: {
    name: text('Name', 'الاسم', { min: 2, max: 80 }),
    phone: phone('Phone', 'الجوال', {
      unique: true,
      help: ['A new admin gets a password here by SMS', 'يصل المدير الجديد على هذا الرقم كلمة مروره الأولى'],
    }),
    email: email('E-mail', 'البريد الإلكتروني', { optional: true }),
    role_id: belongsTo('Role', 'الدور الوظيفي', 'roles', {
      optional: true,
      help: ['Without a role, nothing can be seen', 'من دون دور لن يرى المدير شيئًا'],
      visibleWhen: { field: 'is_super', is: [false] },
    }),
    is_super: boolean('Super admin', 'مدير عام', {
      default: false,
      help: ['May do everything. Only a super admin makes another', 'يملك كل الصلاحيات، ولا يعيّنه إلا مدير عام'],
    }),
    image_file_id: image('Image', 'الصورة', { optional: true }),
    status: choice(
      'Status',
      'الحالة',
      { active: ['Active', 'نشط'], blocked: ['Blocked', 'محظور'] },
      { default: 'active', readOnly: true, tones: { active: 'good', blocked: 'bad' } },
    ),
    has_two_step: boolean('Two-step log-in', 'التحقق بخطوتين', { default: false, readOnly: true }),
  },
  title: 'name',
  list: ['name', 'phone', 'role_id', 'status', 'is_super', 'has_two_step', 'created_at'],
  filters: ['role_id', 'is_super', 'status', 'created_at'],
  sort: 'name',
  search: ['name', 'phone', 'email'],
  access: { remove: false },
  related: ['sessions.admin_id'],
  actions: {
    block: {
      label: ['Block', 'حظر'],
      reason: 'required',
      when: (admin) => admin.status === 'active',
      otherwise: ['Blocked already', 'محظور بالفعل'],
      set: { status: 'blocked' },
      effect: 'end_admin_sessions',
      confirm: ['This logs the admin out at once. Block?', 'سيُسجَّل خروج المدير فورًا. هل تريد الحظر؟'],
      tone: 'danger',
    },
    unblock: {
      label: ['Unblock', 'رفع الحظر'],
      when: (admin) => admin.status === 'blocked',
      otherwise: ['Not blocked', 'غير محظور'],
      set: { status: 'active' },
    },
    give_password: {
      label: ['Give a new password', 'كلمة مرور جديدة'],
      when: (admin) => admin.status === 'active',
      otherwise: ['Unblock the admin first', 'ارفع الحظر أولًا'],
      set: {},
      effect: 'give_admin_password',
      confirm: [
        'The old password stops working and a new one goes out by SMS. Go on?',
        'ستتوقف كلمة المرور الحالية وتُرسل أخرى برسالة نصية. هل تتابع؟',
      ],
    },
    switch_off_two_step: {
      label: ['Switch off two-step log-in', 'إيقاف التحقق بخطوتين'],
      reason: 'required',
      when: (admin) => admin.has_two_step,
      otherwise: ['It is off', 'غير مفعّل'],
      set: { has_two_step: false },
      effect: 'forget_two_step',
      confirm: ['For an admin who lost the device. Switch it off?', 'لمن فقد جهازه. هل تريد الإيقاف؟'],
      tone: 'danger',
    },
  },
})
