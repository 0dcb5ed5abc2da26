// npm run test:all: npm test without sampling. Every resource in the browser, both languages, the whole API on both database engines.
process.env.WASL_TEST_ALL = '1'
await import('./test.mjs')
