import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { closingLine, countPlaywright, countVitest, emptyCount } from './count-tests.ts'

const folder = mkdtempSync(join(tmpdir(), 'wasl-count-'))
afterAll(() => rmSync(folder, { recursive: true }))

const saved = (report: object) => {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}

test('a test file that fails to load counts as a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{}] },
  ]
  const path = saved({ numPassedTests: 1, numFailedTests: 0, numPendingTests: 2, numTodoTests: 0, testResults })
  expect(countVitest(path)).toEqual({ passed: 1, failed: 1, skipped: 2 })
})

test('a journey that passed only on a retry counts as a failure', () => {
  expect(countPlaywright(saved({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } }))).toEqual({
    passed: 3,
    failed: 2,
    skipped: 0,
  })
})

test('a missing report has no count', () => {
  expect(countVitest('/nowhere/report.json')).toBeUndefined()
})

test('the closing line mentions skipped tests only if there are any', () => {
  expect(closingLine({ ...emptyCount, passed: 2 })).toBe('2 passed, 0 failed')
  expect(closingLine({ passed: 2, failed: 1, skipped: 4 })).toBe('2 passed, 1 failed, 4 skipped')
})
