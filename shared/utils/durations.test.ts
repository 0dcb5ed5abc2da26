import { expect, test } from 'vitest'
import { parseDuration } from './durations.ts'

test.each([
  ['PT2H', 7_200_000],
  ['P7D', 604_800_000],
  ['P1DT1H30M15S', 91_815_000],
  ['PT', null],
  ['P', null],
  ['2h', null],
  ['-PT2H', null],
])('%s', (text, ms) => {
  expect(parseDuration(text)).toBe(ms)
})
