import type { Locale } from '@wasl/shared/units.ts'

export type Texts = Record<string, Record<string, unknown>>

/** The files of one language by the name of their namespace: '…/ar/home.json' → home. */
export function namespaceTexts(files: Record<string, Record<string, unknown>>, locale: Locale): Texts {
  const ours = Object.entries(files).filter(([path]) => path.includes(`/${locale}/`))
  return Object.fromEntries(ours.map(([path, texts]) => [path.slice(path.lastIndexOf('/') + 1, -'.json'.length), texts]))
}
