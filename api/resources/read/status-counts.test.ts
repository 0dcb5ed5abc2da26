import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { complaints } from '../../ordering/tables/from-registry.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const { call, db, ...rest } = await testApp({}, { demo: true })
const app = { call, db, ...rest }

test('the tabs of a list count the rows of each status, at once after a change', async () => {
  const token = await adminToken(app, ['complaints.list'])
  const counts = async () => (await call('GET', '/api/admin/complaints/status-counts', { token })).body.status
  const stored = async () =>
    Object.fromEntries(
      (
        await db.execute<{ status: string; rows: number }>(sql`select status, count(*)::int as rows from complaints group by status`)
      ).rows.map(({ status, rows }) => [status, rows]),
    )
  expect(Object.keys(await stored()).length).toBeGreaterThan(1)
  expect(await counts()).toEqual(await stored())
  await db.update(complaints).set({ status: 'responded' }).where(eq(complaints.status, 'new'))
  expect(await counts()).toEqual(await stored())
  const unprivileged = await adminToken(app, ['orders.list'])
  expect((await call('GET', '/api/admin/complaints/status-counts', { token: unprivileged })).status).toBe(403)
})
