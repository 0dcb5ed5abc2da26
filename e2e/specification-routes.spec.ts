import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import type { VisitorKind } from './page-examples.ts'
import { redirectingRoutes, sitePages } from './screen-addresses.ts'
import { specificationRoutes } from './specification-routes.ts'
import { expect, test } from './test.ts'
import { logInAsVisitor } from './visitors.ts'

// A route is requested as the first of these visitors that has an address for it.
const visitors: readonly VisitorKind[] = ['guest', 'client', 'provider']

test('every route of the specification answers in both languages', async ({ newBrowserPage }) => {
  const open = new Set(specificationRoutes)
  const answers: Record<string, number[]> = {}
  for (const visitor of visitors) {
    const page = await newBrowserPage()
    const addresses = sitePages(await logInAsVisitor(page, visitor), visitor)
    for (const route of open) {
      const address = addresses.find((candidate) => candidate.route === route)
      if (!address) continue
      open.delete(route)
      const paths = [address.path, pathIn('en', address.path)]
      // The bare home page redirects by the browser's language only for a visitor without a choice.
      const statuses = paths.map(async (path) =>
        (await page.request.get(path, { maxRedirects: redirectingRoutes.includes(route) ? 5 : 0 })).status(),
      )
      answers[route] = await Promise.all(statuses)
    }
  }
  expect([...open]).toEqual([])
  const wrong = Object.entries(answers).filter(([route, statuses]) =>
    statuses.some((status) => status !== 200 && !(route === pages.home.pattern && status === 302)),
  )
  expect(wrong).toEqual([])
})
