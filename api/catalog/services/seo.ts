import type { seoView } from '@wasl/shared/contract/catalog.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { seo } from '../tables/from-registry.ts'

/** The search engine metadata of a page; null if there is none. */
export async function loadPageSeo(ctx: Pick<Ctx, 'db'>, { key }: { key: string }): Promise<z.input<typeof seoView>> {
  const [row] = await ctx.db.select().from(seo).where(eq(seo.key, key))
  if (!row) return null
  return {
    meta_title: { ar: row.meta_title_ar, en: row.meta_title_en },
    meta_description: { ar: row.meta_description_ar, en: row.meta_description_en },
    meta_keywords: { ar: row.meta_keywords_ar, en: row.meta_keywords_en },
  }
}
