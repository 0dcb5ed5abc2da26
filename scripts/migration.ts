import { parseArgs } from 'node:util'
import { writeMigration } from '../api/platform/db/write-migration.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fresh: { type: 'boolean', default: false }, rename: { type: 'string', multiple: true, default: [] } },
})
const name = positionals[0]
if (!name && !values.fresh) {
  console.error('Name the migration: pnpm migration add-coupon-note [--rename table.old:new]')
  process.exit(1)
}
const written = await writeMigration((name ?? 'schema').replaceAll('-', '_'), { isFresh: values.fresh, renames: values.rename })
console.log(written ? `Wrote api/migrations/${written}` : 'The migrations say what the schema says: nothing to write.')
