import { expect, test } from 'vitest'
import { belongsTo, choice, count, hasMany, list, localized } from './fields.ts'
import {
  type DerivedStatuses,
  type DomainJoinNames,
  type DomainTableNames,
  type EffectNames,
  type RendererNames,
  registry,
} from './registry.ts'
import { type Draft, permissionsOf, resource } from './resource.ts'
import { withDefaults } from './schema.ts'

const label = { one: { en: 'Car', ar: 'سيارة' }, many: { en: 'Cars', ar: 'السيارات' } } as const
const shared = { name: 'cars', label, group: 'catalog', icon: 'car', title: 'name', access: { action: 'adm.products' } } as const

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

const draft = { name: { ar: 'سيدان', en: 'Sedan' }, state: 'listed', seats: null, brand_id: '', extras: [] } as const

test('a resource keeps the literals of its declaration', () => {
  const name: 'cars' = cars.name
  const state: 'listed' | 'hidden' = draft.state
  // @ts-expect-error a choice holds one of its own options
  const other: Draft<typeof cars>['state'] = 'sold'
  // @ts-expect-error a required value is never null
  const nothing: Draft<typeof cars> = { ...draft, name: null }
  // @ts-expect-error a list has no default
  const withoutList: Draft<typeof cars> = { name: draft.name, brand_id: '' }
  expect([name, state, other, nothing.name, withoutList.extras]).toEqual(['cars', 'listed', 'sold', null, undefined])
  expect(permissionsOf(cars)).toEqual(['list', 'show', 'create', 'edit', 'delete', 'hide'].map((operation) => `cars.${operation}`))
})

test('a draft may leave out what is optional or has a default', () => {
  const short: Draft<typeof cars> = { name: draft.name, brand_id: '', extras: [] }
  expect(withDefaults(cars, short)).toEqual(draft)
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
  // @ts-expect-error a relation has no option of this name
  belongsTo('Brand', 'العلامة', 'brands', { of: ['x'] })
  // @ts-expect-error only `belongsTo` deletes with the other row
  hasMany('Brands', 'العلامات', 'brands', { cascadeDelete: true })
  // @ts-expect-error a choice has no option of this name
  choice('State', 'الحالة', { listed: { en: 'Listed', ar: 'معروضة' } }, { tone: 'good' })
  // @ts-expect-error a list has no option of this name
  list('Rows', 'الصفوف', fields, { one: { en: 'Row', ar: 'صف' }, many: { en: 'Rows', ar: 'صفوف' } })
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
  const inList = { fields, list: ['name'], sort: 'name' } as const
  // @ts-expect-error a rule is on a field
  resource({ ...shared, fields, list: ['name'], sort: 'name', rules: [{ field: 'nam', isValid: () => true, message }] })
  // @ts-expect-error the public reads fields
  resource({ ...shared, ...inList, access: { action: 'adm.products', public: { action: 'pub.store', fields: ['nam'] } } })
  // @ts-expect-error an icon is one of the back office
  resource({ ...shared, ...inList, icon: 'carr' })
  // @ts-expect-error a resource names its row of the access table
  resource({ ...shared, ...inList, access: {} })
  // @ts-expect-error an action of the back office is one of the administration's rows of the access table
  resource({ ...shared, ...inList, access: { action: 'pub.store' } })
  // @ts-expect-error public fields name their row of the access table too
  resource({ ...shared, ...inList, access: { action: 'adm.brands', public: { fields: ['name'] } } })
  // @ts-expect-error an action has no option of this name
  resource({ ...shared, ...inList, actions: { hide: { label: message, when: () => true, set: {}, effects: 'x' } } })
  // @ts-expect-error an action sets fields
  resource({ ...shared, ...inList, actions: { hide: { label: message, when: () => true, set: { nam: message } } } })
  // @ts-expect-error an action sets values that its fields can have
  resource({ ...shared, ...inList, actions: { hide: { label: message, when: () => true, set: { name: 1 } } } })
  // @ts-expect-error an action asks for fields
  resource({ ...shared, ...inList, actions: { hide: { label: message, when: () => true, set: {}, inputs: ['nam'] } } })
  // @ts-expect-error an action has a row of the access table
  resource({ ...shared, ...inList, actions: { hide: { label: message, when: () => true, set: {}, access: 'adm.nothing' } } })
  // @ts-expect-error a condition of an action reads fields
  resource({ ...shared, ...inList, actions: { hide: { label: message, when: ({ nam }) => nam === 'x', set: {} } } })
  // @ts-expect-error a subtitle is a field
  resource({ ...shared, ...inList, subtitle: 'nam' })
  // @ts-expect-error only money has totals
  resource({ ...shared, ...inList, totals: ['name'] })
  // @ts-expect-error a field is of a kind that exists
  resource({ ...shared, ...inList, fields: { name: { kind: 'words', label: message } } })
  // @ts-expect-error the default of a count is a number
  count('Seats', 'المقاعد', { default: '1' })
  // @ts-expect-error a relation goes to a resource of the registry
  registry({ cars })
  // @ts-expect-error a resource is registered under its own name
  registry({ brand: brands })
  expect(Object.keys(registry({ cars, brands }))).toEqual(['cars', 'brands'])
})

