import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { sitePages } from '../../screen-addresses.ts'
import { expect, test } from '../../test.ts'
import { htmlProblems } from '../../valid-html.ts'
import { logInAsVisitor } from '../../visitors.ts'

// Responses are only read: a picture of the empty window says nothing.
test.use({ screenshot: 'off' })

for (const visitor of ['guest', 'client', 'provider'] as const)
  test(`the server sends valid HTML for every page of a ${visitor}`, async ({ page }) => {
    const addresses = sitePages(await logInAsVisitor(page, visitor), visitor)
    const problems: Record<string, string[]> = {}
    for (const path of addresses.flatMap(({ path }) => [path, pathIn('en', path)])) {
      const response = await page.request.get(path)
      expect(response.headers()['content-type'], path).toContain('text/html')
      const found = await htmlProblems(await response.text(), path)
      if (found.length > 0) problems[path] = found
    }
    expect(problems).toEqual({})
  })
