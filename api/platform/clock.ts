/** Where the product's time comes from. `now` is an ISO instant in UTC, with milliseconds. */
export type Clock = { now: () => string; advance: (ms: number) => void }

/** The clock of the machine; `advance` moves it forward in demo mode and in tests. */
export function machineClock(): Clock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead).toISOString(),
    advance: (ms) => {
      ahead += ms
    },
  }
}
