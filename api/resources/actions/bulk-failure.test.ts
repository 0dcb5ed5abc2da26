import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { brands } from '../../platform/db/resource-tables.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()

test('a bulk action that fails unexpectedly in the middle reports what was done before', async () => {
  const token = await adminToken(app, 'all')
  const rows = await app.db
    .insert(brands)
    .values(['One', 'Two', 'Three'].map((name) => ({ name_ar: `ماركة ${name}`, name_en: name })))
    .returning({ id: brands.id })
  const ids = rows.map(({ id }) => id)
  // A defect of the database, as code cannot foresee it.
  for (const statement of [
    "create function fail_two() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$",
    "create trigger fail_two before delete on brands for each row when (old.name_en = 'Two') execute function fail_two()",
  ])
    await app.db.execute(sql.raw(statement))
  const { status, body } = await app.call('POST', '/api/admin/brands/bulk', { token, body: { action: 'delete', ids } })
  expect(status).toBe(200)
  expect(body.results).toMatchObject([
    { id: ids[0], ok: true },
    { id: ids[1], ok: false, msg: expect.stringContaining('Something went wrong') },
    { id: ids[2], ok: false, msg: expect.stringContaining('Not started') },
  ])
  expect(await app.db.$count(brands, eq(brands.name_en, 'Three'))).toBe(1)
})
