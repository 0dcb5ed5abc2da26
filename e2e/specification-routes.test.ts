import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { knownRoutes, siteRoutes } from './screen-addresses.ts'
import { specificationRoutes } from './specification-routes.ts'

test('the site has every route of the specification, and an address to test it with', () => {
  expect(specificationRoutes).toHaveLength(38)
  expect(specificationRoutes.filter((route) => !siteRoutes.includes(route))).toEqual([])
  expect(specificationRoutes.filter((route) => !knownRoutes.includes(route))).toEqual([])
})

test('docs/specification.md lists the same routes', () => {
  const text = readFileSync(join(import.meta.dirname, '../docs/specification.md'), 'utf8')
  const written = (route: string) => `\`/${route.replace(/:(\w+)/g, '{$1}')}\``
  expect(specificationRoutes.filter((route) => !text.includes(written(route)))).toEqual([])
})
