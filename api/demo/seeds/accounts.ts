import type { CompanyPermission, ProviderPermission } from '@wasl/shared/access/permissions.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { demoRoles } from '../data/roles.ts'

/** The password of every demo account. */
export const demoPassword = 'Demo-2026'

/** The setting that marks a database as filled with the demo. */
export const demoMarker = 'demo_seeded'

type DemoUser = { phone: string; label: Label; wallet_riyals?: number } & (
  | {
      role: 'client'
      name: string
      client_type: 'individual' | 'company'
      status?: 'blocked' | 'not_activated'
      commercial_number?: string
    }
  /** Owner of the demo provider with this phone in resources/demo. */
  | { role: 'provider' }
  /** A colleague of the company client with this phone. */
  | { role: 'colleague'; name: string; permissions: readonly CompanyPermission[]; limit_riyals?: number; company: string }
  /** A user of the provider whose owner has this phone. */
  | { role: 'provider_user'; name: string; permissions: readonly ProviderPermission[]; owner: string }
)

/** The demo accounts of the site, by their national phone. They are in README.md. */
export const demoUsers: readonly DemoUser[] = [
  {
    phone: '0500000011',
    label: { en: 'Client', ar: 'عميل' },
    name: 'سارة العتيبي',
    role: 'client',
    client_type: 'individual',
    wallet_riyals: 25_000,
  },
  {
    phone: '0500000012',
    label: { en: 'Company client', ar: 'عميل (منشأة)' },
    name: 'مؤسسة نماء التجارية',
    role: 'client',
    client_type: 'company',
    commercial_number: '1010456789',
    wallet_riyals: 60_000,
  },
  {
    phone: '0500000013',
    label: { en: 'Second client', ar: 'عميل آخر' },
    name: 'خالد الشهري',
    role: 'client',
    client_type: 'individual',
    wallet_riyals: 5_000,
  },
  {
    phone: '0500000015',
    label: { en: 'Colleague of the company client: see all orders', ar: 'زميلة لدى المنشأة: عرض كل الطلبات' },
    name: 'عبير القحطاني',
    role: 'colleague',
    permissions: ['view_all'],
    company: '0500000012',
  },
  {
    phone: '0500000016',
    label: { en: 'Colleague of the company client: no permissions', ar: 'زميل لدى المنشأة: بلا صلاحيات' },
    name: 'فهد السبيعي',
    role: 'colleague',
    permissions: [],
    company: '0500000012',
  },
  {
    phone: '0500000017',
    label: { en: 'Colleague of the company client: order up to SAR 4,000, pay', ar: 'زميلة لدى المنشأة: الطلب حتى 4,000 ﷼ والدفع' },
    name: 'دانة المالكي',
    role: 'colleague',
    permissions: ['order', 'pay'],
    limit_riyals: 4_000,
    company: '0500000012',
  },
  { phone: '0500000021', label: { en: 'Provider (company)', ar: 'مزوّد خدمة (شركة)' }, role: 'provider' },
  { phone: '0500000022', label: { en: 'Provider (freelancer)', ar: 'مزوّد خدمة (مستقل)' }, role: 'provider' },
  { phone: '0500000023', label: { en: 'Provider under review', ar: 'مزوّد قيد المراجعة' }, role: 'provider' },
  providerUser('0500000030', { en: 'Provider user: no permissions', ar: 'مستخدم المزوّد: بلا صلاحيات' }, 'بدر السالم', []),
  providerUser('0500000031', { en: 'Provider user: show orders', ar: 'مستخدم المزوّد: عرض الطلبات' }, 'ريم الغامدي', ['show_orders']),
  providerUser('0500000032', { en: 'Provider user: manage orders', ar: 'مستخدم المزوّد: إدارة الطلبات' }, 'يوسف الزهراني', [
    'show_orders',
    'manage_orders',
  ]),
  providerUser('0500000033', { en: 'Provider user: edit orders', ar: 'مستخدم المزوّد: تعديل الطلبات' }, 'هند المطيري', [
    'show_orders',
    'edit_orders',
  ]),
  providerUser('0500000034', { en: 'Provider user: delete orders', ar: 'مستخدم المزوّد: حذف الطلبات' }, 'عمر باوزير', [
    'show_orders',
    'delete_orders',
  ]),
  providerUser('0500000035', { en: 'Provider user: add users', ar: 'مستخدم المزوّد: إضافة مستخدمين' }, 'لمى العنزي', ['add_users']),
  providerUser('0500000036', { en: 'Provider user: manage the store', ar: 'مستخدم المزوّد: إدارة المتجر' }, 'ماجد الحربي', ['manage_store']),
  providerUser('0500000037', { en: 'Provider user: deliver orders', ar: 'مستخدم المزوّد: توصيل الطلبات' }, 'سامي الدوسري', [
    'deliver_orders',
  ]),
  providerUser(
    '0500000038',
    { en: 'User of another provider: deliver orders', ar: 'مستخدم مزوّد آخر: توصيل الطلبات' },
    'تركي القحطاني',
    ['deliver_orders'],
    '0500000022',
  ),
  {
    phone: '0500000041',
    label: { en: 'Blocked', ar: 'محظور' },
    name: 'سلطان الرشيد',
    role: 'client',
    client_type: 'individual',
    status: 'blocked',
  },
  {
    phone: '0500000042',
    label: { en: 'Not activated', ar: 'غير مفعّل' },
    name: 'منيرة السبيعي',
    role: 'client',
    client_type: 'individual',
    status: 'not_activated',
  },
]

/** The demo accounts of the back office. */
export const demoAdmins = [
  { phone: '0500000001', label: { en: 'Super admin', ar: 'مشرف عام' }, name: 'عبدالله الفهد', is_super: true, role: null },
  {
    phone: '0500000002',
    label: { en: 'Catalog editor', ar: 'محرر الكتالوج' },
    name: 'العنود الشمري',
    is_super: false,
    role: 'catalog',
  },
  { phone: '0500000003', label: { en: 'Order desk', ar: 'مكتب الطلبات' }, name: 'ماجد الحربي', is_super: false, role: 'orders' },
  { phone: '0500000004', label: { en: 'Finance', ar: 'المالية' }, name: 'أمل الزهراني', is_super: false, role: 'finance' },
  {
    phone: '0500000005',
    label: { en: 'No permissions yet', ar: 'بلا صلاحيات بعد' },
    name: 'رائد العمري',
    is_super: false,
    role: 'trainee',
  },
] as const satisfies readonly { phone: string; label: Label; name: string; is_super: boolean; role: keyof typeof demoRoles | null }[]

function providerUser(
  phone: string,
  label: Label,
  name: string,
  permissions: readonly ProviderPermission[],
  owner = '0500000021',
): DemoUser {
  return { phone, label, name, role: 'provider_user', permissions, owner }
}

/** The VAT number of the platform in the demo, for its commission invoices. */
export const demoPlatformVatNumber = '300000000000003'

/** The accounts as the login pages offer them. */
export const demoAccounts = [
  ...demoUsers.map(({ phone, label }) => ({ phone, password: demoPassword, label, realm: 'site' as const })),
  ...demoAdmins.map(({ phone, label }) => ({ phone, password: demoPassword, label, realm: 'admin' as const })),
]
