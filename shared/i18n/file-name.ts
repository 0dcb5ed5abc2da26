import type { Locale } from '../units.ts'

/** The parts of a file name to show in isolation, and the direction in which they follow each other. */
export type FileNameParts = { dir: 'rtl' | 'ltr'; stem: string; ending: string }

/**
 * Splits a file name before its extension. The extension of an Arabic name follows it in the direction of the page; other names are left to right.
 * Without the split, the dot of «السجل.pdf» moves to the wrong side of its extension. Digits and Latin letters before the extension stay with it,
 * because «السجل 2026» with «.pdf» to its left reads «.pdf2026».
 */
export function fileNameParts(name: string, locale: Locale): FileNameParts {
  const [, stem, ending = ''] = (locale === 'ar' && rightToLeftName.exec(name)) || []
  if (stem) return { dir: 'rtl', stem, ending }
  const dot = name.lastIndexOf('.')
  const end = dot > 0 ? dot : name.length
  return { dir: 'ltr', stem: name.slice(0, end), ending: name.slice(end) }
}

/** A name whose first letter is of a script from right to left, up to the last such letter, and the rest. */
const rightToLeftName = /^(\P{L}*(?!\p{N})[\u0590-\u08ff](?:.*(?!\p{N})[\u0590-\u08ff])?[^\p{N}\p{L}(.]*)(.*)/su
