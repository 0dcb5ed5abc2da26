import { expect, expectTypeOf, test } from 'vitest'
import { address } from './address.ts'
import { pathIn } from './locale-path.ts'
import { pages } from './pages.ts'

test('an address has its parameters in the path and the rest in the query', () => {
  expect(pages.order({ id: '7f1c' })).toBe('/orders/7f1c')
  expect(pages.orders()).toBe('/orders')
  expect(pages.orders({ tab: 'new', side: 'open' })).toBe('/orders?side=open&tab=new')
  expect(pathIn('en', pages.providerReviews({ id: 1, page: 2 }))).toBe('/en/provirder_review/1?page=2')
})

test('what is null or undefined is left out of the query', () =>
  expect(pages.orders({ tab: 'new', side: null, kind: undefined })).toBe('/orders?tab=new'))

test('a value never leaves its place in the address', () => {
  expect(pages.order({ id: '../wallet?x#y' })).toBe('/orders/..%2Fwallet%3Fx%23y')
  expect(pages.login({ next: '/orders?tab=new&side=open' })).toBe('/auth/login?next=%2Forders%3Ftab%3Dnew%26side%3Dopen')
})

test('the pattern has no query', () => expect(pages.provider.pattern).toBe('/provider_details/:id/:categoryId'))

test('parameters are required, and only names of the declaration are allowed', () => {
  const review = address('/reviews/:id/:part?page')
  expectTypeOf<Parameters<typeof review>>().toEqualTypeOf<
    [values: { id: string | number; part: string | number } & { page?: string | number | null | undefined }]
  >()
  expectTypeOf<Parameters<typeof pages.wallet>>().toEqualTypeOf<[]>()
  // @ts-expect-error: the id is missing.
  expect(pages.order({})).toBe('/orders/undefined')
  // @ts-expect-error: no such name in the query.
  expect(pages.orders({ tabb: 'new' })).toBe('/orders')
})
