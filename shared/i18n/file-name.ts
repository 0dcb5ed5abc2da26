import type { Locale } from '../units.ts'

/** The parts of a file name to show in isolation, and the direction in which they follow each other. */
export type FileNameParts = { dir: 'rtl' | 'ltr'; stem: string; extension: string }

/**
 * Splits a file name before its extension. The extension of an Arabic name follows it in the direction of the page; other names are left to right.
 * Without the split, the dot of «السجل.pdf» moves to the wrong side of its extension.
 */
export function fileNameParts(name: string, locale: Locale): FileNameParts {
  const dot = name.lastIndexOf('.')
  const end = dot > 0 ? dot : name.length
  const stem = name.slice(0, end)
  return { dir: startsRightToLeft(stem) && locale === 'ar' ? 'rtl' : 'ltr', stem, extension: name.slice(end) }
}

const startsRightToLeft = (text: string): boolean => /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)
