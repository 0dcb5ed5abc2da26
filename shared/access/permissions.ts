import type { Label } from '../units.ts'

/** The permissions that a provider gives to its users. The owner has all of them. Source: specification, section 6. */
export const providerPermissions = {
  show_orders: { en: 'Show orders', ar: 'عرض الطلبات' },
  manage_orders: { en: 'Manage orders', ar: 'إدارة الطلبات' },
  edit_orders: { en: 'Edit orders', ar: 'تعديل الطلبات' },
  delete_orders: { en: 'Delete orders', ar: 'حذف الطلبات' },
  manage_store: { en: 'Manage the store', ar: 'إدارة المتجر' },
  deliver_orders: { en: 'Deliver orders', ar: 'توصيل الطلبات' },
  add_users: { en: 'Add users', ar: 'إضافة مستخدمين' },
} as const satisfies Readonly<Record<string, Label>>
export type ProviderPermission = keyof typeof providerPermissions

/** Whether a text, such as one of a stored list, names a permission. */
export const isProviderPermission = (name: string): name is ProviderPermission => Object.hasOwn(providerPermissions, name)
