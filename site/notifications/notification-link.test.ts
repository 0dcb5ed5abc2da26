import { expect, test } from 'vitest'
import { noticeLink, orderPath } from './notification-link.ts'

test.each([
  ['/orders/7f1c', { to: '/order-details?id=7f1c', isOrder: true }],
  ['/wallet', { to: '/wallet', isOrder: false }],
  ['/orders', { to: '/orders', isOrder: false }],
  ['https://elsewhere.example/orders/1', null],
  ['//elsewhere.example', null],
  ['javascript:alert(1)', null],
  [null, null],
])('a notice with the link %s leads to %o', (link, to) => {
  expect(noticeLink(link)).toEqual(to)
})

test('order details without an id lead to all orders', () => {
  expect(orderPath(null)).toBe('/orders')
})

test('order details never leave the orders', () => {
  expect(orderPath('../wallet')).toBe('/orders/..%2Fwallet')
})
