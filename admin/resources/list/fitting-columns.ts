import type { Kind } from '@wasl/shared/registry/fields.ts'

type ColumnKind = { name: string; kind: Kind | 'derived' }

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

/** The title of the rows, and the first other columns that fit next to it. */
export function fittingColumns<C extends ColumnKind>(columns: readonly C[], title: string, available: number): C[] {
  const widthOf = ({ kind }: C) => widths[kind] ?? otherWidth
  let left = available - frameWidth - columns.filter(({ name }) => name === title).reduce((sum, column) => sum + widthOf(column), 0)
  return columns.filter((column) => {
    if (column.name === title) return true
    left -= widthOf(column)
    return left >= 0
  })
}
