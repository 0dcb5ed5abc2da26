import { resources } from '@wasl/resources/index.ts'
import { expect, test } from 'vitest'
import { guessColumns } from './import-fields.ts'

test('headings with the name of a language are guessed with and without its preposition', () => {
  expect(guessColumns(resources.cities, ['الاسم (العربية)', 'الاسم بالإنجليزية'])).toEqual(['name.ar', 'name.en'])
})
