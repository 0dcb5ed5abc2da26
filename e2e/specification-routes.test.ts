import { expect, test } from 'vitest'
import { knownRoutes, siteRoutes } from './screen-addresses.ts'
import { plannedRoutes, specificationRoutes } from './specification-routes.ts'

test('the site has every route of the specification, except the planned ones', () => {
  expect(specificationRoutes).toHaveLength(38)
  const missing = specificationRoutes.filter((route) => !siteRoutes.includes(route))
  expect(missing.filter((route) => !Object.hasOwn(plannedRoutes, route))).toEqual([])
  const served = specificationRoutes.filter((route) => siteRoutes.includes(route))
  expect(served.filter((route) => !knownRoutes.includes(route))).toEqual([])
})
