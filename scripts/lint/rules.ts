export type Finding = { path: string; line: number; what: string }
type Rule = { what: string; where: RegExp; breaks: (code: string, line: string, path: string) => boolean }

/** Data, generated files and rows for show may be long; what a person writes line by line may not. */
export const isData = (path: string): boolean => /(?:^|\/)(?:migrations|generated|demo|data)\/|\.(?:data|generated)\.ts$|\.json$/.test(path)

const maxLines = 300
const drawn = /^(?:site|admin|shared\/design)\/.*\.(?:tsx?|css)$/
const code = /\.(?:ts|tsx|mjs|cjs|css)$/

const sideClasses =
  /(?<![\w-])-?(?:(?:scroll-)?[mp][lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr]))-(?:\[|\d|auto|px|full|none|sm|md|lg|xl)|(?<![\w-])(?:text|float|clear)-(?:left|right)(?![\w-])/
const sideProperties =
  /(?<![\w-])(?:scroll-)?(?:margin|padding|border)-(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear)\s*:\s*(?:left|right)\b/
const sideStyles = /(?<![\w'"-])(?:(?:margin|padding|border)(?:Left|Right)\w*\s*[:=]|(?:textAlign|float)\s*:\s*['"](?:left|right)['"])/
const bareSides = /(?<![\w'"-])(?:left|right)\s*:\s*['"\d-]/
const insetSides = /(?:^|[;{\s])(?:left|right)\s*:/

const rules: readonly Rule[] = [
  {
    what: 'a physical side: use the logical one (ms-, pe-, start-, text-start, margin-inline-start, …)',
    where: drawn,
    // A map or a chart is not turned round with the page: such a line says `physical:` and why.
    breaks: (code, line) => !/physical:/.test(line) && [sideClasses, sideProperties, sideStyles].some((pattern) => pattern.test(code)),
  },
  {
    what: 'a physical side: use inset-inline-start or inset-inline-end',
    where: /^(?:site|admin|shared\/design)\/.*\.(?:tsx|css)$/,
    breaks: (code, line, path) => !/physical:/.test(line) && (path.endsWith('.css') ? insetSides : bareSides).test(code),
  },
  { what: 'any', where: /\.tsx?$/, breaks: (code) => /(?:[:<,|&]\s*|\bas\s+)any\b(?!\s+[a-z])/.test(withoutTexts(code)) },
  { what: 'a note for later: do it, or file it', where: code, breaks: (_, line) => /\b(?:TODO|FIXME|XXX|HACK)\b/.test(line) },
  {
    what: 'a test that is alone or left out',
    where: /\.(?:test|spec)\.tsx?$/,
    breaks: (code) => /\b(?:test|it|describe|suite)(?:\.\w+)*\.(?:only|skip|todo|fixme)\b/.test(code),
  },
  {
    what: 'two Arabic texts side by side: one a line, so that they can be read',
    where: /(?<!\.test)\.tsx?$/,
    breaks: (code, _, path) => !isData(path) && hasArabicNeighbours(code),
  },
  {
    what: 'an emoji: draw an icon',
    where: /^(?:site|admin|shared)\/.*\.(?:tsx?|json|css)$/,
    breaks: (code) => /\p{Emoji_Presentation}|\uFE0F/u.test(code),
  },
]

/** What one file breaks, with the line of each. */
export function findings(path: string, text: string): Finding[] {
  const lines = text.split('\n')
  const count = lineCount(text)
  const long = count > maxLines && !isData(path) ? [{ path, line: count, what: `${count} lines: at most ${maxLines}` }] : []
  const applying = rules.filter((rule) => rule.where.test(path))
  const bare = withoutComments(text).split('\n')
  const broken = lines.flatMap((line, at) =>
    applying.filter((rule) => rule.breaks(bare[at] ?? '', line, path)).map(({ what }) => ({ path, line: at + 1, what })),
  )
  return [...long, ...broken]
}

export const lineCount = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

/** The same lines, with comments blanked. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(^|[\s;{}(),])\/\/[^\n]*/g, '$1')

const withoutTexts = (code: string): string => code.replace(/(['"`])(?:(?!\1).)*\1/g, "''")

function hasArabicNeighbours(code: string): boolean {
  const texts = [...code.matchAll(/(['"`])((?:(?!\1).)*)\1/g)]
  return texts.some((text, at) => {
    const next = texts[at + 1]
    if (!next || !isArabic(text[2]) || !isArabic(next[2])) return false
    return /^[\s,;:+()[\]{}]*$/.test(code.slice(text.index + text[0].length, next.index))
  })
}

/** A single letter reads well beside another. */
const isArabic = (text = ''): boolean => /[\u0620-\u064a]{2}/.test(text)
