import type { Localized } from '../units.ts'

/** The most questions of a service. */
export const maxQuestions = 10

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The options of a choice question, stored as one per line in each language. */
export const optionsOf = (lines: Localized | null): { ar: string[]; en: string[] } => ({
  ar: linesOf(lines?.ar ?? ''),
  en: linesOf(lines?.en ?? ''),
})
