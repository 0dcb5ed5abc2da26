import type { Plugin } from 'vite'

type Imports = Readonly<Record<string, readonly string[]>>

/**
 * Fails the build when files of the bundle import each other: a module could then run before one it needs. Otherwise imported files always run first, and
 * the bundle needs no code that keeps the order of single modules.
 */
export const acyclicFiles = (): Plugin => ({
  name: 'acyclic-files',
  apply: 'build',
  generateBundle(_, bundle) {
    const imports = Object.fromEntries(Object.values(bundle).map((file) => [file.fileName, file.type === 'chunk' ? file.imports : []]))
    const cycle = findCycle(imports)
    if (cycle) this.error(`acyclic-files: files import each other: ${cycle.join(' → ')}. Change the groups of admin/vite.config.ts.`)
  },
})

/** The names of files that import each other in a circle, the first one again at the end; null without a circle. */
export function findCycle(imports: Imports): string[] | null {
  const done = new Set<string>()
  const visit = (name: string, path: readonly string[]): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    if (done.has(name)) return null
    for (const imported of imports[name] ?? []) {
      const cycle = visit(imported, [...path, name])
      if (cycle) return cycle
    }
    done.add(name)
    return null
  }
  for (const name of Object.keys(imports)) {
    const cycle = visit(name, [])
    if (cycle) return cycle
  }
  return null
}
