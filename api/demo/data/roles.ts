import { resources } from '@wasl/resources/index.ts'
import { permissionPresets } from '@wasl/resources/permission-presets.ts'
import { type AnyResource, permissionsOf } from '@wasl/shared/registry/resource.ts'
import type { roles } from '../../identity/tables/people.ts'

const editedResources = ['categories', 'services', 'faqs', 'seo', 'banners'] as const
const storeResources = Object.values<AnyResource>(resources).filter(({ group }) => group === 'store')

/** Everything about services, the store and content; read access to cities. */
const catalogEditor: typeof roles.$inferInsert = {
  name_ar: 'محرر الكتالوج',
  name_en: 'Catalog editor',
  permissions: [
    ...[...editedResources.map((name) => resources[name]), ...storeResources].flatMap((resource) => permissionsOf(resource)),
    'cities.list',
    'cities.show',
  ],
}

const presetPermissions = (name: string) => [...(permissionPresets.find((preset) => preset.name === name)?.permissions ?? [])]

/** The roles of the demo's back office. The trainee has no permissions yet. */
export const demoRoles = {
  catalog: catalogEditor,
  orders: { name_ar: 'مكتب الطلبات', name_en: 'Order desk', permissions: presetPermissions('orders') },
  finance: { name_ar: 'المالية', name_en: 'Finance', permissions: presetPermissions('finance') },
  trainee: { name_ar: 'متدرّب', name_en: 'Trainee', permissions: [] },
} as const satisfies Readonly<Record<string, typeof roles.$inferInsert>>
