import type { Label } from '../units.ts'

/** Permissions of the back office that belong to a page instead of a resource. `opens`: what is seen of the menu and the home page by it alone. */
export const pagePermissions = {
  'dashboard.show': {
    label: ['See the figures of the home page', 'عرض أرقام الصفحة الرئيسية'],
    opens: ['Figures of the home page', 'أرقام الصفحة الرئيسية'],
  },
  'reports.show': { label: ['See and export reports', 'عرض التقارير وتصديرها'], opens: ['Reports', 'التقارير'] },
  'views.share': { label: ['Keep saved views of lists for everyone', 'حفظ طرق عرض القوائم للجميع'] },
} as const satisfies Readonly<Record<string, { label: Label; opens?: Label }>>
export type PagePermission = keyof typeof pagePermissions
