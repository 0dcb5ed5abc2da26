import type { ReportQuery } from '@wasl/shared/contract/reports.ts'
import { formatDay } from '@wasl/shared/i18n/format.ts'
import type { ReportColumn } from '@wasl/shared/report-columns.ts'
import { type AnyReportRow, type Report, type ReportKind, reports } from '@wasl/shared/reports.ts'
import { type Label, type Locale, labelIn } from '@wasl/shared/units.ts'
import { eq } from 'drizzle-orm'
import { categories, cities } from '../../catalog/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { buildReport } from './report.ts'

/** One cell of a report file; `kind` decides its format. */
export type FileCell = { value: string | number | null; kind: ReportColumn['kind'] }

/** A report prepared for any file format: texts in one language, cells in column order, totals last. */
export type ReportFile = {
  name: string
  title: string
  lead: string
  /** The selected period, city and category, by name. */
  filters: readonly { label: string; value: string }[]
  headers: readonly string[]
  kinds: readonly ReportColumn['kind'][]
  rows: readonly (readonly FileCell[])[]
  totals: readonly FileCell[]
}

/** The most rows of a file format; `assertAllowed` throws if there are more. */
export type RowLimit = { most: number; assertAllowed: (rows: number) => void }

/** Builds a report with its filters by name, in the user's language. */
export async function buildReportFile(ctx: Ctx, kind: ReportKind, query: ReportQuery, limit: RowLimit): Promise<ReportFile> {
  const declaration: Report = reports[kind]
  const { locale } = ctx
  const [{ rows, totals }, filters] = await Promise.all([
    buildReport(ctx, kind, query, limit.most + 1),
    describeFilters(ctx, declaration, query),
  ])
  limit.assertAllowed(rows.length)
  const columns = Object.entries(declaration.columns)
  const [first] = columns
  const cellsOf = (row: AnyReportRow): FileCell[] => columns.map(([name, { kind }]) => cellOf(row[name], kind, locale))
  return {
    name: `wasl-${kind}-${query.from}-${query.to}`,
    title: labelIn(declaration.label, locale),
    lead: labelIn(declaration.description, locale),
    filters,
    headers: columns.map(([, { label }]) => labelIn(label, locale)),
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

async function describeFilters({ db, locale }: Ctx, { filters }: Report, { from, to, ...selection }: ReportQuery) {
  const city_id = filters.includes('city') && selection.city_id
  const category_id = filters.includes('category') && selection.category_id
  const [city] = city_id ? await db.select({ ar: cities.name_ar, en: cities.name_en }).from(cities).where(eq(cities.id, city_id)) : []
  const [category] = category_id
    ? await db.select({ ar: categories.name_ar, en: categories.name_en }).from(categories).where(eq(categories.id, category_id))
    : []
  const filterLine = (label: Label, value: string | undefined) => (value ? [{ label: labelIn(label, locale), value }] : [])
  return [
    ...filterLine({ en: 'From', ar: 'من' }, formatDay(from)),
    ...filterLine({ en: 'To', ar: 'إلى' }, formatDay(to)),
    ...filterLine({ en: 'City', ar: 'المدينة' }, city?.[locale]),
    ...filterLine({ en: 'Category', ar: 'التصنيف' }, category?.[locale]),
  ]
}

const total: Label = { en: 'Total', ar: 'الإجمالي' }
