import type { ProviderPermission } from '@wasl/shared/access/permissions.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { demoRoles } from './demo-roles.ts'

/** The password of every demo account. */
export const demoPassword = 'Demo-2026'

type Site = { phone: string; label: Label; wallet_riyals?: number } & (
  | {
      role: 'client'
      name: string
      client_type: 'individual' | 'company'
      status?: 'blocked' | 'not_activated'
      commercial_number?: string
    }
  /** Owner of a demo provider of resources/demo, found by this phone. */
  | { role: 'provider' }
  /** A user of the tenant of 0500000021. */
  | { role: 'provider_user'; name: string; permissions: readonly ProviderPermission[] }
)

/** The demo accounts of the site, by their national phone. Source: architecture.md. */
export const demoUsers: readonly Site[] = [
  {
    phone: '0500000011',
    label: ['Client', 'عميل'],
    name: 'سارة العتيبي',
    role: 'client',
    client_type: 'individual',
    wallet_riyals: 25_000,
  },
  {
    phone: '0500000012',
    label: ['Company client', 'عميل (منشأة)'],
    name: 'مؤسسة نماء التجارية',
    role: 'client',
    client_type: 'company',
    commercial_number: '1010456789',
    wallet_riyals: 60_000,
  },
  {
    phone: '0500000013',
    label: ['Second client', 'عميل آخر'],
    name: 'خالد الشهري',
    role: 'client',
    client_type: 'individual',
    wallet_riyals: 5_000,
  },
  { phone: '0500000021', label: ['Provider (company)', 'مزوّد خدمة (شركة)'], role: 'provider' },
  { phone: '0500000022', label: ['Provider (freelancer)', 'مزوّد خدمة (مستقل)'], role: 'provider' },
  { phone: '0500000023', label: ['Provider under review', 'مزوّد قيد المراجعة'], role: 'provider' },
  user('0500000030', ['Provider user: no permissions', 'مستخدم المزوّد: بلا صلاحيات'], 'بدر السالم', []),
  user('0500000031', ['Provider user: show orders', 'مستخدم المزوّد: عرض الطلبات'], 'ريم الغامدي', ['show_orders']),
  user('0500000032', ['Provider user: manage orders', 'مستخدم المزوّد: إدارة الطلبات'], 'يوسف الزهراني', ['show_orders', 'manage_orders']),
  user('0500000033', ['Provider user: edit orders', 'مستخدم المزوّد: تعديل الطلبات'], 'هند المطيري', ['show_orders', 'edit_orders']),
  user('0500000034', ['Provider user: delete orders', 'مستخدم المزوّد: حذف الطلبات'], 'عمر باوزير', ['show_orders', 'delete_orders']),
  user('0500000035', ['Provider user: add users', 'مستخدم المزوّد: إضافة مستخدمين'], 'لمى العنزي', ['add_users']),
  { phone: '0500000041', label: ['Blocked', 'محظور'], name: 'سلطان الرشيد', role: 'client', client_type: 'individual', status: 'blocked' },
  {
    phone: '0500000042',
    label: ['Not activated', 'غير مفعّل'],
    name: 'منيرة السبيعي',
    role: 'client',
    client_type: 'individual',
    status: 'not_activated',
  },
]

/** The demo accounts of the back office. */
export const demoAdmins = [
  { phone: '0500000001', label: ['Super admin', 'مدير عام'], name: 'عبدالله الفهد', is_super: true, role: null },
  { phone: '0500000002', label: ['Catalogue editor', 'محرر الكتالوج'], name: 'العنود الشمري', is_super: false, role: 'catalogue' },
  { phone: '0500000003', label: ['Order desk', 'مكتب الطلبات'], name: 'ماجد الحربي', is_super: false, role: 'orders' },
  { phone: '0500000004', label: ['Finance', 'المالية'], name: 'أمل الزهراني', is_super: false, role: 'finance' },
  { phone: '0500000005', label: ['No permissions yet', 'بلا صلاحيات بعد'], name: 'رائد العمري', is_super: false, role: 'trainee' },
] as const satisfies readonly { phone: string; label: Label; name: string; is_super: boolean; role: keyof typeof demoRoles | null }[]

function user(phone: string, label: Label, name: string, permissions: readonly ProviderPermission[]): Site {
  return { phone, label, name, role: 'provider_user', permissions }
}
