/** The instant so many seconds after another; negative seconds go back. */
export const later = (instant: string, seconds: number): string => new Date(Date.parse(instant) + seconds * 1000).toISOString()

/** Whole seconds from one instant to another, never below zero. */
export const secondsUntil = (now: string, instant: string): number => Math.max(0, Math.ceil((Date.parse(instant) - Date.parse(now)) / 1000))
