import { belongsTo, boolean, choice, email, image, permissions, phone, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'

export const admins = resource({
  name: 'admins',
  label: { one: { en: 'Admin', ar: 'مشرف' }, many: { en: 'Admins', ar: 'المشرفون' } },
  group: 'people',
  icon: 'idcard',
  table: 'domain',
  fields: {
    name: text('Name', 'الاسم', { min: 2, max: 80 }),
    phone: phone('Phone', 'الجوال', {
      unique: true,
      help: { en: 'New admins receive their password by SMS at this number', ar: 'يصل المشرف الجديد على هذا الرقم كلمة مروره الأولى' },
    }),
    email: email('Email', 'البريد الإلكتروني', { optional: true }),
    role_id: belongsTo('Role', 'الدور الوظيفي', 'roles', {
      optional: true,
      help: { en: 'Without a role, an admin has no access', ar: 'من دون دور لن يرى المشرف شيئًا' },
      visibleWhen: { field: 'is_super', is: [false] },
    }),
    is_super: boolean('Super admin', 'مشرف عام', {
      default: false,
      help: { en: 'Has full access. Only a super admin can add another', ar: 'يملك كل الصلاحيات، ولا يعيّنه إلا مشرف عام' },
    }),
    granted_permissions: permissions('Also allowed', 'صلاحيات إضافية', {
      optional: true,
      compact: true,
      help: {
        en: 'Besides those of the role. You can only grant permissions you have',
        ar: 'زيادة على صلاحيات الدور، ولا تمنح إلا ما تملكه',
      },
      visibleWhen: { field: 'is_super', is: [false] },
    }),
    denied_permissions: permissions('Not allowed', 'صلاحيات محجوبة', {
      optional: true,
      compact: true,
      help: { en: 'Even if the role has them', ar: 'لا يملكها وإن كانت ضمن دوره' },
      visibleWhen: { field: 'is_super', is: [false] },
    }),
    effective_permissions: permissions('Effective permissions', 'الصلاحيات الفعلية', {
      optional: true,
      readOnly: true,
      visibleWhen: { field: 'is_super', is: [false] },
      hiddenLabel: { en: 'All permissions', ar: 'كل الصلاحيات' },
    }),
    image_file_id: image('Image', 'الصورة', { optional: true }),
    status: choice(
      'Status',
      'الحالة',
      { active: { en: 'Active', ar: 'نشط' }, blocked: { en: 'Blocked', ar: 'محظور' } },
      { default: 'active', readOnly: true, tones: { active: 'good', blocked: 'bad' } },
    ),
    has_two_factor: boolean('Two-factor authentication', 'التحقق بخطوتين', { default: false, readOnly: true }),
  },
  title: 'name',
  list: ['name', 'phone', 'role_id', 'status', 'is_super', 'has_two_factor', 'created_at'],
  filters: ['role_id', 'is_super', 'status', 'created_at'],
  sort: 'name',
  search: ['name', 'phone', 'email'],
  rules: [
    {
      field: 'denied_permissions',
      isValid: ({ granted_permissions, denied_permissions }) => !denied_permissions?.some((name) => granted_permissions?.includes(name)),
      message: { en: 'A permission cannot be both allowed and not allowed', ar: 'لا تكون الصلاحية إضافية ومحجوبة معًا' },
    },
  ],
  access: { action: { read: 'adm.admins.read', write: 'adm.admins.write' }, remove: false },
  related: ['sessions.admin_id'],
  actions: {
    block: {
      label: { en: 'Block', ar: 'حظر' },
      done: { en: '{row} is blocked', ar: 'تم حظر {row}' },
      reason: 'required',
      when: (admin) => admin.status === 'active',
      message: { en: 'Already blocked', ar: 'محظور بالفعل' },
      set: { status: 'blocked' },
      effect: 'end_admin_sessions',
      confirm: { en: 'Block this admin? They will be logged out immediately.', ar: 'سيُسجَّل خروج المشرف فورًا. هل تريد الحظر؟' },
      tone: 'danger',
    },
    unblock: {
      label: { en: 'Unblock', ar: 'رفع الحظر' },
      done: { en: '{row} is no longer blocked', ar: 'رُفع الحظر عن {row}' },
      when: (admin) => admin.status === 'blocked',
      message: { en: 'Not blocked', ar: 'غير محظور' },
      set: { status: 'active' },
    },
    reset_password: {
      label: { en: 'Reset password', ar: 'كلمة مرور جديدة' },
      done: { en: 'A new password was sent to {row}', ar: 'أُرسلت كلمة مرور جديدة إلى {row}' },
      when: (admin) => admin.status === 'active',
      message: { en: 'Unblock the admin first', ar: 'ارفع الحظر أولًا' },
      set: {},
      effect: 'reset_admin_password',
      confirm: {
        en: 'Reset this admin’s password? The current one stops working and a new one is sent by SMS.',
        ar: 'ستتوقف كلمة المرور الحالية وتُرسل أخرى برسالة نصية. هل تتابع؟',
      },
    },
    disable_two_factor: {
      label: { en: 'Turn off two-factor authentication', ar: 'إيقاف التحقق بخطوتين' },
      done: { en: 'Two-factor authentication of {row} is off', ar: 'أُوقف التحقق بخطوتين لحساب {row}' },
      reason: 'required',
      when: (admin) => admin.has_two_factor,
      message: { en: 'Already off', ar: 'غير مفعّل' },
      set: { has_two_factor: false },
      effect: 'reset_two_factor',
      confirm: {
        en: 'Turn off two-factor authentication? Use this when an admin has lost their device.',
        ar: 'لمن فقد جهازه. هل تريد الإيقاف؟',
      },
      tone: 'danger',
    },
  },
})
