export type Finding = { path: string; line: number; what: string }
type LintRule = { what: string; where: RegExp; isBroken: (code: string, line: string, path: string) => boolean }

/** Data, generated files and demo rows are exempt from the line limit. */
export const isDataFile = (path: string): boolean =>
  /(?:^|\/)(?:migrations|generated|demo|data)\/|\.(?:data|generated)\.ts$|\.json$/.test(path)

const maxLines = 300
const uiFiles = /^(?:site|admin|shared\/design)\/.*\.(?:tsx?|css)$/
const code = /\.(?:ts|tsx|mjs|cjs|css)$/
/** What of site and back office calls the API; the proxy of `npm run dev` names its path. */
const appCode = /^(?:site|admin)\/(?!vite\.config)(?!.*\.test\.tsx?$).*\.tsx?$/
/** The clients of the API, which send the requests of the endpoint table. */
const transports: ReadonlySet<string> = new Set(['admin/api/http.ts', 'admin/api/useEndpoint.ts', 'site/server/api.server.ts'])
/** What of the back office gives Refine's hooks their types. */
const typedHooks: ReadonlySet<string> = new Set(['admin/api/resource-client.ts', 'admin/api/useEndpoint.ts'])

const sideClasses =
  /(?<![\w-])-?(?:(?:scroll-)?[mp][lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr]))-(?:\[|\d|auto|px|full|none|sm|md|lg|xl)|(?<![\w-])(?:text|float|clear)-(?:left|right)(?![\w-])/
const sideProperties =
  /(?<![\w-])(?:scroll-)?(?:margin|padding|border)-(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear)\s*:\s*(?:left|right)\b/
const sideStyles = /(?<![\w'"-])(?:(?:margin|padding|border)(?:Left|Right)\w*\s*[:=]|(?:textAlign|float)\s*:\s*['"](?:left|right)['"])/
const bareSides = /(?<![\w'"-])(?:left|right)\s*:\s*['"\d-]/
const insetSides = /(?:^|[;{\s])(?:left|right)\s*:/

const rules: readonly LintRule[] = [
  {
    what: 'a physical side: use the logical one (ms-, pe-, start-, text-start, margin-inline-start, …)',
    where: uiFiles,
    // Maps and charts are not mirrored in right-to-left pages. Such lines have a `physical:` comment with the reason.
    isBroken: (code, line) => !/physical:/.test(line) && [sideClasses, sideProperties, sideStyles].some((pattern) => pattern.test(code)),
  },
  {
    what: 'a physical side: use inset-inline-start or inset-inline-end',
    where: /^(?:site|admin|shared\/design)\/.*\.(?:tsx|css)$/,
    isBroken: (code, line, path) => !/physical:/.test(line) && (path.endsWith('.css') ? insetSides : bareSides).test(code),
  },
  {
    what: 'a path of the API as text: call an endpoint of shared/contract with `api`',
    where: appCode,
    isBroken: (code) => /['"`]\/api(?:\/|['"`])/.test(code),
  },
  {
    what: 'a request with a type of its own: `api` has those of the endpoint',
    where: appCode,
    isBroken: (code, _, path) =>
      !transports.has(path) &&
      (/\b(?:call|submit|file|custom|useCustom|useCustomMutation)</.test(code) ||
        /\bhttp\.(?:get|post|put|patch|delete|head|request)\b/.test(code) ||
        /^import (?!type\b).* from 'axios'/.test(code)),
  },
  {
    what: 'rows without the types of their declaration: admin/api/resource-client.ts has them',
    where: /^admin\/.*\.tsx?$/,
    isBroken: (code, _, path) =>
      !typedHooks.has(path) &&
      (/\bBaseRecord\b/.test(code) ||
        /^import .*\b(?:useOne|useList|useMany|useUpdate|useDelete|useDataProvider)\b.* from '@refinedev\/core'/.test(code)),
  },
  { what: 'any', where: /\.tsx?$/, isBroken: (code) => /(?:[:<,|&]\s*|\bas\s+)any\b(?!\s+[a-z])/.test(withoutTexts(code)) },
  {
    what: 'an inline import of a type: use import type, which the check for import cycles sees',
    where: /(?<!\.d)\.tsx?$/,
    isBroken: (code) => /\bimport\(\s*['"][^'"]+['"]\s*\)\.[A-Z]/.test(code),
  },
  { what: 'a TODO comment: do it, or file an issue', where: code, isBroken: (_, line) => /\b(?:TODO|FIXME|XXX|HACK)\b/.test(line) },
  {
    what: 'an exclusive or skipped test',
    where: /\.(?:test|spec)\.tsx?$/,
    isBroken: (code) => /\b(?:test|it|describe|suite)(?:\.\w+)*\.(?:only|skip|todo|fixme)\b/.test(code),
  },
  {
    what: 'two Arabic texts on one line: put each on its own line',
    where: /(?<!\.test)\.tsx?$/,
    isBroken: (code, _, path) => !isDataFile(path) && hasArabicNeighbours(code),
  },
  {
    what: 'an emoji: use an icon',
    where: /^(?:site|admin|shared)\/.*\.(?:tsx?|json|css)$/,
    isBroken: (code) => /\p{Emoji_Presentation}|\uFE0F/u.test(code),
  },
]

/** The rule violations of one file. */
export function findViolations(path: string, text: string): Finding[] {
  const lines = text.split('\n')
  const count = lineCount(text)
  const tooLong = count > maxLines && !isDataFile(path) ? [{ path, line: count, what: `${count} lines: at most ${maxLines}` }] : []
  const applicable = rules.filter((rule) => rule.where.test(path))
  const codeLines = withoutComments(text).split('\n')
  const broken = lines.flatMap((line, index) =>
    applicable.filter((rule) => rule.isBroken(codeLines[index] ?? '', line, path)).map(({ what }) => ({ path, line: index + 1, what })),
  )
  return [...tooLong, ...broken]
}

export const lineCount = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

/** The same text with blank comments. */
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

/** Single letters are allowed next to each other. */
const isArabic = (text = ''): boolean => /[\u0620-\u064a]{2}/.test(text)
