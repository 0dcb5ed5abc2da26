import { existsSync, readFileSync } from 'node:fs'

/** `retried`: how many of the passed ones passed only at their second try. */
export type Count = { passed: number; failed: number; skipped: number; retried: number }
export const nothing: Count = { passed: 0, failed: 0, skipped: 0, retried: 0 }

/** What Vitest's JSON report counts; a file that could not even be loaded counts as one failure. */
export function countVitest(path: string): Count | undefined {
  const report = readReport(path)
  if (!report) return undefined
  const files = Array.isArray(report.testResults) ? report.testResults.map(objectOf) : []
  const unloaded = files.filter(
    (file) => file.status === 'failed' && Array.isArray(file.assertionResults) && file.assertionResults.length === 0,
  )
  return {
    passed: numberOf(report.numPassedTests),
    failed: numberOf(report.numFailedTests) + unloaded.length,
    skipped: numberOf(report.numPendingTests) + numberOf(report.numTodoTests),
    retried: 0,
  }
}

/** What Playwright's JSON report counts; a test that passed only on a second try passed. */
export function countPlaywright(path: string): Count | undefined {
  const report = readReport(path)
  if (!report) return undefined
  const stats = objectOf(report.stats)
  return {
    passed: numberOf(stats.expected) + numberOf(stats.flaky),
    failed: numberOf(stats.unexpected),
    skipped: numberOf(stats.skipped),
    retried: numberOf(stats.flaky),
  }
}

/** The sum in the one line that ends a run. */
export const closingLine = ({ passed, failed, skipped, retried }: Count): string =>
  [`${passed} passed`, `${failed} failed`, skipped > 0 && `${skipped} skipped`, retried > 0 && `${retried} at the second try`]
    .filter(Boolean)
    .join(', ')

export const add = (one: Count, other: Count): Count => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  retried: one.retried + other.retried,
})

const readReport = (path: string) => (existsSync(path) ? objectOf(JSON.parse(readFileSync(path, 'utf8'))) : undefined)
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)
// Safe: only object values pass, and every field read from it is checked again.
const objectOf = (value: unknown) => (value && typeof value === 'object' ? value : {}) as Record<string, unknown>
