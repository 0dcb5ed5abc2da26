import { parseArgs } from 'node:util'
import { writeMigration } from '../api/platform/db/write-migration.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fresh: { type: 'boolean', default: false }, rename: { type: 'string', multiple: true, default: [] } },
})
const name = positionals[0]
if (!name && !values.fresh) {
  console.error('Usage: npm run migration -- add-coupon-note [--rename table.old:new]')
  process.exit(1)
}
const fileName = await writeMigration((name ?? 'schema').replaceAll('-', '_'), { isFresh: values.fresh, renames: values.rename })
console.log(fileName ? `Wrote api/migrations/${fileName}` : 'The migrations match the schema. Nothing to write.')
