import { addDays } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/rules/riyadh-date.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { buildReport } from './report.ts'

const app = await testApp({}, { demo: true })
const today = riyadhDate(app.clock.now())

test.each(['vat', 'customers'] as const)('the first rows of a long %s report come with the number and the totals of all', async (kind) => {
  const query = { from: addDays(today, -30), to: today }
  const all = await buildReport(app.createContext(), kind, query, 1000)
  expect(all.row_count).toBeGreaterThan(1)
  expect(await buildReport(app.createContext(), kind, query, 1)).toEqual({ ...all, rows: all.rows.slice(0, 1) })
})
