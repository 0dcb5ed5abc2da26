import { useRootData } from '../root-data.ts'

// Used when the root loader failed. Source: specification, section 9.
const defaultHours = 24

/** How many hours a provider has to answer a private order. */
export const useAnswerHours = (): number => useRootData()?.appInfo.answer_hours ?? defaultHours
