import type { Finding } from './rules.ts'
import { splitSource } from './split-source.ts'

/** The tables of each folder of `api`, and the table's name in the database by its name in code, where the two differ. */
export type OwnedTables = { owners: Readonly<Record<string, readonly string[]>>; namesInCode: ReadonlyMap<string, string> }

// Demo data, fixtures and the checks of the whole database cross folders on purpose.
const exempt = /^api\/(?:demo|testing|invariants|migrations)\/|\.test\.ts$/
const tableImport = /import\s*\{([^}]*)\}\s*from\s*'[^']*\/(?:tables\/[\w-]+|resource-tables|schema)\.ts'/g
const queryWrite = /(?:\.(?:insert|update|delete)\(|\binsert\w*Rows?\w*\(\s*\w+,)\s*(?:schema\.)?(\w+)\s*[),]/g
const sqlWrite =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?|update(?=\s+\S+\s+(?:as\s+\w+\s+)?set\b))\s+(?:"?([a-z_]\w*)"?|\$\{(\w+)\})/gi

/**
 * The statements of a file in `api` that write a table of another folder: with the query builder, or as SQL. Tables without a folder are
 * written by the generated routes in `api/resources` only.
 */
export function findForeignWrites(path: string, text: string, tables: OwnedTables): Finding[] {
  if (!path.startsWith('api/') || !path.endsWith('.ts') || exempt.test(path)) return []
  const folder = path.split('/').slice(1, -1)[0] ?? 'none'
  const { code, comments } = splitSource(text)
  const withoutComments = [...text].map((char, at) => (comments[at] === char && char !== '\n' ? ' ' : char)).join('')
  const imported = readImportedTables(text, tables)
  const writes = [
    ...[...code.matchAll(queryWrite)].map((match) => ({ index: match.index, table: imported.get(match[1] ?? ''), isImported: true })),
    ...[...withoutComments.matchAll(sqlWrite)].map((match) => ({
      index: match.index,
      table: match[1] ?? imported.get(match[2] ?? ''),
      isImported: match[1] === undefined,
    })),
  ]
  return writes.flatMap(({ index, table, isImported }) => {
    const owner = table && (ownerOf(table, tables) ?? (isImported ? 'resources' : undefined))
    if (!owner || owner === folder) return []
    const line = text.slice(0, index).split('\n').length
    return [{ path, line, what: `writes ${table}, a table of api/${owner}: call a function of that folder (api/app/schema.ts)` }]
  })
}

const ownerOf = (table: string, { owners }: OwnedTables): string | undefined =>
  Object.entries(owners).find(([, names]) => names.includes(table))?.[0]

/** The imported tables: name in this file → name in the database. */
function readImportedTables(text: string, { namesInCode }: OwnedTables): ReadonlyMap<string, string> {
  const names = [...text.matchAll(tableImport)].flatMap(([, list = '']) => list.split(',').map((name) => name.trim().replace(/^type /, '')))
  return new Map(
    names.filter(Boolean).map((name) => {
      const [exported = '', local = exported] = name.split(/\s+as\s+/)
      return [local, namesInCode.get(exported) ?? exported]
    }),
  )
}

/** The tables that a file declares: name in code → name in the database. */
export const readDeclaredTables = (text: string): [string, string][] =>
  [...text.matchAll(/export const (\w+) = (?:pgTable|listedTable)\(\s*'(\w+)'/g)].map(([, name = '', table = '']) => [name, table])
