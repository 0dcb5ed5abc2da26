import type { ReportQuery } from '@wasl/shared/contract/reports.ts'
import { type AnyReportRow, type Report, type ReportColumn, type ReportKind, reports } from '@wasl/shared/reports/reports.ts'
import { type Label, type Locale, labelIn } from '@wasl/shared/units.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { categories, cities } from '../../platform/db/resource-tables.ts'
import { report } from './report.ts'

/** One cell of a file: a text, or a number with how it is written. */
export type FileCell = { value: string | number | null; kind: ReportColumn['kind'] }

/** A report made ready for a file of any form: its words in one language, its cells in the order of its columns, the sums last. */
export type ReportFile = {
  name: string
  title: string
  lead: string
  /** What it was narrowed to, named: the period, the city, the category. */
  filters: readonly { label: string; value: string }[]
  heads: readonly string[]
  kinds: readonly ReportColumn['kind'][]
  rows: readonly (readonly FileCell[])[]
  totals: readonly FileCell[]
}

/** Makes a report with its filters named, in the language of who asks. */
export async function reportFile(ctx: Ctx, kind: ReportKind, query: ReportQuery): Promise<ReportFile> {
  const declaration: Report = reports[kind]
  const { locale } = ctx
  const [{ rows, totals }, filters] = await Promise.all([report(ctx, kind, query), filtersNamed(ctx, declaration, query)])
  const columns = Object.entries(declaration.columns)
  const [first] = columns
  const cellsOf = (row: AnyReportRow): FileCell[] => columns.map(([name, { kind }]) => cellOf(row[name], kind, locale))
  return {
    name: `wasl-${kind}-${query.from}-${query.to}`,
    title: labelIn(declaration.label, locale),
    lead: labelIn(declaration.lead, locale),
    filters,
    heads: columns.map(([, { label }]) => labelIn(label, locale)),
    kinds: columns.map(([, { kind }]) => kind),
    rows: rows.map(cellsOf),
    totals: columns.map(([name, column]) =>
      name === first?.[0]
        ? { value: labelIn(total, locale), kind: 'text' }
        : { value: column.isTotalled ? (totals[name] ?? 0) : null, kind: column.kind },
    ),
  }
}

function cellOf(value: AnyReportRow[string] | undefined, kind: ReportColumn['kind'], locale: Locale): FileCell {
  if (value === null || value === undefined) return { value: null, kind }
  return { value: typeof value === 'object' ? value[locale] : value, kind }
}

async function filtersNamed({ db, locale }: Ctx, { places }: Report, { from, to, ...asked }: ReportQuery) {
  const city_id = places.includes('city') && asked.city_id
  const category_id = places.includes('category') && asked.category_id
  const [city] = city_id ? await db.select({ ar: cities.name_ar, en: cities.name_en }).from(cities).where(eq(cities.id, city_id)) : []
  const [category] = category_id
    ? await db.select({ ar: categories.name_ar, en: categories.name_en }).from(categories).where(eq(categories.id, category_id))
    : []
  const said = (label: Label, value: string | undefined) => (value ? [{ label: labelIn(label, locale), value }] : [])
  return [
    ...said(['From', 'من'], dayText(from)),
    ...said(['To', 'إلى'], dayText(to)),
    ...said(['City', 'المدينة'], city?.[locale]),
    ...said(['Category', 'التصنيف'], category?.[locale]),
  ]
}

/** '2026-11-21' as '21-11-2026'. */
export const dayText = (day: string): string => day.split('-').reverse().join('-')

const total: Label = ['Total', 'الإجمالي']
