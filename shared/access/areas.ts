import type { Label } from '../units.ts'

/** The chapters of the access table, in its order. */
export const accessAreas = {
  public: ['Public and sign-in', 'العام والدخول'],
  account: ['Own account', 'حسابي'],
  client: ['Orders, client side', 'الطلبات من جهة العميل'],
  provider: ['Orders, provider side', 'الطلبات من جهة المزوّد'],
  tenant: ['Provider page and users', 'صفحة المزوّد ومستخدموه'],
  money: ['Money', 'المالية'],
  talk: ['Chat and complaints', 'المحادثات والشكاوى'],
  admin: ['Administration', 'الإدارة'],
  operations: ['Operations', 'التشغيل'],
} as const satisfies Readonly<Record<string, Label>>
export type AccessArea = keyof typeof accessAreas
