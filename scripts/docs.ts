import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { resources } from '../resources/index.ts'
import { ordersDoc } from '../shared/lifecycle/orders/orders-doc.ts'
import { lifecyclesOf } from '../shared/registry/lifecycles-of.ts'
import { readDecisions, withDecisions } from './lint/decision-index.ts'
import { withTableOwners } from './lint/table-owners-doc.ts'

// npm run docs: writes the documentation that is generated from code.
const docs = join(import.meta.dirname, '../docs')
const pages = {
  'orders.md': `${ordersDoc(lifecyclesOf(resources))}\n`,
  'map.md': withTableOwners(readFileSync(join(docs, 'map.md'), 'utf8')),
  'decisions/README.md': withDecisions(readFileSync(join(docs, 'decisions/README.md'), 'utf8'), readDecisions(join(docs, 'decisions'))),
}
for (const [name, text] of Object.entries(pages)) {
  writeFileSync(join(docs, name), text)
  console.log(`Wrote docs/${name}`)
}
