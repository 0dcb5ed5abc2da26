import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { HtmlValidate } from 'html-validate'
import { isFullRun } from '../../full-run.ts'
import { sitePages } from '../../screen-addresses.ts'
import { expect, test } from '../../test.ts'
import { logInAsVisitor } from '../../visitors.ts'

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
// Responses are only read: a picture of the empty window says nothing.
test.use({ screenshot: 'off' })

/** A page in both languages; `npm test` checks every other page in English, since both have the same markup. */
const testedPaths = (path: string, at: number): string[] => {
  const both = [path, pathIn('en', path)]
  return isFullRun ? both : both.slice(at % 2, (at % 2) + 1)
}

for (const visitor of ['guest', 'client', 'provider'] as const)
  test(`the server sends valid HTML for every page of a ${visitor}`, async ({ page }) => {
    const addresses = sitePages(await logInAsVisitor(page, visitor), visitor)
    const problems: Record<string, string[]> = {}
    for (const path of addresses.flatMap(({ path }, at) => testedPaths(path, at))) {
      const response = await page.request.get(path)
      expect(response.headers()['content-type'], path).toContain('text/html')
      const { results } = await validator.validateString(await response.text(), path)
      const messages = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      )
      if (messages.length > 0) problems[path] = [...new Set(messages)]
    }
    expect(problems).toEqual({})
  })
