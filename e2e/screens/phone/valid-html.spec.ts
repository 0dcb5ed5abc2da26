import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { HtmlValidate } from 'html-validate'
import { sitePages } from '../../screen-addresses.ts'
import { expect, test } from '../../test.ts'
import { logInAsVisitor } from '../../visitors.ts'

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
// Responses are only read: a picture of the empty window says nothing.
test.use({ screenshot: 'off' })

for (const visitor of ['guest', 'client', 'provider'] as const)
  test(`the server sends valid HTML for every page of a ${visitor} in both languages`, async ({ page }) => {
    const addresses = sitePages(await logInAsVisitor(page, visitor), visitor)
    const problems: Record<string, string[]> = {}
    for (const path of addresses.flatMap(({ path }) => [path, pathIn('en', path)])) {
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
