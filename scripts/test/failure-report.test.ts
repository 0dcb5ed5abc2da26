import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { formatFailures } from './failure-report.ts'

const folder = mkdtempSync(join(tmpdir(), 'wasl-failures-'))
afterAll(() => rmSync(folder, { recursive: true }))

const saved = (report: object) => {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}

test('reports a failed unit test with its file, name and error', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds' },
    {
      status: 'failed',
      fullName: 'takes away',
      failureMessages: ['expected 1 to be 2\n\n  at sum.ts:3\n  at run (node_modules/runner.js:1)'],
    },
  ]
  const report = formatFailures(saved({ testResults: [{ name: 'sum.test.ts', status: 'failed', assertionResults }] }))
  expect(report).toBe('sum.test.ts › takes away\n    expected 1 to be 2\n      at sum.ts:3')
})

test('reports a test file that fails to load', () => {
  const testResults = [{ name: 'sum.test.ts', status: 'failed', message: 'no such file', assertionResults: [] }]
  expect(formatFailures(saved({ testResults }))).toBe('sum.test.ts\n    no such file')
})

test('reports a journey with the error of each attempt without color codes, and its location', () => {
  const error = { message: '\u001b[31mnot visible\u001b[39m', location: { file: 'e2e/pay.ts', line: 7 } }
  const tests = [{ status: 'unexpected', projectName: 'phone', results: [{ errors: [error] }, { errors: [{ message: 'again' }] }] }]
  const suites = [{ file: 'pay.spec.ts', suites: [{ file: 'pay.spec.ts', specs: [{ title: 'pays', tests }] }] }]
  expect(formatFailures(saved({ suites }))).toBe('phone › pay.spec.ts › pays\n    not visible\n    at e2e/pay.ts:7\n    again')
})

test('reports nothing if nothing failed or there is no report', () => {
  expect(formatFailures(saved({ suites: [{ specs: [{ title: 'pays', tests: [{ status: 'expected' }] }] }] }))).toBeUndefined()
  expect(formatFailures('/nowhere/report.json')).toBeUndefined()
})
