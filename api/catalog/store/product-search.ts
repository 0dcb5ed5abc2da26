import type { Named } from '@wasl/shared/contract/common.ts'
import { normalizeArabic } from '@wasl/shared/i18n/normalize-arabic.ts'
import { searchTerms } from '@wasl/shared/i18n/search-terms.ts'
import { and, desc, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { isOneOf } from '../../platform/db/conditions.ts'
import { products } from '../tables/from-registry.ts'

const maxFound = 5_000
/** A shorter text matches the start of a name only: too many contain it. */
const shortestPart = 3
/** How much of a word has to be alike when nothing has the words as they were typed; 1 is all. */
const leastSimilarity = 0.4

/**
 * The available products whose name, SKU, brand or category has all words of a text, the best first: those named so, then those whose name begins so.
 * If there are none, those with similar words: a letter may be missing or wrong.
 */
export async function searchProducts(
  ctx: Pick<Ctx, 'db'>,
  q: string,
  names: { brands: readonly Named[]; categories: readonly Named[] },
): Promise<string[]> {
  const words = searchTerms(q)
  const whole = normalizeArabic(q)
  if (words.length === 0) return []
  const hasWords = whole.length < shortestPart ? beginsWith(whole) : and(...words.map((word) => hasWord(word, names)))
  const exact = await find(ctx, or(hasWords, eq(products.sku, q.trim())), whole)
  return exact.length > 0 || whole.length < shortestPart ? exact : findSimilar(ctx, whole)
}

function hasWord(word: string, { brands, categories }: { brands: readonly Named[]; categories: readonly Named[] }): SQL | undefined {
  const startsSo = ({ name }: Named) => [name.ar, name.en].some((text) => searchTerms(text).some((term) => term.startsWith(word)))
  const idsOf = (list: readonly Named[]) => list.filter(startsSo).map(({ id }) => id)
  const [brandIds, categoryIds] = [idsOf(brands), idsOf(categories)]
  return or(
    // Safe as a pattern: a word has letters and digits only.
    sql`${products.search} like ${`%${word}%`}`,
    brandIds.length > 0 ? isOneOf(products.brand_id, brandIds) : undefined,
    categoryIds.length > 0 ? or(isOneOf(products.category_id, categoryIds), isOneOf(products.sub_category_id, categoryIds)) : undefined,
  )
}

const nameColumns = [sql`${products}.name_ar_normalized`, sql`${products}.name_en_normalized`] as const
const beginsWith = (text: string): SQL =>
  sql`(${sql.join(
    nameColumns.map((name) => sql`starts_with(${name}, ${text})`),
    sql` or `,
  )})`

async function find({ db }: Pick<Ctx, 'db'>, matches: SQL | undefined, whole: string): Promise<string[]> {
  const isNamedSo = sql`(${sql.join(
    nameColumns.map((name) => sql`${name} = ${whole}`),
    sql` or `,
  )})`
  return listIds(
    db,
    db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.availability, 'available'), matches))
      .orderBy(desc(isNamedSo), desc(beginsWith(whole)), desc(products.created_at), products.id)
      .limit(maxFound),
  )
}

/** The ids that a query returns, as one text: five thousand rows take the process longer to read than the database to find. */
async function listIds(db: Ctx['db'], query: SQLWrapper): Promise<string[]> {
  const { rows } = await db.execute<{ ids: string }>(sql`select array_to_string(array(${query}), ',') as ids`)
  return rows[0]?.ids ? rows[0].ids.split(',') : []
}

async function findSimilar({ db }: Pick<Ctx, 'db'>, whole: string): Promise<string[]> {
  return db.transaction(async (tx) => {
    // The index is used by the operator only, and the operator takes its threshold from this setting.
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(leastSimilarity)}, true)`)
    return listIds(
      tx,
      tx
        .select({ id: products.id })
        .from(products)
        .where(and(eq(products.availability, 'available'), sql`${whole} <% ${products.search}`))
        .orderBy(desc(sql`word_similarity(${whole}, ${products.search})`), products.id)
        .limit(maxFound),
    )
  })
}
