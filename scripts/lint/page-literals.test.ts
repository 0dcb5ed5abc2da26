import { expect, test } from 'vitest'
import { findPageLiterals } from './page-literals.ts'

const linesOf = (text: string, path = 'site/orders/Example.tsx') => findPageLiterals(path, text).map(({ line }) => line)

test.each([
  ["a link, to='/orders'", "<PageLink to='/orders'>"],
  ['an attribute', '<PageLink to="/wallet/top-up">'],
  ['an address with a query', "redirect('/profile?tab=users')"],
  ['an English address', "page.goto('/en/orders')"],
  ['a template', '`/orders/${order.id}/pay`'],
  ['a file', '`/files/${file.id}`'],
])('finds %s', (_, code) => expect(linesOf(`const a = 1\n${code}`)).toEqual([2]))

test.each([
  ['a call of the map', 'pages.orders()'],
  ['a path of the API', "'/api/orders'"],
  ['a call of the API by its method', "call('GET', '/orders')"],
  ['what is no page', "'/no-such-page'"],
  ['the root', "cookie({ path: '/' })"],
  ['a comment', "// '/orders' → '/en/orders'"],
])('leaves %s', (_, code) => expect(linesOf(code)).toEqual([]))

test('leaves the map', () => expect(linesOf("'/orders/x'", 'shared/pages/pages.ts')).toEqual([]))

test.each(["'/admin'", "'/admin/faqs'", '`/admin/${name}/${id}/edit`', "'/admin/reports/sales'"])(
  'outside of the back office, %s is a page of it',
  (code) => expect([linesOf(code, 'e2e/faqs.spec.ts'), linesOf(code, 'api/identity/mail.ts')]).toEqual([[1], [1]]),
)

test('inside the back office, addresses are relative to it', () => {
  const inside = (code: string) => linesOf(code, 'admin/app/router.tsx')
  expect(["'/account'", "'/faqs'", '`/orders/${id}/edit`', "'/settings?tab=company'", "'/en/orders'"].map(inside)).toEqual(
    Array(5).fill([1]),
  )
  expect(["'/'", "'/no-such-screen'", '`/${path}`'].map(inside)).toEqual([[], [], []])
})
