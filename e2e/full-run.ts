import type { Locale } from '@wasl/shared/units.ts'

/** `npm run test:all` sets this: every resource runs every scenario, and every screen is checked in both languages. */
export const isFullRun = process.env.WASL_TEST_ALL === '1'

type ColorScheme = 'light' | 'dark'
/** All rules are checked in the first color scheme, the contrast also in the second if there is one. */
export type TestedSchemes = readonly [ColorScheme, ColorScheme?]

/** The color schemes in which the browser tests check a page of the site: in a full run both, otherwise light or dark by its name, half of the pages each. */
export function testedSchemes(name: string, lang: Locale): TestedSchemes {
  if (isFullRun) return lang === 'ar' ? ['light', 'dark'] : ['dark', 'light']
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return sum % 2 === 0 ? ['light'] : ['dark']
}
