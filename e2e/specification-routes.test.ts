import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from '@wasl/shared/pages/pages.ts'
import { expect, test } from 'vitest'
import { specificationRoutes } from './specification-routes.ts'

test('the site has every page of the specification', () => {
  expect(specificationRoutes).toHaveLength(38)
  const patterns: readonly string[] = Object.values(pages).map(({ pattern }) => pattern)
  expect(specificationRoutes.filter((route) => !patterns.includes(route))).toEqual([])
})

test('docs/specification.md lists the same routes', () => {
  const text = readFileSync(join(import.meta.dirname, '../docs/specification.md'), 'utf8')
  const written = (route: string) => `\`${route.replace(/:(\w+)/g, '{$1}')}\``
  expect(specificationRoutes.filter((route) => !text.includes(written(route)))).toEqual([])
})
