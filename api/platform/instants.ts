/** An ISO instant moved by seconds (negative: earlier). */
export const addSeconds = (instant: string, seconds: number): string => new Date(Date.parse(instant) + seconds * 1000).toISOString()

/** Whole seconds until an instant, at least 0. */
export const secondsUntil = (now: string, instant: string): number => Math.max(0, Math.ceil((Date.parse(instant) - Date.parse(now)) / 1000))

/** The later of two instants. The clocks of servers differ, so the time of what follows something else is never before it. */
export const laterOf = (a: string, b: string): string => (Date.parse(a) < Date.parse(b) ? b : a)
