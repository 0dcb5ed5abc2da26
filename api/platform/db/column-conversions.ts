import { MigrationError } from './migration-error.ts'
import { asTableName, columnsOf, fieldNames } from './snapshot-fields.ts'
import type { Snapshot } from './stored-snapshot.ts'

/** What happens to the values of a field that keeps its name and changes its columns. */
export type Conversion = {
  table: string
  field: string
  from: readonly string[]
  to: readonly string[]
  /** The old and the new type, the same if only the number of columns changes. */
  types: readonly [string, string]
  /** Keeps the values (of this language, if two columns become one), or drops them. Undefined: nobody has decided. */
  decision: 'convert' | 'convert ar' | 'convert en' | 'drop' | undefined
}

const instant = 'timestamp (3) with time zone'
/** Changes of type that keep every value, or fail on the rows whose value does not fit. */
const widening: readonly (readonly [string, string])[] = [
  ['integer', 'bigint'],
  ['bigint', 'integer'],
  ['date', instant],
]
/** One value that becomes a list of one: `file` to `files`. */
const isIntoList = ([from, to]: readonly [string, string]): boolean => to === `${from}[]`
const isSafe = ([from, to]: readonly [string, string]): boolean =>
  from === to || isIntoList([from, to]) || to === 'text' || widening.some((pair) => pair[0] === from && pair[1] === to)

/** The fields of two snapshots with other columns or types, with what was decided: `--convert table.field`, `:ar` or `:en` at its end, or `--drop table.field`. */
export function findConversions(
  before: Snapshot,
  after: Snapshot,
  { converts, drops }: { converts: readonly string[]; drops: readonly string[] },
): Conversion[] {
  const all = Object.values(before.tables).flatMap((old) => {
    const next = after.tables[`public.${old.name}`]
    if (!next) return []
    return fieldNames(old.columns).flatMap((field): Conversion[] => {
      const [from, to] = [columnsOf(old, field), columnsOf(next, field)]
      const types = [old.columns[from[0] ?? '']?.type ?? '', next.columns[to[0] ?? '']?.type ?? ''] as const
      if (to.length === 0 || (from.length === to.length && types[0] === types[1])) return []
      return [{ table: old.name, field, from, to, types, decision: undefined }]
    })
  })
  const decided = all.map((conversion): Conversion => {
    const name = `${conversion.table}.${conversion.field}`
    if (drops.some((drop) => asTableName(drop) === name)) return { ...conversion, decision: 'drop' }
    const [, language] = converts.map((convert) => asTableName(convert).split(':')).find(([path]) => path === name) ?? [undefined, null]
    if (language === null) return conversion
    return { ...conversion, decision: language === 'ar' || language === 'en' ? `convert ${language}` : 'convert' }
  })
  const unknown = converts.find((convert) => !all.some(({ table, field }) => asTableName(convert).split(':')[0] === `${table}.${field}`))
  if (unknown) throw new MigrationError(`--convert ${unknown}: this field does not change its columns.`)
  return decided
}

/** The change in words, and why it cannot be made before somebody decides. */
export function describeConversion({ table, field, from, to, types, decision }: Conversion): { change: string; problem: string | null } {
  const name = `${table}.${field}`
  const drop = `To drop them: --drop ${name}.`
  if (from.length !== to.length) {
    const isSplit = to.length > 1
    const how = `from ${isSplit ? 'one column to one for each language' : 'one column for each language to one'}`
    const change = `changes ${name} ${how}`
    const isDecided = decision === 'drop' || (isSplit ? decision === 'convert' : decision?.startsWith('convert '))
    const ways = isSplit
      ? `To copy its text into both languages: --convert ${name}.`
      : `To keep the text of one language: --convert ${name}:ar or ${name}:en.`
    return { change, problem: isDecided ? null : `${name} and its values would be lost: it changes ${how}. ${ways} ${drop}` }
  }
  const change = `changes ${name} from ${types[0]} to ${types[1]}${failure(types)}`
  if (isSafe(types) || decision) return { change, problem: null }
  const reason =
    types[0] === instant && types[1] === 'date'
      ? `${name} would lose the time of day.`
      : `${name} cannot change from ${types[0]} to ${types[1]} by itself.`
  return { change, problem: `${reason} To convert its values${failure(types)}: --convert ${name}. ${drop}` }
}

const failure = ([from, to]: readonly [string, string]): string =>
  isIntoList([from, to]) || to === 'text' || (from === 'integer' && to === 'bigint') || to === 'date' || from === 'date'
    ? ''
    : ' (rows whose value does not fit make the migration fail)'

/** How PostgreSQL makes a value of the new type. Days are those in Riyadh. */
export function castOf(column: string, [from, to]: readonly [string, string]): string {
  if (isIntoList([from, to])) return `case when "${column}" is null then null else array["${column}"] end`
  if (from === instant && to === 'date') return `("${column}" at time zone 'Asia/Riyadh')::date`
  if (from === 'date' && to === instant) return `("${column}"::timestamp at time zone 'Asia/Riyadh')`
  return from === 'text' ? `nullif(trim("${column}"), '')::${to}` : `"${column}"::text::${to}`
}

/** The statement that fills the new columns of a field whose number of columns changes. */
export function copyStatement({ table, field, from, to, decision }: Conversion): string[] {
  if (!decision?.startsWith('convert') || from.length === to.length) return []
  const source = decision === 'convert' ? field : `${field}_${decision.slice('convert '.length)}`
  return [`UPDATE "${table}" SET ${to.map((column) => `"${column}" = "${source}"`).join(', ')};`]
}
