import type { Finding } from './rules.ts'

type SourceFile = { path: string; text: string }

const sharedFolder = 'admin/app'
const libraryClass = /^(?:ant-|anticon|tiptap|ProseMirror)/
const classInSelector = /\.([a-zA-Z][\w-]*)/g
const classAttribute = /\bclassName=(?:"([^"]*)"|\{([^{}]*(?:\$\{[^}]*\}[^{}]*)*)\})/g
const quoted = /['"`]([^'"`]*)['"`]/g

/**
 * The styles of the back office that reach beyond their component. A stylesheet outside `admin/app` styles only the components of its own
 * folder: its classes have no second definition elsewhere, no component of another folder has them, and each of its selectors has one.
 */
export function findLeakingStyles(files: readonly SourceFile[]): Finding[] {
  const sheets = files.filter(({ path }) => path.startsWith('admin/') && path.endsWith('.css')).map(readSheet)
  const sharedClasses = new Set(sheets.filter(({ folder }) => folder === sharedFolder).flatMap(({ classes }) => classes))
  const scoped = sheets.filter(({ folder }) => folder !== sharedFolder)
  const owners = new Map<string, Set<string>>()
  for (const { folder, classes } of scoped)
    for (const name of classes) if (!sharedClasses.has(name)) owners.set(name, (owners.get(name) ?? new Set()).add(folder))

  return [
    ...scoped.flatMap(({ path, folder, rules }) =>
      rules.flatMap(({ selector, line }) => {
        const own = classesIn(selector).filter((name) => owners.get(name)?.has(folder))
        if (own.length === 0) return [{ path, line, what: `styles elements of other components: «${selector}» has no class of ${folder}` }]
        const foreign = own.find((name) => (owners.get(name)?.size ?? 0) > 1)
        return foreign ? [{ path, line, what: `.${foreign} is also defined in another folder: rename one of the two` }] : []
      }),
    ),
    ...files.filter(({ path }) => path.startsWith('admin/') && path.endsWith('.tsx')).flatMap((file) => foreignClasses(file, owners)),
  ]
}

function foreignClasses({ path, text }: SourceFile, owners: ReadonlyMap<string, ReadonlySet<string>>): Finding[] {
  return [...text.matchAll(classAttribute)].flatMap((match) => {
    const strings = match[1] === undefined ? [...(match[2] ?? '').matchAll(quoted)].map(([, string = '']) => string) : [match[1]]
    const line = text.slice(0, match.index).split('\n').length
    return strings
      .flatMap((string) => string.split(/\s+/))
      .filter((name) => owners.has(name) && ![...(owners.get(name) ?? [])].some((folder) => path.startsWith(`${folder}/`)))
      .map((name) => ({ path, line, what: `.${name} belongs to ${[...(owners.get(name) ?? [])].join(', ')}: use a class of this folder` }))
  })
}

function readSheet({ path, text }: SourceFile) {
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  const rules = [...withoutComments.matchAll(/([^{};]+)\{/g)].flatMap((match) => {
    const selector = (match[1] ?? '').trim()
    const line = withoutComments.slice(0, match.index + (match[1]?.length ?? 0)).split('\n').length
    return selector.startsWith('@') || /^(?:from|to|\d+%)/.test(selector)
      ? []
      : withoutArguments(selector)
          .split(',')
          .map((one) => ({ selector: one.trim(), line }))
  })
  return { path, folder: path.slice(0, path.lastIndexOf('/')), rules, classes: rules.flatMap(({ selector }) => classesIn(selector)) }
}

// A comma within `:is(…)` separates no selectors.
function withoutArguments(selector: string): string {
  const shorter = selector.replace(/\(([^()]*)\)/g, (_, inner: string) => `[${inner.replaceAll(',', ' ')}]`)
  return shorter === selector ? selector : withoutArguments(shorter)
}

const classesIn = (selector: string): string[] =>
  [...selector.matchAll(classInSelector)].map(([, name = '']) => name).filter((name) => !libraryClass.test(name))
