import type { Page } from '@playwright/test'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { callAdminApi } from './admin-page.ts'

/** A row that rows of another resource (`by`) refer to. */
export type ReferencedRow = { id: string; by: AnyResource }

/** Finds a row that rows of another resource refer to without cascade; null if there is none. */
export async function findReferencedRow(page: Page, { name }: AnyResource, all: readonly AnyResource[]): Promise<ReferencedRow | null> {
  for (const by of all.filter(({ subsetOf }) => !subsetOf))
    for (const field of relationsTo(by, name)) {
      const rows: AnyRow[] = await callAdminApi(page, 'GET', `/${by.name}?_start=0&_end=20`)
      const row = rows.find((one) => one[field] != null)
      if (row) return { id: String(row[field]), by }
    }
  return null
}

const relationsTo = ({ fields }: AnyResource, to: string): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (field.kind === 'belongsTo' && field.to === to && !field.cascadeDelete ? [name] : []))
