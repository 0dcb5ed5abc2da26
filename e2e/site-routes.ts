import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const source = readFileSync(join(import.meta.dirname, '../site/routes.ts'), 'utf8')

/** The paths of every page that the site declares. Read as text: journeys stand outside and import nothing of the site. */
export const siteRoutes: readonly string[] = [...(source.match(/const pages[\s\S]*?\n\]\n/)?.[0] ?? '').matchAll(/\['([^']*)', '/g)].map(
  ([, path = '']) => path,
)
