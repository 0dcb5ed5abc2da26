/** With `E2E=full` every resource runs the scenarios that otherwise one or two of each group run, and every screen is checked in both languages. */
export const isFullRun = process.env.E2E === 'full'
