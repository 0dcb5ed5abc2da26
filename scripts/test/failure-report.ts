import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

type ReportNode = Record<string, unknown>

/** Formats the failures in a JSON report of Vitest or Playwright: the test name, then the first lines of its error. Undefined if nothing failed. */
export function formatFailures(path: string): string | undefined {
  const report = existsSync(path) ? objectOf(JSON.parse(readFileSync(path, 'utf8'))) : {}
  const failures = [
    ...listOf(report.testResults).flatMap(vitestFailures),
    ...listOf(report.suites).flatMap((suite) => playwrightFailures(suite)),
  ]
  return failures.length > 0 ? failures.join('\n') : undefined
}

/** The failed tests of a Vitest file, or the file itself if it failed to load. */
function vitestFailures(file: ReportNode): string[] {
  const failed = listOf(file.assertionResults).filter(({ status }) => status === 'failed')
  if (failed.length === 0) return file.status === 'failed' ? [formatFailure(`${file.name}`, [file.message])] : []
  return failed.map(({ fullName, failureMessages }) => formatFailure(`${file.name} › ${fullName}`, textsOf(failureMessages)))
}

/** The failed tests of a Playwright suite and its nested suites, with the error of each attempt. */
function playwrightFailures(suite: ReportNode): string[] {
  const failures = listOf(suite.specs).flatMap(({ title, tests }) =>
    listOf(tests)
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const errors = listOf(results).flatMap((result) => listOf(result.errors).slice(0, 1))
        return formatFailure(`${projectName} › ${suite.file} › ${title}`, errors.map(messageOf))
      }),
  )
  return [...failures, ...listOf(suite.suites).flatMap(playwrightFailures)]
}

function messageOf({ message, location }: ReportNode): string {
  const { file, line } = objectOf(location)
  return `${message}${file ? `\nat ${file}:${line}` : ''}`
}

/** Omits the frames of packages and truncates long diffs and page snapshots; the full text is in `test-results`. */
function formatFailure(name: string, messages: readonly unknown[]): string {
  const excerpts = messages.map((message) =>
    stripVTControlCharacters(String(message))
      .split('\n')
      .filter((line) => line.trim() && !/^\s+at .*(node_modules|<anonymous>)/.test(line))
      .slice(0, 14)
      .map((line) => `    ${line.slice(0, 240)}`)
      .join('\n'),
  )
  return [name, ...excerpts].join('\n')
}

const listOf = (value: unknown): ReportNode[] => (Array.isArray(value) ? value.map(objectOf) : [])
const textsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
// Safe: only objects pass, and every field is checked or stringified when it is read.
const objectOf = (value: unknown) => (value && typeof value === 'object' ? value : {}) as ReportNode
