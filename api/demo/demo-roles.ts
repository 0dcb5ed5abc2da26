import { permissionPresets } from '@wasl/resources/permission-presets.ts'
import type { roles } from '../platform/db/tables/people.ts'
import { catalogueEditor } from './catalogue-editor.ts'

const preset = (name: string) => [...(permissionPresets.find((one) => one.name === name)?.permissions ?? [])]

/** The roles of the demo's back office, by the job that each is for. The trainee has none yet. */
export const demoRoles = {
  catalogue: catalogueEditor,
  orders: { name_ar: 'مكتب الطلبات', name_en: 'Order desk', permissions: preset('orders') },
  finance: { name_ar: 'المالية', name_en: 'Finance', permissions: preset('finance') },
  trainee: { name_ar: 'متدرّب', name_en: 'Trainee', permissions: [] },
} as const satisfies Readonly<Record<string, typeof roles.$inferInsert>>
