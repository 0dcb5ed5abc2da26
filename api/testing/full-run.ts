/** `npm run test:all` sets this: nothing is sampled. */
export const isFullRun = process.env.WASL_TEST_ALL === '1'

/** How often a property is tried on random values: `PROPERTY_RUNS`, or all `runs` in a full run and a third of them in `npm test`, with other values each time. */
export const propertyRuns = (runs: number): number => Number(process.env.PROPERTY_RUNS ?? (isFullRun ? runs : Math.ceil(runs / 3)))
