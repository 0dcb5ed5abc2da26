import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { castOf, describeConversion } from './column-conversions.ts'

const { db } = await testApp()
const types = ['uuid', 'uuid[]'] as const

test('one file that becomes several is the first of them, without a decision', async () => {
  const id = crypto.randomUUID()
  const values = sql`(values (1, ${id}::uuid), (2, null)) as papers(at, paper)`
  const { rows } = await db.execute(sql`select ${sql.raw(castOf('paper', types))} as papers from ${values} order by at`)
  expect(rows).toEqual([{ papers: [id] }, { papers: null }])
  const change = { table: 'permits', field: 'paper', from: ['paper'], to: ['paper'], types, decision: undefined }
  expect(describeConversion(change).problem).toBeNull()
})
