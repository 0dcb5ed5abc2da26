import type { Label } from '../units.ts'

/** Back office permissions for pages without a resource. `menuLabel`: the menu item or home page section that the permission makes visible. */
export const pagePermissions = {
  'dashboard.show': {
    label: { en: 'View home page figures', ar: 'عرض أرقام الصفحة الرئيسية' },
    menuLabel: { en: 'Home page figures', ar: 'أرقام الصفحة الرئيسية' },
  },
  'reports.show': { label: { en: 'View and export reports', ar: 'عرض التقارير وتصديرها' }, menuLabel: { en: 'Reports', ar: 'التقارير' } },
  'views.share': { label: { en: 'Share saved views with everyone', ar: 'مشاركة القوائم المحفوظة مع الجميع' } },
} as const satisfies Readonly<Record<string, { label: Label; menuLabel?: Label }>>
export type PagePermission = keyof typeof pagePermissions
