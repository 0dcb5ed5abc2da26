import { defaultStaticPages } from '@wasl/resources/page-texts/default-static-pages.ts'
import type { App } from '../../platform/context.ts'
import { rawDatabase } from '../../platform/db/raw-database.ts'
import { sanitizeRichText } from '../../resources/read/sanitize-html.ts'
import { toColumnValues } from '../../resources/write/column-values.ts'
import { static_pages } from '../tables/from-registry.ts'

/** Inserts the initial static pages; existing ones are not changed. */
export async function seedStaticPages({ db }: Pick<App, 'db'>): Promise<void> {
  const rows = defaultStaticPages.map((page) =>
    toColumnValues(static_pages, { ...page, content: { ar: compactHtml(page.content.ar), en: compactHtml(page.content.en) } }),
  )
  await rawDatabase(db).insert(static_pages).values(rows).onConflictDoNothing()
}

// The declared texts have one block per line.
const compactHtml = (html: string): string => sanitizeRichText(html.replace(/\n\s*/g, ''))
