import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a page may load as scripts before it works: kilobytes after compression with Brotli. */
const budgetKilobytes = 143
/** Pages with a budget of their own: those with many forms or the texts of every kind of order, and home, which loads no script for guests. */
const exceptions: Readonly<Record<string, number>> = {
  'payment-status': 146,
  order: 162,
  orders: 150,
  profile: 146,
  'checkout-payment': 148,
  home: 157,
  'send-order': 149,
  'edit-order': 149,
  'edit-private-order': 149,
  'edit-consultation': 149,
  'send-private-order': 152,
  'send-provider-order': 152,
}

/** The scripts and styles that the document of the back office names. With fonts, texts and rows, 90 KB more, its first list is below 650 KB. */
const adminBudgetKilobytes = 575

type ManifestRoute = { module: string; imports: readonly string[]; clientActionModule?: string; clientLoaderModule?: string }
type Manifest = { entry: Pick<ManifestRoute, 'module' | 'imports'>; routes: Readonly<Record<string, ManifestRoute>> }

/** Throws if a page of the built site loads more scripts than its budget. */
export function checkScriptBudget(folder: string): void {
  const tooLarge = scriptKilobytes(folder).filter(({ page, kilobytes }) => kilobytes > (exceptions[page] ?? budgetKilobytes))
  if (tooLarge.length > 0)
    throw new Error(
      `scripts over the budget of scripts/build/script-budget.ts: ${tooLarge.map(({ page, kilobytes }) => `${page} ${kilobytes.toFixed(1)} KB`).join(', ')}`,
    )
}

/** Throws if the document of the built back office names more scripts and styles than its budget. */
export function checkAdminBudget(folder: string): void {
  const document = readFileSync(join(folder, 'index.html'), 'utf8')
  const files = [...document.matchAll(/"\/admin\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => `${file}.br`)
  const kilobytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) / 1024
  if (files.length === 0 || kilobytes > adminBudgetKilobytes)
    throw new Error(`the back office loads ${kilobytes.toFixed(1)} KB in ${files.length} files: at most ${adminBudgetKilobytes} KB`)
}

/** The scripts that the document of each page loads, in kilobytes; what a page imports on demand does not count. */
export function scriptKilobytes(folder: string): { page: string; kilobytes: number }[] {
  const { entry, routes } = readManifest(folder)
  const { root } = routes
  if (!root) throw new Error(`${folder} has no root route`)
  return Object.entries(routes).flatMap(([id, route]) => {
    const [locale, page = ''] = id.split(':')
    if (locale !== 'ar') return []
    const scripts = new Set([entry, root, route].flatMap(scriptsOf))
    for (const script of scripts) for (const imported of importsOf(folder, script)) scripts.add(imported)
    const bytes = [...scripts].reduce((sum, script) => sum + statSync(join(folder, `${script}.br`)).size, 0)
    return [{ page, kilobytes: bytes / 1024 }]
  })
}

const scriptsOf = ({ module, imports, clientActionModule, clientLoaderModule }: Partial<ManifestRoute>): string[] =>
  [module, clientActionModule, clientLoaderModule, ...(imports ?? [])].filter((script) => script !== undefined)

const importsOf = (folder: string, script: string): string[] =>
  [...readFileSync(join(folder, script), 'utf8').matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(
    ([, name]) => `/assets/${name}`,
  )

function readManifest(folder: string): Manifest {
  const file = readdirSync(join(folder, 'assets')).find((name) => /^manifest-[0-9a-f]{8}\.js$/.test(name))
  if (!file) throw new Error(`${folder} has no manifest of React Router`)
  const text = readFileSync(join(folder, 'assets', file), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}
