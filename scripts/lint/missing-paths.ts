import type { Finding } from './rules.ts'
import { splitSource } from './split-source.ts'

const link = /\]\(([^)\s]+)\)/g
const codeSpan = /`([^`\n]+)`/g
const folders = 'shared|resources|api|admin|site|e2e|scripts|bench|docs'
/** A path from the repository root, such as `api/app.ts` or `api/ordering/`; addresses of routes begin with a slash. */
const repositoryPath = new RegExp(`^(?:${folders})/[\\w./-]*$`)

/** The paths of a Markdown file that do not exist: its relative links, and the repository paths in its code spans. */
export function missingPaths(path: string, text: string, exists: (path: string) => boolean): Finding[] {
  return withoutCodeBlocks(text)
    .split('\n')
    .flatMap((line, index) =>
      [...linkedPaths(path, line), ...namedPaths(line)]
        .filter((target) => !exists(target))
        .map((target) => ({ path, line: index + 1, what: `path that does not exist: ${target}` })),
    )
}

/** Documents that comments of code name, such as `operations.md` or `docs/map.md`, and that are in none of the folders of documents. */
export function missingDocuments(path: string, text: string, exists: (path: string) => boolean): Finding[] {
  return splitSource(text)
    .comments.split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(documentName)]
        .map(([name]) => name)
        .filter((name) => !documentFolders(path).some((folder) => exists(`${folder}${name}`)))
        .map((name) => ({ path, line: index + 1, what: `document that does not exist: ${name}` })),
    )
}

const documentName = /(?<![\w./-])[A-Za-z][\w-]*(?:\/[\w-]+)*\.md\b/g
const documentFolders = (path: string): string[] => ['', 'docs/', 'docs/decisions/', path.replace(/[^/]*$/, '')]

const linkedPaths = (path: string, line: string): string[] =>
  [...line.matchAll(link)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/i.test(target))
    .map((target) => decodeURI(new URL(target, `file:///${path}`).pathname).slice(1))

const namedPaths = (line: string): string[] =>
  [...line.matchAll(codeSpan)]
    .map(([, code = '']) => code)
    .filter((code) => repositoryPath.test(code) && code !== examplePath && !isGeneratedPath(code))

/** The resource that the recipe in CONTRIBUTING.md adds. */
const examplePath = 'resources/warranties.ts'

/** Build output does not exist in a fresh clone. */
const isGeneratedPath = (path: string): boolean => /(?:^|\/)(?:dist|build|node_modules)\//.test(path)

/** Keeps the line breaks of code blocks, so that line numbers stay right. */
const withoutCodeBlocks = (text: string): string => text.replace(/^ *```[\s\S]*?^ *```/gm, (block) => block.replace(/[^\n]/g, ''))
