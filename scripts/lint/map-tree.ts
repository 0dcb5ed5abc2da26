/** The paths that the tree of docs/map.md names: `api/platform/db/`, `api/start.ts`. An entry is at the start of a line, before two spaces; its folder is the last one with less indentation. */
export function pathsOfTree(map: string): string[] {
  const [, tree = ''] = /^```\n([\s\S]*?)^```$/m.exec(map) ?? []
  const folders: { depth: number; path: string }[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', names = ''] = /^( *)(\S+(?: \S+)*)(?: {2,}|$)/.exec(line) ?? []
    const entries = names.split(' ')
    // A line that continues a description.
    if (!entries.every((name) => /^[\w.-]+(?:\/|\.tsx?)$/.test(name))) return []
    while ((folders.at(-1)?.depth ?? -1) >= indent.length) folders.pop()
    const parent = folders.at(-1)?.path ?? ''
    folders.push({ depth: indent.length, path: `${parent}${entries.at(-1)}` })
    return entries.map((name) => `${parent}${name}`)
  })
}
