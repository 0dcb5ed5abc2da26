import { existsSync, readFileSync } from 'node:fs'

export type TestCount = { passed: number; failed: number; skipped: number }
export const emptyCount: TestCount = { passed: 0, failed: 0, skipped: 0 }

/** Counts the tests in Vitest's JSON report. A test file that fails to load counts as one failure. */
export function countVitest(path: string): TestCount | undefined {
  const report = readReport(path)
  if (!report) return undefined
  const files = Array.isArray(report.testResults) ? report.testResults.map(objectOf) : []
  const failedToLoad = files.filter(
    (file) => file.status === 'failed' && Array.isArray(file.assertionResults) && file.assertionResults.length === 0,
  )
  return {
    passed: numberOf(report.numPassedTests),
    failed: numberOf(report.numFailedTests) + failedToLoad.length,
    skipped: numberOf(report.numPendingTests) + numberOf(report.numTodoTests),
  }
}

/** Counts the tests in Playwright's JSON report. A test that passed only on a retry counts as a failure. */
export function countPlaywright(path: string): TestCount | undefined {
  const report = readReport(path)
  if (!report) return undefined
  const stats = objectOf(report.stats)
  return {
    passed: numberOf(stats.expected),
    failed: numberOf(stats.unexpected) + numberOf(stats.flaky),
    skipped: numberOf(stats.skipped),
  }
}

/** The last line of a test run. */
export const closingLine = ({ passed, failed, skipped }: TestCount): string =>
  [`${passed} passed`, `${failed} failed`, skipped > 0 && `${skipped} skipped`].filter(Boolean).join(', ')

export const addCounts = (one: TestCount, other: TestCount): TestCount => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
})

const readReport = (path: string) => (existsSync(path) ? objectOf(JSON.parse(readFileSync(path, 'utf8'))) : undefined)
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)
// Safe: only objects pass, and every field is checked when it is read.
const objectOf = (value: unknown) => (value && typeof value === 'object' ? value : {}) as Record<string, unknown>
