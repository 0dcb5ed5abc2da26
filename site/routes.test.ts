import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import routes from './routes.ts'

const routeObjects = routes.map(({ id, path }) => ({ id, path }))
const fileOf = (path: string): string | undefined => {
  const id = matchRoutes(routeObjects, path)?.[0]?.route.id
  return routes.find((route) => route.id === id)?.file
}

test.each([
  [pages.home(), 'routes/home.tsx'],
  [pages.order({ id: 1 }), 'routes/order.tsx'],
  [pages.invoice({ id: 1 }), 'routes/invoice.tsx'],
  [pages.statement(), 'routes/statement.tsx'],
  [resourceRoutes.viewAs(), 'routes/view-as.ts'],
  ['/no-such-page', 'routes/not-found.tsx'],
])('%s is %s in both languages', (path, file) => {
  expect(fileOf(path)).toBe(file)
  expect(fileOf(pathIn('en', path))).toBe(file)
})

test('a file has one address, without a language', () => {
  expect(fileOf(resourceRoutes.file({ id: 1 }))).toBe('routes/file.ts')
  expect(fileOf(pathIn('en', resourceRoutes.file({ id: 1 })))).toBe('routes/not-found.tsx')
})
