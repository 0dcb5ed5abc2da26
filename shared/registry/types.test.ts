import { expect, test } from 'vitest'
import { belongsTo, choice, count, list, localized } from './fields.ts'
import { registry } from './registry.ts'
import { type Draft, permissionsOf, resource } from './resource.ts'

const label = { one: { en: 'Car', ar: 'سيارة' }, many: { en: 'Cars', ar: 'السيارات' } } as const
const shared = { name: 'cars', label, group: 'catalog', icon: 'car', title: 'name', access: {} } as const

const cars = resource({
  ...shared,
  fields: {
    name: localized('Name', 'الاسم'),
    state: choice(
      'State',
      'الحالة',
      { listed: { en: 'Listed', ar: 'معروضة' }, hidden: { en: 'Hidden', ar: 'مخفية' } },
      { default: 'listed' },
    ),
    seats: count('Seats', 'المقاعد', { optional: true }),
    brand_id: belongsTo('Brand', 'العلامة', 'brands'),
    extras: list('Extras', 'الإضافات', { name: localized('Name', 'الاسم') }, { one: { en: 'Extra', ar: 'إضافة' } }),
  },
  list: ['name', 'state', 'created_at'],
  filters: ['state'],
  sort: 'name',
  rules: [{ field: 'seats', isValid: (car) => car.seats !== 0 && car.state !== 'hidden', message: { en: 'No seats', ar: 'بلا مقاعد' } }],
  actions: { hide: { label: { en: 'Hide', ar: 'إخفاء' }, when: (car) => car.state === 'listed', set: { state: 'hidden' } } },
})
const brands = resource({ ...shared, name: 'brands', fields: { name: localized('Name', 'الاسم') }, list: ['name'], sort: '-name' })

const draft: Draft<typeof cars> = { name: { ar: 'سيدان', en: 'Sedan' }, state: 'listed', seats: null, brand_id: '', extras: [] }

test('a resource keeps the literals of its declaration', () => {
  const name: 'cars' = cars.name
  const state: 'listed' | 'hidden' = draft.state
  // @ts-expect-error a choice holds one of its own options
  const other: (typeof draft)['state'] = 'sold'
  // @ts-expect-error a required value is never null
  const nothing: Draft<typeof cars> = { ...draft, name: null }
  expect([name, state, other, nothing.name]).toEqual(['cars', 'listed', 'sold', null])
  expect(permissionsOf(cars)).toEqual(['list', 'show', 'create', 'edit', 'delete', 'hide'].map((operation) => `cars.${operation}`))
})

test('a misspelled name does not compile', () => {
  const fields = { name: localized('Name', 'الاسم') }
  // @ts-expect-error every label has its Arabic
  localized('Name')
  // @ts-expect-error every option has both languages
  choice('State', 'الحالة', { listed: ['Listed'] })
  // @ts-expect-error a default is one of the options
  choice('State', 'الحالة', { listed: { en: 'Listed', ar: 'معروضة' } }, { default: 'listd' })
  // @ts-expect-error a count has no pattern
  count('Seats', 'المقاعد', { pattern: /x/ })
  // @ts-expect-error a list says what one entry is called
  list('Rows', 'الصفوف', fields)
  // @ts-expect-error a list holds simple fields only
  list('Rows', 'الصفوف', { inner: list('Rows', 'الصفوف', fields, { one: { en: 'Row', ar: 'صف' } }) }, { one: { en: 'Row', ar: 'صف' } })
  // @ts-expect-error a column is a field
  resource({ ...shared, fields, list: ['nam'], sort: 'name' })
  // @ts-expect-error a filter is a field
  resource({ ...shared, fields, list: ['name'], filters: ['nam'], sort: 'name' })
  // @ts-expect-error the sort order is a field
  resource({ ...shared, fields, list: ['name'], sort: '-nam' })
  const message = { en: 'No', ar: 'لا' }
  // @ts-expect-error a rule is on a field
  resource({ ...shared, fields, list: ['name'], sort: 'name', rules: [{ field: 'nam', isValid: () => true, message }] })
  // @ts-expect-error the public reads fields
  resource({ ...shared, fields, list: ['name'], sort: 'name', access: { public: ['nam'] } })
  // @ts-expect-error a relation goes to a resource of the registry
  registry({ cars })
  // @ts-expect-error a resource is registered under its own name
  registry({ brand: brands })
  expect(Object.keys(registry({ cars, brands }))).toEqual(['cars', 'brands'])
})
