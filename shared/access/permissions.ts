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

/** The permissions that a company client gives to its colleagues. The company itself has all of them. Decisions 0328, 0342 and 0350. */
export const companyPermissions = {
  view_all: { en: 'See all orders', ar: 'عرض كل الطلبات' },
  order: { en: 'Order', ar: 'الطلب باسم المنشأة' },
  pay: { en: 'Pay', ar: 'الدفع من حساب المنشأة' },
} as const satisfies Readonly<Record<string, Label>>
export type CompanyPermission = keyof typeof companyPermissions

/** Whether a text, such as one of a stored list, names a permission of a colleague. */
export const isCompanyPermission = (name: string): name is CompanyPermission => Object.hasOwn(companyPermissions, name)

/** What a provider or a company client can give to the people who act for it. */
export const teamPermissions = { ...providerPermissions, ...companyPermissions }
export type TeamPermission = keyof typeof teamPermissions

/** Whether a text, such as one of a stored list, names such a permission. */
export const isTeamPermission = (name: string): name is TeamPermission => Object.hasOwn(teamPermissions, name)
