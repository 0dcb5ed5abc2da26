import { inject } from 'vitest'
import { type Clock, systemClock } from '../platform/clock.ts'

/** A clock that showed ten in the morning in Riyadh, or the hour TEST_START_HOUR, when the run started; `advance` moves it forward. */
export function testClock(): Clock {
  const clock = systemClock()
  clock.advance(inject('clockOffsetMs'))
  return clock
}
