import { checkSitePages } from '../../accessibility.ts'
import { testedSchemes } from '../../full-run.ts'
import { knownRoutes, siteRoutes, testedSitePages, visitorKinds } from '../../screen-addresses.ts'
import { expect, test } from '../../test.ts'
import { logInAsVisitor } from '../../visitors.ts'

test.setTimeout(240_000)
// One test covers dozens of pages: failures name the page and the measurement, and recording all of them would be slow.
test.use({ screenshot: 'off' })

test('every route of the site is covered', () => {
  expect([...knownRoutes].sort()).toEqual([...siteRoutes].sort())
})

for (const visitor of visitorKinds)
  test(`the pages of a ${visitor} respond, fit and are accessible`, async ({ page, localePath, lang }) => {
    const samples = await logInAsVisitor(page, visitor)
    await checkSitePages(page, testedSitePages(samples, visitor), localePath, (name) => testedSchemes(name, lang))
  })
