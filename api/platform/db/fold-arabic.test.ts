import { foldArabic } from '@wasl/shared/i18n/normalize-arabic.ts'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'

const { db, close } = await testDatabase()
afterAll(close)

const letters = [...'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيٱـًٌٍَُِّْٰٓٔ٠١٢٣٤٥٦٧٨٩۰۱۲۹0129aAbBzZéÉ-_.ﻻﷺ']
const word = fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''))
const texts = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '))

test('the database folds a text to the very letters that the pages fold it to', async () => {
  const samples = fc.sample(texts, { numRuns: 400, seed: 7 }).map((text) => text.normalize('NFC'))
  const folded = sql`select btrim(regexp_replace(fold_arabic(value), '\\s+', ' ', 'g')) as folded from json_array_elements_text(${JSON.stringify(samples)}::json) as value`
  const found = await db.execute<{ folded: string }>(folded)
  expect(found.rows.map((row) => row.folded)).toEqual(samples.map(foldArabic))
})
