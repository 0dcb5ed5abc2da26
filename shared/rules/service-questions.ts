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

/** The lowest and highest answer to a number question. Default: 1 to 1 000 000. */
export const numberBounds = ({ min, max }: { min: number | null; max: number | null }) => ({ min: min ?? 1, max: max ?? 1_000_000 })
