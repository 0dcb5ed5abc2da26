import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { failuresOf } from './failure-report.ts'

const folder = mkdtempSync(join(tmpdir(), 'wasl-told-'))
afterAll(() => rmSync(folder, { recursive: true }))

const saved = (report: object) => {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}

test('a failed unit test is told by its file, its name and its error', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds' },
    { status: 'failed', fullName: 'takes away', failureMessages: ['expected 1 to be 2\n\n  at sum.ts:3'] },
  ]
  const told = failuresOf(saved({ testResults: [{ name: 'sum.test.ts', status: 'failed', assertionResults }] }))
  expect(told).toBe('sum.test.ts › takes away\n    expected 1 to be 2\n      at sum.ts:3')
})

test('a test file that cannot be loaded is told by itself', () => {
  const testResults = [{ name: 'sum.test.ts', status: 'failed', message: 'no such file', assertionResults: [] }]
  expect(failuresOf(saved({ testResults }))).toBe('sum.test.ts\n    no such file')
})

test('a journey is told with the error of each try, its colours taken off, and where', () => {
  const error = { message: '\u001b[31mnot visible\u001b[39m', location: { file: 'e2e/pay.ts', line: 7 } }
  const tests = [{ status: 'unexpected', projectName: 'phone', results: [{ errors: [error] }, { errors: [{ message: 'again' }] }] }]
  const suites = [{ file: 'pay.spec.ts', suites: [{ file: 'pay.spec.ts', specs: [{ title: 'pays', tests }] }] }]
  expect(failuresOf(saved({ suites }))).toBe('phone › pay.spec.ts › pays\n    not visible\n    at e2e/pay.ts:7\n    again')
})

test('nothing is told where nothing failed, or where there is no report', () => {
  expect(failuresOf(saved({ suites: [{ specs: [{ title: 'pays', tests: [{ status: 'expected' }] }] }] }))).toBeUndefined()
  expect(failuresOf('/nowhere/report.json')).toBeUndefined()
})
