import { standingPages } from '@wasl/resources/page-texts/static-pages.ts'
import type { App } from '../../context.ts'
import { columnsOf } from '../../demo/rows.ts'
import { static_pages } from '../../platform/db/resource-tables.ts'
import { sanitise } from './sanitize.ts'

/** Gives a new house the texts of its static pages; those that stand already stay as they are. */
export async function standPages({ db }: Pick<App, 'db'>): Promise<void> {
  const rows = standingPages.map((page) =>
    columnsOf(static_pages, { ...page, content: { ar: tidy(page.content.ar), en: tidy(page.content.en) } }),
  )
  await db.insert(static_pages).values(rows).onConflictDoNothing()
}

// The texts are declared one block a line.
const tidy = (html: string): string => sanitise(html.replace(/\n\s*/g, ''))
