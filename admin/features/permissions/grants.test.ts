import { type Grant, type GrantRow, permissionCatalogue } from '@wasl/resources/permission-catalog.ts'
import type { Label } from '@wasl/shared/units.ts'
import { expect, test } from 'vitest'
import { matching, menuOf, presetOver, shareOf, withGrants } from './grants.ts'

const grant = (permission: string) => ({ permission, act: permission.split('.')[1] ?? '', label: ['Open', 'فتح'] as const })
const list = (permission: string, opens: Label): Grant => ({ ...grant(permission), label: ['List', 'القائمة'], opens })
const coupons: GrantRow = {
  name: 'coupons',
  label: ['Coupons', 'الكوبونات'],
  group: 'marketing',
  grants: [list('coupons.list', ['Coupons', 'الكوبونات']), grant('coupons.edit'), grant('coupons.open')],
}
const cities: GrantRow = {
  name: 'cities',
  label: ['Cities', 'المدن'],
  group: 'system',
  grants: [list('cities.list', ['Cities', 'المدن'])],
}
const editor = { is_super: false, permissions: ['coupons.list', 'coupons.edit'] }
const owner = { is_super: true, permissions: [] }

test('a whole row gives what the admin has to give and leaves the rest as it was', () => {
  expect(withGrants([], coupons.grants, true, editor)).toEqual(['coupons.list', 'coupons.edit'])
  expect(withGrants(['coupons.open', 'coupons.edit'], coupons.grants, false, editor)).toEqual(['coupons.open'])
  expect(withGrants([], coupons.grants, true, owner)).toHaveLength(3)
})

test('a preset replaces what may be handed on and nothing else', () => {
  expect(presetOver(['coupons.open', 'coupons.edit'], ['coupons.list', 'cities.list'], editor)).toEqual(['coupons.open', 'coupons.list'])
})

test('a row is held in full, in part or not at all', () => {
  expect(shareOf(new Set(), coupons.grants)).toBe('none')
  expect(shareOf(new Set(['coupons.open']), coupons.grants)).toBe('some')
  expect(shareOf(new Set(coupons.grants.map(({ permission }) => permission)), coupons.grants)).toBe('all')
})

test('rows are found by their name or an act in either language', () => {
  expect(matching([coupons, cities], 'كوبون')).toEqual([coupons])
  expect(matching([coupons, cities], 'open')).toEqual([coupons])
  expect(matching([coupons, cities], ' ')).toEqual([coupons, cities])
})

test('a role sees the lists it may open, by group', () => {
  expect(menuOf([coupons, cities], new Set(['cities.list', 'coupons.edit']))).toEqual([{ group: 'system', opened: [cities.label] }])
})

test('a role sees the reports and the figures of the home page where it may, before its lists', () => {
  const sees = (...held: string[]) => menuOf(permissionCatalogue, new Set(held))
  const faqs = { group: 'content', opened: [['FAQs', 'الأسئلة الشائعة']] }
  expect(sees('faqs.list', 'reports.show', 'dashboard.show', 'views.share')).toEqual([
    {
      group: 'pages',
      opened: [
        ['Figures of the home page', 'أرقام الصفحة الرئيسية'],
        ['Reports', 'التقارير'],
      ],
    },
    faqs,
  ])
  expect(sees('faqs.list', 'views.share', 'coupons.edit')).toEqual([faqs])
})
