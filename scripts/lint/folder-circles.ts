type SourceFile = { path: string; text: string }

const imported = /\bfrom\s+'(\.[^'\n]+)'|\bimport\s*\(?\s*'(\.[^'\n]+)'/g

/** The folders that need each other, directly or through others, by the imports of their modules; each circle sorted. */
export function findFolderCircles(files: readonly SourceFile[]): string[][] {
  const needs = new Map<string, Set<string>>()
  for (const { path, text } of files)
    for (const [, from, dynamic] of text.matchAll(imported)) {
      const [folder, target] = [folderOf(path), folderOf(new URL(from ?? dynamic ?? '', `file:///${path}`).pathname.slice(1))]
      if (target !== folder) needs.set(folder, (needs.get(folder) ?? new Set()).add(target))
    }
  const circles = [...needs.keys()].map((folder) => {
    const reached = reachedFrom(folder, needs)
    return reached.has(folder) ? [...reached].filter((other) => reachedFrom(other, needs).has(folder)).sort() : []
  })
  return [...new Map(circles.filter(({ length }) => length > 0).map((circle) => [circle.join(' '), circle])).values()]
}

function reachedFrom(start: string, needs: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>()
  const open = [start]
  for (let folder = open.pop(); folder !== undefined; folder = open.pop())
    for (const next of needs.get(folder) ?? [])
      if (!reached.has(next)) {
        reached.add(next)
        open.push(next)
      }
  return reached
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))
