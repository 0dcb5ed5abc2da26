import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ordersDoc } from '../shared/lifecycle/orders/orders-doc.ts'

// npm run docs: writes the documentation pages that are generated from code.
const path = join(import.meta.dirname, '../docs/orders.md')
writeFileSync(path, `${ordersDoc()}\n`)
console.log(`Wrote ${path}`)
