import { expect, test } from 'vitest'
import { pagesOpenTo } from './pages.ts'

const englishOf = (permissions: string[], is_super = false) => pagesOpenTo({ is_super, permissions }).map(({ label }) => label[0])

test('whoever may everything goes to the home page, reports, every list, the settings and their account', () => {
  const all = englishOf([], true)
  expect(all.slice(0, 3)).toEqual(['Home', 'Reports', 'Orders'])
  expect(all).toContain('Settings')
  expect(all.at(-1)).toBe('My account')
})

test('everyone else only to what they may open', () => {
  expect(englishOf([])).toEqual(['Home', 'My account'])
  expect(englishOf(['reports.show', 'faqs.list', 'coupons.edit'])).toEqual(['Home', 'Reports', 'FAQs', 'My account'])
})
