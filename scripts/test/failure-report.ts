import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

type Told = Record<string, unknown>

/** What failed in a runner's JSON report (Vitest's or Playwright's), most telling first: the test, then the head of its error. */
export function failuresOf(path: string): string | undefined {
  const report = existsSync(path) ? objectOf(JSON.parse(readFileSync(path, 'utf8'))) : {}
  const failures = [...listOf(report.testResults).flatMap(ofVitest), ...listOf(report.suites).flatMap((suite) => ofPlaywright(suite))]
  return failures.length > 0 ? failures.join('\n') : undefined
}

/** A test file of Vitest: its failed tests, or the file itself when it could not be loaded. */
function ofVitest(file: Told): string[] {
  const failed = listOf(file.assertionResults).filter(({ status }) => status === 'failed')
  if (failed.length === 0) return file.status === 'failed' ? [head(`${file.name}`, [file.message])] : []
  return failed.map(({ fullName, failureMessages }) => head(`${file.name} › ${fullName}`, textsOf(failureMessages)))
}

/** A suite of Playwright with the suites in it: every test that did not pass at its first try, with the error of each try. */
function ofPlaywright(suite: Told): string[] {
  const own = listOf(suite.specs).flatMap(({ title, tests }) =>
    listOf(tests)
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, projectName, results }) => {
        const late = status === 'flaky' ? ' (passed at the second try)' : ''
        const errors = listOf(results).flatMap((result) => listOf(result.errors).slice(0, 1))
        return head(`${projectName} › ${suite.file} › ${title}${late}`, errors.map(messageOf))
      }),
  )
  return [...own, ...listOf(suite.suites).flatMap(ofPlaywright)]
}

function messageOf({ message, location }: Told): string {
  const { file, line } = objectOf(location)
  return `${message}${file ? `\nat ${file}:${line}` : ''}`
}

/** Long differences and page snapshots are cut: the whole of it is in the report and in `test-results`. */
function head(name: string, messages: readonly unknown[]): string {
  const shown = messages.map((message) =>
    stripVTControlCharacters(String(message))
      .split('\n')
      .filter((line) => line.trim())
      .slice(0, 14)
      .map((line) => `    ${line.slice(0, 240)}`)
      .join('\n'),
  )
  return [name, ...shown].join('\n')
}

const listOf = (value: unknown): Told[] => (Array.isArray(value) ? value.map(objectOf) : [])
const textsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
// Safe: only object values pass, and every field read from it is checked again or printed as it is.
const objectOf = (value: unknown) => (value && typeof value === 'object' ? value : {}) as Told
