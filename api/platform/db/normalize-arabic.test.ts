import { normalizeArabic } from '@wasl/shared/i18n/normalize-arabic.ts'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'

const { db, close } = await testDatabase()
afterAll(close)

const letters = [...'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيٱـًٌٍَُِّْٰٓٔ٠١٢٣٤٥٦٧٨٩۰۱۲۹0129aAbBzZéÉ-_.ﻻﷺ']
const word = fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''))
const texts = fc.array(word, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(' '))

test('the database normalizes a text exactly as the pages do', async () => {
  const samples = fc.sample(texts, { numRuns: 400, seed: 7 }).map((text) => text.normalize('NFC'))
  const query = sql`select btrim(regexp_replace(normalize_arabic(value), '\\s+', ' ', 'g')) as normalized from json_array_elements_text(${JSON.stringify(samples)}::json) as value`
  const result = await db.execute<{ normalized: string }>(query)
  expect(result.rows.map((row) => row.normalized)).toEqual(samples.map(normalizeArabic))
})
