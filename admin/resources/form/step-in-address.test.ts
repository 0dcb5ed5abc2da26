import { expect, test } from 'vitest'
import { addressOfStep, stepInAddress } from './step-in-address.ts'

test('a step is read from the address, never beyond the last one', () => {
  const stepOf = (query: string) => stepInAddress(new URLSearchParams(query), 4)
  expect([stepOf(''), stepOf('step=1'), stepOf('step=3'), stepOf('step=99')]).toEqual([0, 0, 2, 4])
  expect(['step=0', 'step=-1', 'step=x', 'step=1e9', 'step=100'].map(stepOf)).toEqual([0, 0, 0, 0, 0])
})

test('the address keeps its other parameters, and the first step needs none', () => {
  const copy = new URLSearchParams('copy=7')
  expect(String(addressOfStep(copy, 2))).toBe('copy=7&step=3')
  expect(String(addressOfStep(addressOfStep(copy, 2), 0))).toBe('copy=7')
})
