import { type Grant, type GrantRow, permissionCatalog } from '@wasl/resources/permission-catalog.ts'
import type { Label } from '@wasl/shared/units.ts'
import { expect, test } from 'vitest'
import { applyPreset, grantedRows, matchingRows, menuFor, shareOf, withGrants } from './grants.ts'

const grant = (permission: string) => ({ permission, action: permission.split('.')[1] ?? '', label: { en: 'Open', ar: 'فتح' } as const })
const list = (permission: string, menuLabel: Label): Grant => ({ ...grant(permission), label: { en: 'List', ar: 'القائمة' }, menuLabel })
const coupons: GrantRow = {
  name: 'coupons',
  label: { en: 'Coupons', ar: 'الكوبونات' },
  group: 'marketing',
  grants: [list('coupons.list', { en: 'Coupons', ar: 'الكوبونات' }), grant('coupons.edit'), grant('coupons.open')],
}
const cities: GrantRow = {
  name: 'cities',
  label: { en: 'Cities', ar: 'المدن' },
  group: 'system',
  grants: [list('cities.list', { en: 'Cities', ar: 'المدن' })],
}
const editor = { is_super: false, permissions: ['coupons.list', 'coupons.edit'] }
const owner = { is_super: true, permissions: [] }

test('granting a whole row grants what the admin holds and leaves the rest unchanged', () => {
  expect(withGrants([], coupons.grants, true, editor)).toEqual(['coupons.list', 'coupons.edit'])
  expect(withGrants(['coupons.open', 'coupons.edit'], coupons.grants, false, editor)).toEqual(['coupons.open'])
  expect(withGrants([], coupons.grants, true, owner)).toHaveLength(4)
})

test('an action is granted with the list and the page of its rows, and revoked alone', () => {
  const edit = coupons.grants.slice(1, 2)
  expect(withGrants([], edit, true, owner)).toEqual(['coupons.list', 'coupons.show', 'coupons.edit'])
  expect(withGrants([], edit, true, editor)).toEqual(['coupons.list', 'coupons.edit'])
  expect(withGrants(['coupons.list', 'coupons.show', 'coupons.edit'], edit, false, owner)).toEqual(['coupons.list', 'coupons.show'])
  expect(withGrants([], coupons.grants.slice(0, 1), true, owner)).toEqual(['coupons.list'])
})

test('a preset replaces only permissions the admin may grant', () => {
  expect(applyPreset(['coupons.open', 'coupons.edit'], ['coupons.list', 'cities.list'], editor)).toEqual(['coupons.open', 'coupons.list'])
})

test('a row is granted in full, in part or not at all', () => {
  expect(shareOf(new Set(), coupons.grants)).toBe('none')
  expect(shareOf(new Set(['coupons.open']), coupons.grants)).toBe('some')
  expect(shareOf(new Set(coupons.grants.map(({ permission }) => permission)), coupons.grants)).toBe('all')
})

test('a read-only grid has the rows with something granted only', () => {
  expect(grantedRows([coupons, cities], new Set(['coupons.edit']))).toEqual([coupons])
  expect(grantedRows([coupons, cities], new Set())).toEqual([])
})

test('rows are found by their name or an action in either language', () => {
  expect(matchingRows([coupons, cities], 'كوبون')).toEqual([coupons])
  expect(matchingRows([coupons, cities], 'open')).toEqual([coupons])
  expect(matchingRows([coupons, cities], ' ')).toEqual([coupons, cities])
})

test('the menu of a role has the lists it may open, by group', () => {
  expect(menuFor([coupons, cities], new Set(['cities.list', 'coupons.edit']))).toEqual([{ group: 'system', pages: [cities.label] }])
})

test('the menu of a role has the reports and the home page figures it may open, before its lists', () => {
  const sees = (...granted: string[]) => menuFor(permissionCatalog, new Set(granted))
  const faqs = { group: 'content', pages: [{ en: 'FAQs', ar: 'الأسئلة الشائعة' }] }
  expect(sees('faqs.list', 'reports.show', 'dashboard.show', 'views.share')).toEqual([
    {
      group: 'pages',
      pages: [
        { en: 'Home page figures', ar: 'أرقام الصفحة الرئيسية' },
        { en: 'Reports', ar: 'التقارير' },
      ],
    },
    faqs,
  ])
  expect(sees('faqs.list', 'views.share', 'coupons.edit')).toEqual([faqs])
})
