import { belongsTo, type Fields, localized } from './fields.ts'
import { registry } from './registry.ts'
import type { AnyResource } from './resource.ts'

const label = { one: { en: 'Part', ar: 'قطعة' }, many: { en: 'Parts', ar: 'القطع' } } as const
export const both = label.one
/** An action without a mistake. */
export const action = { label: both, when: () => true, set: { name: { en: 'Paid', ar: 'مدفوع' } } }

/** A declaration without a mistake, with more fields and other parts: for tests. */
const declare = (fields: Fields, more: Partial<AnyResource> = {}): AnyResource => ({
  name: 'parts',
  label,
  group: 'catalog',
  icon: 'tags',
  fields: { name: localized('Name', 'الاسم'), ...fields },
  title: 'name',
  list: ['name'],
  sort: 'name',
  access: { action: 'adm.features' },
  ...more,
})
const owners = declare({}, { name: 'owners', subsetOf: 'users' })
const boxes = declare({ part_id: belongsTo('Part', 'القطعة', 'parts') }, { name: 'boxes' })
/** The message with which a registry refuses a declaration; `none` if it accepts it. */
export const problemsOf = (...[fields, more]: Parameters<typeof declare>): string => {
  try {
    registry({ parts: declare(fields, more), owners, boxes } as never)
    return 'none'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
