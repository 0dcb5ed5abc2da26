import { expect, test } from 'vitest'
import { notificationLink, orderPath } from './notification-link.ts'

test.each([
  ['/orders/7f1c', { to: '/order-details?id=7f1c', isOrder: true }],
  ['/wallet', { to: '/wallet', isOrder: false }],
  ['/orders', { to: '/orders', isOrder: false }],
  ['https://elsewhere.example/orders/1', null],
  ['//elsewhere.example', null],
  ['javascript:alert(1)', null],
  [null, null],
])('a notification with the link %s links to %o', (link, to) => {
  expect(notificationLink(link)).toEqual(to)
})

test('order details without an id redirect to all orders', () => {
  expect(orderPath(null)).toBe('/orders')
})

test('an id cannot lead out of /orders', () => {
  expect(orderPath('../wallet')).toBe('/orders/..%2Fwallet')
})
