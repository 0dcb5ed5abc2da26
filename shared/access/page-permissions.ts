import type { Label } from '../units.ts'

/** Permissions of the back office that belong to a page instead of a resource. */
export const pagePermissions = {
  'dashboard.show': ['See the figures of the home page', 'عرض أرقام الصفحة الرئيسية'],
  'reports.show': ['See and export reports', 'عرض التقارير وتصديرها'],
  'views.share': ['Keep saved views of lists for everyone', 'حفظ طرق عرض القوائم للجميع'],
} as const satisfies Readonly<Record<string, Label>>
export type PagePermission = keyof typeof pagePermissions
