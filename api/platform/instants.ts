/** An ISO instant moved by seconds (negative: earlier). */
export const addSeconds = (instant: string, seconds: number): string => new Date(Date.parse(instant) + seconds * 1000).toISOString()

/** Whole seconds until an instant, at least 0. */
export const secondsUntil = (now: string, instant: string): number => Math.max(0, Math.ceil((Date.parse(instant) - Date.parse(now)) / 1000))
