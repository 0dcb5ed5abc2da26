import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ordersDoc } from '../shared/lifecycle/orders/diagram.ts'

// `npm run docs`: the pages that are written from the code.
const path = join(import.meta.dirname, '../docs/orders.md')
writeFileSync(path, `${ordersDoc()}\n`)
console.log(`Wrote ${path}`)
