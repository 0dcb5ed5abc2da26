import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

/** What is invalid in the HTML that the server sent for a path, one line each. */
export async function htmlProblems(html: string, path: string): Promise<string[]> {
  const { results } = await validator.validateString(html, path)
  const problems = results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`))
  return [...new Set(problems)]
}
