import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyField, ListField } from '@wasl/shared/registry/fields.ts'
import { type AnyResource, tableNameOf } from '@wasl/shared/registry/resource.ts'
import { migrationsFolder } from '../../environment/paths.ts'
import { parseFillValue } from './fill-values.ts'
import { MigrationError } from './migration-error.ts'
import { asTableName, quoted } from './snapshot-fields.ts'

/** A field of the entries of a list, as far as stored entries depend on it. */
type EntryField = { kind: string; optional?: true; default?: unknown; options?: readonly string[] }
/** The entries that tables store as JSON: `services.questions` and their fields. */
export type EntryShapes = Readonly<Record<string, Readonly<Record<string, EntryField>>>>
type Decisions = { renames: readonly string[]; drops: readonly string[]; fills: readonly string[] }

const entriesFile = join(migrationsFolder, 'meta/entries.json')

/** The entries that the migrations lead to. */
// Safe: only writeEntryShapes writes this file.
export const storedEntryShapes = (): EntryShapes =>
  existsSync(entriesFile) ? (JSON.parse(readFileSync(entriesFile, 'utf8')) as EntryShapes) : {}
export const writeEntryShapes = (shapes: EntryShapes): void => writeFileSync(entriesFile, `${JSON.stringify(shapes, null, 1)}\n`)

/** The entries that these declarations store as JSON. */
export const entryShapesOf = (declarations: readonly AnyResource[]): EntryShapes =>
  Object.fromEntries(
    declarations
      .filter(({ table }) => table !== 'domain')
      .flatMap(({ name, fields }) =>
        Object.entries(fields).flatMap(([field, declared]) =>
          declared.kind === 'list' && !declared.childTable && !declared.joinRows
            ? [[`${tableNameOf(name)}.${field}`, shapeOf(declared)]]
            : [],
        ),
      ),
  )

const shapeOf = ({ fields }: ListField) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, EntryField] => [
      name,
      {
        kind: field.kind,
        ...(field.optional && { optional: true }),
        ...('default' in field && field.default !== undefined && { default: field.default }),
        ...(field.kind === 'choice' && !field.allowUnknown && { options: Object.keys(field.options) }),
      },
    ]),
  )

/** Whether a decision is about a field of entries: `services.questions.text`. */
export const isAboutEntries = (decision: string): boolean => /^[\w-]+\.\w+\.\w+(:|$)/s.test(decision)

/**
 * The statements that bring stored entries to what is declared, what they change in words, and what they must not do without a decision.
 * `fieldOf` finds the declared field of `table.list.field`.
 */
export function planEntryChanges(
  before: EntryShapes,
  after: EntryShapes,
  decisions: Decisions,
  fieldOf: (path: string) => AnyField | undefined,
): { statements: string[]; changes: string[]; problems: string[] } {
  const statements: string[] = []
  const changes: string[] = []
  const problems: string[] = []
  const renames = decisions.renames.map(parseRename)
  const fills = new Map(decisions.fills.map((fill) => parseFill(fill, fieldOf)))
  for (const rename of renames) assertRename(rename, before, after)
  for (const [path, next] of Object.entries(after)) {
    const old = before[path]
    if (!old) continue
    const update = (expression: string) => statements.push(updateEntries(path, expression))
    const own = renames.filter(({ from }) => from.startsWith(`${path}.`)).map(({ from, to }) => [from.slice(path.length + 1), to] as const)
    const renamed = Object.fromEntries(
      Object.entries(old).map(([name, field]) => [own.find(([from]) => from === name)?.[1] ?? name, field]),
    )
    for (const [from, to] of own) {
      changes.push(`changes the entries of ${path}: renames ${from} to ${to}`)
      update(`CASE WHEN entry ? '${from}' THEN entry - '${from}' || jsonb_build_object('${to}', entry->'${from}') ELSE entry END`)
    }
    for (const [name, field] of Object.entries(renamed)) {
      const now = next[name]
      if (now?.kind === field.kind) continue
      const what = now ? `changes ${name} from ${field.kind} to ${now.kind}, whose old values are lost` : `drops ${name} with its values`
      changes.push(`changes the entries of ${path}: ${what}`)
      const rename = now ? '' : ` If it has a new name: --rename ${path}.${name}:new_name.`
      if (!decisions.drops.some((drop) => asTableName(drop) === `${path}.${name}`))
        problems.push(`${path}.${name} and its values would be lost. To drop it: --drop ${path}.${name}.${rename}`)
      update(`entry - '${name}'`)
    }
    for (const [name, field] of Object.entries(next)) {
      const known = renamed[name]?.kind === field.kind ? renamed[name] : undefined
      const fill = fills.get(`${path}.${name}`)
      if (!known) changes.push(`changes the entries of ${path}: adds ${name}`)
      if (known && (field.optional || !known.optional)) {
        const removed = known.options?.filter((option) => field.options && !field.options.includes(option)) ?? []
        if (removed.length > 0) {
          changes.push(
            `checks the entries of ${path}: ${name} is no longer ${removed.join(' or ')} (existing rows that break it make the migration fail)`,
          )
          statements.push(assertNoOption(path, name, removed))
        }
        continue
      }
      const value = fill ?? field.default
      if (value !== undefined) update(`CASE WHEN entry->>'${name}' IS NULL THEN entry || ${jsonOf({ [name]: value })} ELSE entry END`)
      else if (field.optional) update(`${jsonOf({ [name]: null })} || entry`)
      else
        problems.push(
          `${path}.${name} is required, and entries that exist already have no value for it: give it a default, make it optional, or --fill ${path}.${name}:value`,
        )
    }
  }
  return { statements, changes, problems }
}

function assertRename({ from, to }: ReturnType<typeof parseRename>, before: EntryShapes, after: EntryShapes): void {
  const [table = '', list = '', part = ''] = from.split('.')
  if (!before[`${table}.${list}`]?.[part] || !after[`${table}.${list}`]?.[to])
    throw new MigrationError(`--rename ${from}:${to}: the entries of ${table}.${list} had no ${part}, or have no ${to}.`)
}

function updateEntries(path: string, expression: string): string {
  const [table = '', column = ''] = path.split('.')
  return `UPDATE "${table}" SET "${column}" = (SELECT jsonb_agg(${expression} ORDER BY at) FROM jsonb_array_elements("${column}") WITH ORDINALITY AS entries(entry, at)) WHERE jsonb_typeof("${column}") = 'array' AND jsonb_array_length("${column}") > 0;`
}

function assertNoOption(path: string, name: string, options: readonly string[]): string {
  const [table = '', column = ''] = path.split('.')
  const found = `SELECT 1 FROM "${table}", jsonb_array_elements("${column}") AS entry WHERE entry->>'${name}' IN (${options.map(quoted).join(', ')})`
  return `DO $$ BEGIN IF EXISTS (${found}) THEN RAISE EXCEPTION ${quoted(`${path}.${name}: an entry still has a value that is no longer an option`)}; END IF; END $$;`
}

const jsonOf = (value: object): string => `${quoted(JSON.stringify(value))}::jsonb`

function parseRename(rename: string): { from: string; to: string } {
  const [from = '', to = ''] = asTableName(rename).split(':')
  return { from, to }
}

function parseFill(fill: string, fieldOf: (path: string) => AnyField | undefined): [string, unknown] {
  const at = fill.indexOf(':')
  const path = asTableName(fill.slice(0, at))
  const field = fieldOf(path)
  if (at < 0 || !field) throw new MigrationError(`--fill ${fill}: the entries have no field ${path}.`)
  return [path, parseFillValue(field, fill.slice(at + 1), `--fill ${fill}`)]
}
