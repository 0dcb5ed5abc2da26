import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { routesLocaleOf, routesOfLocale } from './locale-routes.ts'
import routes from './routes.ts'

const manifest = {
  root: { id: 'root', path: '' },
  ...Object.fromEntries(routes.map(({ id = '', path }) => [id, { id, path, parentId: 'root' }])),
}
/** The route of a path, as React Router finds it among these: the page, or the root alone. */
function routeOf(path: string, among: Record<string, { id: string; path?: string | undefined; parentId?: string | undefined }>) {
  const { root, ...children } = among
  const tree = [{ id: root?.id, path: '', children: Object.values(children).map(({ id, path }) => ({ id, path })) }]
  return matchRoutes(tree, path)?.at(-1)?.route.id
}

const paths = [...Object.values(pages), ...Object.values(resourceRoutes)].map(({ pattern }) => pattern.replace(/:\w+/g, '1'))

test('every page and every other address has the same route among those of its language as among all', () => {
  for (const path of [...paths, '/no-such-page'].flatMap((path) => [path, pathIn('en', path)])) {
    const found = routeOf(path, routesOfLocale(manifest, routesLocaleOf(path)))
    expect([path, found]).toEqual([path, routeOf(path, manifest)])
    expect([path, found]).not.toEqual([path, 'root'])
  }
})

test('the routes of a language are about half of all', () => {
  const share = (locale: 'ar' | 'en') => Object.keys(routesOfLocale(manifest, locale)).length / Object.keys(manifest).length
  expect([share('ar') < 0.65, share('en') < 0.55]).toEqual([true, true])
})

test('the Arabic home page is known among the English routes', () => {
  expect(routeOf('/', routesOfLocale(manifest, 'en'))).toBe('ar:home')
})

test('the data of a page has the language of the page', () => {
  expect(['/_root.data', '/orders.data', '/en.data', '/en/orders.data', '/english'].map(routesLocaleOf)).toEqual([
    'ar',
    'ar',
    'en',
    'en',
    'ar',
  ])
})
