import { expect, test } from 'vitest'
import { pagePathOf } from './middleware.server.ts'

test.each([
  ['/chat/1?_routes=root', '/chat/1'],
  ['/orders?tab=new&_routes=root&side=open', '/orders?tab=new&side=open'],
  ['/orders?tab=new', '/orders?tab=new'],
  ['/orders', '/orders'],
])('the page of the request %s is %s', (requested, page) => {
  expect(pagePathOf(new URL(requested, 'https://wasl.test'))).toBe(page)
})
