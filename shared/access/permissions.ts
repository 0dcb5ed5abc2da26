import type { Label } from '../units.ts'

/** What a provider may let a user of its tenant do. The owner may do all of it. Source: specification, section 6. */
export const providerPermissions = {
  show_orders: ['Show orders', 'عرض الطلبات'],
  manage_orders: ['Manage orders', 'إدارة الطلبات'],
  edit_orders: ['Edit orders', 'تعديل الطلبات'],
  delete_orders: ['Delete orders', 'حذف الطلبات'],
  add_users: ['Add users', 'إضافة مستخدمين'],
} as const satisfies Readonly<Record<string, Label>>
export type ProviderPermission = keyof typeof providerPermissions

/** Whether a word, such as one of a stored list, names a permission. */
export const isProviderPermission = (word: string): word is ProviderPermission => Object.hasOwn(providerPermissions, word)
