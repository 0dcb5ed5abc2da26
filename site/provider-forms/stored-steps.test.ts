// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { clearStoredSteps, readStep, writeStep } from './stored-steps.ts'

beforeEach(() => localStorage.clear())

const typed = { intent: '', entries: [['iban', 'SA03']] as const }

test('what is typed into a step is there until the step shows other values', () => {
  writeStep('mona', 'bank', { saved: 'empty', typed })
  expect(readStep('mona', 'bank', 'empty')).toEqual(typed)
  expect(readStep('mona', 'bank', 'saved on another device')).toBeNull()
  expect(readStep('mona', 'times', 'empty')).toBeNull()
})

test('a saved step is removed, the others stay', () => {
  writeStep('mona', 'bank', { saved: '', typed })
  writeStep('mona', 'times', { saved: '', typed })
  writeStep('mona', 'bank', null)
  expect(readStep('mona', 'bank', '')).toBeNull()
  expect(readStep('mona', 'times', '')).toEqual(typed)
  writeStep('mona', 'times', null)
  expect(localStorage.length).toBe(0)
})

test('another user of this browser does not get it, and removes it', () => {
  writeStep('mona', 'bank', { saved: '', typed })
  expect(readStep('saleh', 'bank', '')).toBeNull()
  writeStep('saleh', 'details', null)
  expect(localStorage.length).toBe(0)
})

test('it ends with the session, and an entry that is none counts as none', () => {
  writeStep('mona', 'bank', { saved: '', typed })
  clearStoredSteps()
  expect(readStep('mona', 'bank', '')).toBeNull()
  localStorage.setItem('wasl-application', '{"owner":')
  expect(readStep('mona', 'bank', '')).toBeNull()
})
