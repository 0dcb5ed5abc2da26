import { resources } from '@wasl/resources/index.ts'
import { type AnyResource, permissionsOf } from '@wasl/shared/registry/resource.ts'
import type { roles } from '../platform/db/tables/people.ts'

const edited = ['categories', 'services', 'faqs', 'seo', 'banners'] as const
const store = Object.values<AnyResource>(resources).filter(({ group }) => group === 'store')

/** The role of the demo's second admin: everything about what is offered and written, and reading cities. */
export const catalogueEditor: typeof roles.$inferInsert = {
  name_ar: 'محرر الكتالوج',
  name_en: 'Catalogue editor',
  permissions: [
    ...[...edited.map((name) => resources[name]), ...store].flatMap((resource) => permissionsOf(resource)),
    'cities.list',
    'cities.show',
  ],
}
