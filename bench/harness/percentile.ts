/** The value below which this share of the values lies. Throws without values: a measurement that took none has no figure. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const value = sorted[Math.floor(share * (sorted.length - 1))]
  if (value === undefined) throw new Error('bench: nothing was measured')
  return value
}
