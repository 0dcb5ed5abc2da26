import { checkSitePages } from '../../accessibility.ts'
import { oneOfEachRoute } from '../../screen-addresses.ts'
import { test } from '../../test.ts'
import { logInAsVisitor } from '../../visitors.ts'

test.setTimeout(240_000)
test.use({ screenshot: 'off', contextOptions: { reducedMotion: 'reduce' } })

// The phone checks every state of a page. Here each route is checked once, by the visitor with the fullest page.
for (const visitor of ['guest', 'client', 'provider'] as const)
  test(`the pages that a ${visitor} sees fit and are accessible in dark mode`, async ({ page, localePath }) => {
    const samples = await logInAsVisitor(page, visitor)
    await page.emulateMedia({ colorScheme: 'dark' })
    await checkSitePages(page, oneOfEachRoute(samples, visitor), localePath)
  })
