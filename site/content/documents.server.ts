import type { Locale } from '@wasl/shared/units.ts'

export type Document = {
  title: string
  lead: string
  updated?: string
  sections: { heading: string; paragraphs?: string[]; points?: string[] }[]
}
export type DocumentName = 'about-us' | 'about-site' | 'privacy-policy' | 'terms-and-conditions'

const files = import.meta.glob<Document>('./*/*.json', { eager: true, import: 'default' })

/** A long text of the site in one language. They stay on the server: a page carries only its own. */
export function documentOf(name: DocumentName, locale: Locale): Document {
  const found = files[`./${locale}/${name}.json`]
  if (!found) throw new Error(`documentOf: no text ${name} in ${locale}`)
  return found
}
