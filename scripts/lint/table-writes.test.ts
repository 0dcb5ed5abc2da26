import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withTableOwners } from './table-owners-doc.ts'
import { findForeignWrites, readDeclaredTables } from './table-writes.ts'

const tables = {
  owners: { ordering: ['orders', 'order_items'], money: ['payments'], catalog: ['products'] },
  namesInCode: new Map([['orderItems', 'order_items']]),
}
const lines = (path: string, text: string) => findForeignWrites(path, text, tables).map(({ line, what }) => `${line} ${what.split(':')[0]}`)
const header = `import { orderItems, orders as rows } from '../platform/db/tables/orders.ts'\n`

test.each([
  'await db.insert(orderItems).values(row)',
  "await insertRow(ctx, orderItems, row, 'is a record')",
  'await db\n  .update(\n    orderItems,\n  )'.replace(',', ''),
  'await db.delete(orderItems)',
  'await db.execute(sql`insert into order_items (id) values (1)`)',
  'await db.execute(sql`update order_items as i set note = null`)',
  'await db.execute(sql`delete from "order_items"`)',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a test file
  'await db.execute(sql`truncate ${orderItems}`)',
])('rejects a write of another folder’s table: %s', (statement) => {
  expect(lines('api/money/refund.ts', header + statement)[0]).toMatch(/^\d+ writes order_items, a table of api\/ordering$/)
})

test('sees through a renamed import, and finds resource tables by their name', () => {
  expect(lines('api/money/refund.ts', `${header}\nawait db.update(rows)`)).toEqual(['3 writes orders, a table of api/ordering'])
  const source = `import { products } from '../../platform/db/resource-tables.ts'\nawait db.delete(products).where(x)`
  expect(lines('api/ordering/orders/a.ts', source)).toEqual(['2 writes products, a table of api/catalog'])
})

test.each([
  ['reads', 'api/money/refund.ts', 'await db.select().from(orderItems)'],
  ['own tables', 'api/ordering/orders/a.ts', 'await db.update(orderItems)'],
  ['sets and maps', 'api/money/refund.ts', "names.delete(orders); hash.update(orders); const text = 'update orders'"],
  ['comments', 'api/money/refund.ts', '// insert into orders, then delete from orders\n/* update orders set x */'],
  ['locks', 'api/money/refund.ts', 'sql`select 1 from orders for update of orders`'],
  ['demo data', 'api/demo/seed.ts', 'await db.insert(orderItems)'],
  ['tests', 'api/money/refund.test.ts', 'await db.insert(orderItems)'],
])('accepts %s', (_, path, statement) => {
  expect(lines(path, header.replace('orders as rows', 'type OrderRow') + statement)).toEqual([])
})

test('rejects a write of a table without a folder outside of the generated routes', () => {
  const source = `import { warranties } from '../../platform/db/resource-tables.ts'\nawait db.delete(warranties)`
  expect(lines('api/ordering/orders/a.ts', source)).toEqual(['2 writes warranties, a table of api/resources'])
  expect(lines('api/resources/write/a.ts', source)).toEqual([])
})

test('knows tables by the name in their declaration', () => {
  expect(readDeclaredTables("export const orderFiles = pgTable(\n  'order_files',\n")).toEqual([['orderFiles', 'order_files']])
})

test('docs/map.md shows the owners of the tables; `npm run docs` writes them', () => {
  const map = readFileSync(join(import.meta.dirname, '../../docs/map.md'), 'utf8')
  expect(withTableOwners(map)).toBe(map)
})
