import { parseArgs } from 'node:util'
import { schema } from '../api/app/schema.ts'
import { MigrationError } from '../api/platform/db/migration-error.ts'
import { recordHash } from '../api/platform/db/migration-hashes.ts'
import { writeMigration } from '../api/platform/db/write-migration.ts'
import { resources } from '../resources/index.ts'

const usage = `Usage: npm run migration -- add-coupon-note [options]
  --rename table.old:new     keeps the values of a renamed field
  --drop table[.field]       drops it with its data
  --fill table.field:value   gives existing rows a value for a field that becomes required
  --convert table.field      converts the values of a field that changes its kind; with :ar or :en, keeps one language
Fields of the entries of a list are named table.list.field.
After adding statements by hand to a migration that is not merged yet:
  npm run migration -- --edited 0020_add_coupon_note`

const many = { type: 'string', multiple: true } as const
const options = { edited: { type: 'string' }, rename: many, drop: many, fill: many, convert: many } as const

process.exitCode = await run().catch((error: unknown) => {
  if (error instanceof MigrationError) return fail(error.message)
  if (error instanceof TypeError && 'code' in error) return fail(error.message, usage) // an unknown option
  throw error
})

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const name = positionals[0]
  const { edited, rename: renames = [], drop: drops = [], fill: fills = [], convert: converts = [] } = values
  if (edited) {
    recordHash(edited)
    console.log(`Recorded the content of ${edited}.`)
    return 0
  }
  if (!name) return fail(usage)
  const { fileName, changes, problems } = await writeMigration(
    name.replaceAll('-', '_'),
    { renames, drops, fills, converts },
    { tables: schema, resources },
  )
  if (problems.length > 0) return fail('Nothing is written:', ...problems.map((problem) => `  - ${problem}`))
  if (!fileName) {
    console.log('The migrations match the declarations. Nothing to write.')
    return 0
  }
  console.log(`Wrote api/migrations/${fileName}`)
  for (const change of changes) console.log(`  - ${change}`)
  return 0
}

function fail(...lines: readonly string[]): number {
  console.error(lines.join('\n'))
  return 1
}
