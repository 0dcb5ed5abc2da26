import { resources } from '../../resources/index.ts'
import { adminPages, adminRoot } from '../../shared/pages/admin-pages.ts'
import { pages } from '../../shared/pages/pages.ts'
import * as resourceRoutes from '../../shared/pages/resource-routes.ts'
import type { Finding } from './rules.ts'
import { splitSource } from './split-source.ts'

const checked = /^(?:site|api|admin|shared|e2e)\/.*\.tsx?$/
/** Where a path like that of a page is something else, or is what the file is about. */
const exempt: readonly (readonly [path: RegExp, reason: string])[] = [
  [/^shared\/pages\//, 'the map itself'],
  [/^api\/(?:money\/gateway|demo\/(?:gateway|pay-later))\//, 'paths of the APIs of gateways'],
  [/^(?:api\/app\/rejected-keys|site\/payments\/pay-actions)\.test\.ts$/, 'paths of the APIs of gateways, and of ours'],
  [/^api\/resources\/read\/sanitize-html\.test\.ts$/, 'HTML as an administrator writes it'],
  [/^shared\/contract\/live\.ts$|^api\/demo\/seed\.test\.ts$/, 'the name of a live namespace, and paths of the API'],
  [/^site\/inline-addresses\.test\.ts$/, 'addresses as the build writes them'],
  [/^api\/(?:invariants|fuzz)\//, 'patterns in SQL, and odd addresses'],
  [/^shared\/first-steps\.ts$/, 'addresses within the back office, on a floor below the map'],
  [/^e2e\/specification-routes\.ts$/, 'the spelling of the specification, which the map is compared with'],
  [/^api\/platform\/pages\/.*\.test\.ts$/, 'any address of a site that is built for the test'],
  [
    /^(?:shared\/utils\/local-path|site\/(?:guest-page\.server|server\/(?:middleware\.server|proxy-download\.server)))\.test\.ts$/,
    'reads addresses',
  ],
  [/^site\/(?:send-order\/order-draft\.server|notifications\/notification-link|i18n\/page-texts)\.test\.ts$/, 'reads addresses'],
]
const literal = /(['"`])((?:\/en)?\/(?:\$\{[^}]*\}|[^'"`\s])*)/g
/** A call of the API names its method first, and its path is not that of a page. */
const afterMethod = /'(?:GET|POST|PATCH|PUT|DELETE)',\s*$/

const toPattern = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replaceAll('.', '\\.')}$`)
const sitePatterns = [...Object.values(pages), ...Object.values(resourceRoutes)]
  .map(({ pattern }) => pattern)
  .filter((pattern) => pattern !== pages.home.pattern)
  .map((pattern) => toPattern(`(/en)?${pattern}`))

/** The pages of the back office, whose resources are those of the registry or a placeholder. */
const resourceNames = ['x', ...Object.values(resources).map(({ name }) => name)].join('|')
const adminPaths = Object.values(adminPages)
  .map(({ pattern }) => pattern.replace(':resource', `(${resourceNames})`))
  .filter((pattern) => pattern !== adminPages.home.pattern)
/** Inside the back office addresses are relative to it; a path that begins with a placeholder may be anything there. */
const patternsInside = adminPaths.map((path) => toPattern(path.replace('(x|', '(')))
const patternsOutside = [...sitePatterns, ...[...adminPaths, ''].map((path) => toPattern(adminRoot + path))]

function isPage(path: string, file: string): boolean {
  const patterns = file.startsWith('admin/') ? [...patternsOutside, ...patternsInside] : patternsOutside
  return patterns.some((pattern) => pattern.test(path.replace(/\$\{[^}]*\}/g, 'x').replace(/[?#].*$/, '')))
}

/** The addresses of pages that a file writes as text instead of taking them from shared/pages. */
export function findPageLiterals(path: string, text: string): Finding[] {
  if (!checked.test(path) || exempt.some(([file]) => file.test(path))) return []
  const { comments } = splitSource(text)
  return [...text.matchAll(literal)]
    .filter(({ index, 2: value = '' }) => comments[index]?.trim() === '' && isPage(value, path) && !afterMethod.test(text.slice(0, index)))
    .map(({ index, 2: value = '' }) => ({
      path,
      line: text.slice(0, index).split('\n').length,
      what: `the address of a page as text, ${value}: use shared/pages`,
    }))
}
