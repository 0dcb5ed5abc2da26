import type { Localized } from '../units.ts'
import { type NoticeType, notices } from './notifications.ts'

const hole = /\{(\w+)\}/g

/** What fills a hole: one text for both languages, or one for each (names, amounts). */
export type Holes = Readonly<Record<string, string | Localized>>

/**
 * Title and body of a notice in both languages. Every inserted value stands between U+2068 and U+2069, so that its direction does not
 * disturb the sentence. Throws where a hole of the text is not given.
 */
export function noticeText(type: NoticeType, holes: Holes): { title: Localized; body: Localized } {
  const { title, body } = notices[type]
  const inBoth = ([en, ar]: readonly [string, string]): Localized => ({
    ar: filled(type, ar, holes, 'ar'),
    en: filled(type, en, holes, 'en'),
  })
  return { title: inBoth(title), body: inBoth(body) }
}

/** The names of what a notice has to be told. The same in both languages. */
export const holesOf = (type: NoticeType): string[] => [
  ...new Set(
    [...notices[type].title, ...notices[type].body].flatMap((sentence) => [...sentence.matchAll(hole)].map(([, name = '']) => name)),
  ),
]

function filled(type: NoticeType, sentence: string, holes: Holes, locale: 'ar' | 'en'): string {
  return sentence.replace(hole, (_, name: string) => {
    const value = holes[name]
    if (value === undefined) throw new Error(`noticeText: ${type} needs ${name}`)
    return `\u2068${typeof value === 'string' ? value : value[locale]}\u2069`
  })
}
