import { normalizeArabic } from '@wasl/shared/i18n/normalize-arabic.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { type Locale, labelIn } from '@wasl/shared/units.ts'
import { importableColumns } from '../files/columns.ts'

/** The headings of these columns in a language. */
export const importHeader = (declaration: AnyResource, locale: Locale): string[] =>
  importableColumns(declaration).map(({ label }) => labelIn(label, locale))

/** Guesses the field of each heading by its name or its label in either language; each field once, null if none fits. */
export function guessColumns(declaration: AnyResource, head: readonly string[]): (string | null)[] {
  const pathByHeading = new Map<string, string>([['id', 'id']])
  for (const { path, label } of importableColumns(declaration))
    for (const name of [path, label.en, label.ar])
      if (!pathByHeading.has(normalizeHeading(name))) pathByHeading.set(normalizeHeading(name), path)
  const taken = new Set<string>()
  return head.map((heading) => {
    const path = pathByHeading.get(normalizeHeading(heading))
    if (path === undefined || taken.has(path)) return null
    taken.add(path)
    return path
  })
}

// «الاسم (العربية)» is «الاسم (بالعربية)».
const normalizeHeading = (text: string): string =>
  normalizeArabic(text)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/بال(?=(?:عربي|انجليزي)[هة]$)/u, 'ال')
