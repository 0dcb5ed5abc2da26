import { checkSitePages, narrowestWidth } from '../../accessibility.ts'
import { isFullRun, testedSchemes } from '../../full-run.ts'
import { type VisitorKind, visitorKinds } from '../../page-examples.ts'
import { testedSitePages } from '../../screen-addresses.ts'
import { test } from '../../test.ts'
import { logInAsVisitor } from '../../visitors.ts'

test.setTimeout(480_000)
// One test covers dozens of pages: failures name the page and the measurement, and recording all of them would be slow.
test.use({ screenshot: 'off' })
// Changing the width of each page takes as much time as opening it.
if (!isFullRun) test.use({ viewport: { width: narrowestWidth, height: 780 } })

// Several tests for those with the most pages, so that none takes minutes: each of them logs in, looks for the rows of its addresses and loads the scripts.
const partsOf: Readonly<Record<VisitorKind, number>> = isFullRun
  ? { guest: 2, newcomer: 1, client: 4, provider: 2 }
  : { guest: 1, newcomer: 1, client: 2, provider: 1 }

for (const visitor of visitorKinds)
  for (let part = 0; part < partsOf[visitor]; part++)
    test(`the pages of a ${visitor} respond, fit and are accessible (${part + 1} of ${partsOf[visitor]})`, async ({
      page,
      localePath,
      lang,
    }) => {
      const pages = testedSitePages(await logInAsVisitor(page, visitor), visitor).filter((_, index) => index % partsOf[visitor] === part)
      await checkSitePages(page, pages, localePath, (name) => testedSchemes(name, lang))
    })
