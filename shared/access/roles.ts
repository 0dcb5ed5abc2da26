import type { Label } from '../units.ts'

/** Who the access table speaks of, in the order of its cells. `other` roles stand for a second tenant that owns nothing of the first. */
export const accessRoles = {
  G: ['Guest', 'زائر'],
  NA: ['Not activated', 'حساب غير مفعّل'],
  BL: ['Blocked', 'حساب محظور'],
  CI: ['Client, individual', 'عميل فرد'],
  CC: ['Client, company', 'عميل شركة'],
  CX: ['Another client', 'عميل آخر'],
  PO: ['Provider', 'مزوّد خدمة'],
  PP: ['Provider under review', 'مزوّد قيد المراجعة'],
  PX: ['Another provider', 'مزوّد آخر'],
  S0: ['Provider user without permissions', 'مستخدم مزوّد بلا صلاحيات'],
  S1: ['Provider user: show orders', 'مستخدم مزوّد: عرض الطلبات'],
  S2: ['Provider user: manage orders', 'مستخدم مزوّد: إدارة الطلبات'],
  S3: ['Provider user: edit orders', 'مستخدم مزوّد: تعديل الطلبات'],
  S4: ['Provider user: delete orders', 'مستخدم مزوّد: حذف الطلبات'],
  S5: ['Provider user: add users', 'مستخدم مزوّد: إضافة مستخدمين'],
  DL: ['Delegate', 'مندوب'],
  AN: ['Admin without the permission', 'مشرف بلا الصلاحية'],
  AP: ['Admin with the permission', 'مشرف لديه الصلاحية'],
  SA: ['Super admin', 'مشرف عام'],
} as const satisfies Readonly<Record<string, Label>>
export type AccessRole = keyof typeof accessRoles
