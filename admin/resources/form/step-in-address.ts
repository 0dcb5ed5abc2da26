/** The index of the step in the address (`?step=2` is 1), at most `lastStep`; 0 without one. */
export function stepInAddress(params: URLSearchParams, lastStep: number): number {
  const text = params.get('step') ?? ''
  return /^[1-9]\d?$/.test(text) ? Math.min(Number(text) - 1, lastStep) : 0
}

/** The address parameters with this step; the first step needs none. */
export function addressOfStep(params: URLSearchParams, step: number): URLSearchParams {
  const next = new URLSearchParams(params)
  if (step === 0) next.delete('step')
  else next.set('step', String(step + 1))
  return next
}
