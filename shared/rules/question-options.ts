import type { Localized } from '../units.ts'

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The options of a choice question, written one a line in each language; none where nothing is written. */
export const optionsOf = (written: Localized | null): { ar: string[]; en: string[] } => ({
  ar: linesOf(written?.ar ?? ''),
  en: linesOf(written?.en ?? ''),
})
