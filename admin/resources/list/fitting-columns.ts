import type { Kind } from '@wasl/shared/registry/fields.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'

type ColumnKind = { name: string; kind: Kind | 'derived' }
type Columns<C extends ColumnKind> = readonly C[]

/** The width that a column needs so that its longest unbreakable content, such as an amount or a phone, is never cut; in pixels. */
const widths: Partial<Record<Kind | 'derived', number>> = {
  boolean: 110,
  count: 110,
  percent: 110,
  image: 90,
  color: 100,
  money: 125,
  date: 130,
  dateTime: 175,
  choice: 170,
  derived: 150,
  phone: 165,
  email: 210,
  text: 140,
  localized: 160,
  longText: 200,
  localizedLong: 200,
}
const otherWidth = 135
/** The selection and the actions of a row. */
const frameWidth = 120

/** The title of the rows, and the most important other columns that fit next to it, in their order. */
export function fittingColumns<C extends ColumnKind>(declaration: AnyResource, columns: Columns<C>, available: number): C[] {
  let left = available - frameWidth
  const fitting = columnsByImportance(declaration, columns).filter(({ name, kind }) => {
    const width = widths[kind] ?? otherWidth
    if (name !== declaration.title && width > left) return false
    left -= width
    return true
  })
  return columns.filter((column) => fitting.includes(column))
}

/** The columns that must be seen first: the title, the status, the amount and the date of the rows; then the others in their order. */
export function columnsByImportance<C extends ColumnKind>(declaration: AnyResource, columns: Columns<C>): C[] {
  const { title, pending, totals = [], sort, fields } = declaration
  const named = (name: string | undefined) => columns.find((column) => column.name === name)
  const ofKind = (...kinds: ColumnKind['kind'][]) => columns.find(({ kind }) => kinds.includes(kind))
  const hasTones = ({ name }: C) => {
    const field = fields[name]
    return field?.kind === 'choice' && field.tones !== undefined
  }
  const first = [
    named(title),
    named(pending?.statusField) ?? ofKind('derived') ?? columns.find(hasTones),
    totals.map(named).find(Boolean) ?? ofKind('money'),
    columns.find(({ name, kind }) => name === sort.replace('-', '') && isTime(kind)) ?? columns.find(({ kind }) => isTime(kind)),
  ].flatMap((column) => column ?? [])
  return [...new Set([...first, ...columns])]
}

const isTime = (kind: ColumnKind['kind']) => kind === 'date' || kind === 'dateTime'
