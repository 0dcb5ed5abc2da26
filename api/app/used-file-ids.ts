import { settingsTable } from '@wasl/shared/settings/settings.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import { getTableName, inArray, is, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { carProposals } from '../catalog/tables/car-proposals.ts'
import { productProposals } from '../catalog/tables/product-proposals.ts'
import { files } from '../platform/db/tables/files.ts'
import { listedFileIds } from '../resources/files/file-fields.ts'
import { settings } from '../settings/tables/settings.ts'
import { schema } from './schema.ts'

let cached: SQL | undefined

/** A query with the ids of all files that a row, an entry of a list or a setting refers to; some are null. */
export function usedFileIds(): SQL {
  cached ??= sql.join([...referencedIds(), ...listedFileIds(), ...proposedFileIds(), settingFileIds()], sql` union all `)
  return cached
}

const referencedIds = (): SQL[] =>
  Object.values(schema)
    .filter((table) => is(table, PgTable))
    .flatMap((table) =>
      getTableConfig(table).foreignKeys.flatMap((key) => {
        const { columns, foreignTable } = key.reference()
        return getTableName(foreignTable) === getTableName(files) ? columns.map((column) => sql`select ${column} from ${table}`) : []
      }),
    )

/** The pictures of proposed changes of products and cars. */
const proposedFileIds = (): SQL[] => [
  ...[productProposals, carProposals].flatMap((table) =>
    [table.before, table.after].map(
      (value) =>
        sql`select file_id::uuid from ${table}, jsonb_array_elements_text(case jsonb_typeof(${value} -> 'images') when 'array' then ${value} -> 'images' end) as file_id`,
    ),
  ),
  ...[productProposals.before, productProposals.after].map(
    (value) =>
      sql`select (entry ->> 'image')::uuid from ${productProposals}, jsonb_array_elements(case jsonb_typeof(${value} -> 'variants') when 'array' then ${value} -> 'variants' end) as entry`,
  ),
]

function settingFileIds(): SQL {
  const keys = typedEntries(settingsTable).flatMap(([key, { kind }]) => (kind === 'image' ? [key] : []))
  return sql`select (${settings.value} #>> '{}')::uuid from ${settings} where ${inArray(settings.key, keys)}`
}
