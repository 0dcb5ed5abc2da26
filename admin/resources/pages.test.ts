import { expect, test } from 'vitest'
import { accessiblePages } from './pages.ts'

const labelsFor = (permissions: string[], is_super = false) => accessiblePages({ is_super, permissions }).map(({ label }) => label.en)

test('a super admin can open the home page, reports, every list, the settings and the account', () => {
  const all = labelsFor([], true)
  expect(all.slice(0, 3)).toEqual(['Home', 'Reports', 'Orders'])
  expect(all).toContain('Settings')
  expect(all.at(-1)).toBe('My account')
})

test('other admins can open only the pages they have permission for', () => {
  expect(labelsFor([])).toEqual(['Home', 'My account'])
  expect(labelsFor(['reports.show', 'faqs.list', 'coupons.edit'])).toEqual(['Home', 'Reports', 'FAQs', 'My account'])
})
