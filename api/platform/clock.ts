/** The source of the app's time. `now` is an ISO instant in UTC, with milliseconds. */
export type Clock = { now: () => string; advance: (ms: number) => void }

/** The system clock; `advance` moves it forward in demo mode and in tests. */
export function systemClock(): Clock {
  let offsetMs = 0
  return {
    now: () => new Date(Date.now() + offsetMs).toISOString(),
    advance: (ms) => {
      offsetMs += ms
    },
  }
}
