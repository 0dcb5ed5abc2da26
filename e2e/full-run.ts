/** `npm run test:all` sets this: every resource runs every scenario, and every screen is checked in both languages. */
export const isFullRun = process.env.WASL_TEST_ALL === '1'
