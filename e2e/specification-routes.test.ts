import { expect, test } from 'vitest'
import { knownRoutes, siteRoutes } from './screen-addresses.ts'
import { specificationRoutes } from './specification-routes.ts'

test('the site has every route of the specification, and an address to test it with', () => {
  expect(specificationRoutes).toHaveLength(38)
  expect(specificationRoutes.filter((route) => !siteRoutes.includes(route))).toEqual([])
  expect(specificationRoutes.filter((route) => !knownRoutes.includes(route))).toEqual([])
})
