import { expect, test } from 'vitest'
import { toRequest } from './to-request.ts'

test.each(['http://a@b/', 'http://a:b@c/en', 'http://:b@c/', 'http://a b/', 'http://[/'])('the address %s is not valid', (url) => {
  expect(() => toRequest(url, {})).toThrow(expect.objectContaining({ status: 400 }))
})

test('the address of a page becomes a request', () => {
  expect(toRequest('https://wasl.test/en/orders?a=b@c', {}).url).toBe('https://wasl.test/en/orders?a=b@c')
})