const fleet = registry({
  brands,
  cars: resource({
    ...shared,
    fields: { name: localized('Name', 'الاسم') },
    list: ['name', 'derived'],
    sort: 'name',
    actions: {
      sell: { label: label.one, when: () => true, set: {}, effect: 'notify_buyer' },
      scrap: { label: label.one, when: () => true, set: {}, effect: 'notify_owner' },
      relocate: { label: label.one, when: () => true, set: {}, handler: 'move_car' },
    },
    derived: {
      label: label.one,
      options: { old: { label: label.one, tone: 'bad' }, new: { label: label.one, tone: 'good' } },
      compute: () => 'old',
    },
    document: { renderer: 'car_pdf', label: label.one, when: () => true, message: label.one },
  }),
})
type Fleet = typeof fleet

test('a record of what declarations name has every name and no other', () => {
  const complete: [
    Record<EffectNames<Fleet>, 1>,
    Record<RendererNames<Fleet>, 1>,
    { [N in keyof DerivedStatuses<Fleet>]: Record<DerivedStatuses<Fleet>[N], 1> },
  ] = [{ notify_buyer: 1, notify_owner: 1 }, { car_pdf: 1 }, { cars: { old: 1, new: 1 } }]
  const incomplete = [
    // @ts-expect-error an effect is missing
    { notify_buyer: 1 } satisfies Record<EffectNames<Fleet>, 1>,
    // @ts-expect-error an effect that no action names
    { notify_buyer: 1, notify_owner: 1, notify_boss: 1 } satisfies Record<EffectNames<Fleet>, 1>,
    // @ts-expect-error a missing renderer
    {} satisfies Record<RendererNames<Fleet>, 1>,
    // @ts-expect-error a missing derived status
    { old: 1 } satisfies Record<DerivedStatuses<Fleet>['cars'], 1>,
  ]
  expect([complete.length, incomplete.length]).toEqual([3, 4])
})

test('a record of tables written by hand has every one and no other', () => {
  const fields = { name: localized('Name', 'الاسم'), car_ids: hasMany('Cars', 'السيارات', 'cars') }
  const owners = resource({ ...shared, name: 'owners', fields, list: ['name'], sort: 'name', table: 'domain' })
  type WithOwners = Fleet & { owners: typeof owners }
  const complete: [Record<DomainTableNames<WithOwners>, 1>, Record<DomainJoinNames<WithOwners>, 1>] = [
    { owners: 1 },
    { 'owners.car_ids': 1 },
  ]
  const incomplete = [
    // @ts-expect-error a table is missing
    {} satisfies Record<DomainTableNames<WithOwners>, 1>,
    // @ts-expect-error the table of a generated resource
    { owners: 1, cars: 1 } satisfies Record<DomainTableNames<WithOwners>, 1>,
    // @ts-expect-error a misspelled field
    { 'owners.cars': 1 } satisfies Record<DomainJoinNames<WithOwners>, 1>,
  ]
  expect([complete.length, incomplete.length, owners.table]).toEqual([2, 3, 'domain'])
})

test('a registry refuses limits in the wrong order and tabs of rows that belong to another resource', () => {
  const fields = { name: localized('Name', 'الاسم'), seats: count('Seats', 'المقاعد', { min: 60, max: 1 }) }
  const wrong = resource({ ...shared, fields, list: ['name'], sort: 'name', related: ['brands.car_id', 'cars.name'] })
  expect(() => registry({ brands, cars: wrong })).toThrow(
    'resources: cars.seats: min 60 is above max 1; cars: related brands.car_id is no relation to cars; cars: related cars.name is no relation to cars',
  )
})
