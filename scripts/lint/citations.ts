import type { Finding } from './rules.ts'

/** What a citation may name. */
export type Citable = {
  /** Headings of `docs/specification.md`, `docs/domain.md` and `docs/saudi.md` with a number: `4`, `10.1`. */
  sections: Readonly<Record<CitedDocument, ReadonlySet<string>>>
  decisions: ReadonlySet<string>
  /** The actions of the access table. */
  actions: ReadonlySet<string>
}
const citedDocuments = ['specification', 'domain', 'saudi'] as const
export type CitedDocument = (typeof citedDocuments)[number]

// Comments break anywhere.
const space = '[\\s*/]+'
const list = (item: string) => `(${item}(?:(?:,|,?${space}and)${space}${item})*)(?![\\w.]*\\w)`
const section = new RegExp(`\\b(${citedDocuments.join('|')}),?${space}sections?${space}${list('\\d+(?:\\.\\d+)?')}`, 'gi')
const decision = new RegExp(`\\bdecisions?${space}${list('\\d{4}')}`, 'gi')
const action = new RegExp(`\\bthe${space}access${space}table,${space}\`?(\\w+(?:\\.\\w+)+)`, 'g')
const site = /\b[a-z]+\.[a-z]+\.(?:com|org|sa)\b/
/** `domain.md 2`, `saudi 4.1`, `specification 9`. */
const otherForm = new RegExp(`\\b(?:${citedDocuments.join('|')})(?:\\.md)?,?${space}\\d`, 'g')
const sourceNote = /\bSource: (?:[^.\n]|\.(?=\S)|\n\s*\*(?!\/))+/g

/** Citations of a section, decision or access action that does not exist, in another form than “domain, section 2”, or a `Source:` in code that names nothing. */
export function findBrokenCitations(path: string, text: string, citable: Citable): Finding[] {
  const finding = (index: number, what: string): Finding => ({ path, line: text.slice(0, index).split('\n').length, what })
  const inSections = [...text.matchAll(section)].flatMap(({ index, 1: name = '', 2: numbers = '' }) => {
    // Safe: the expression matches these names alone.
    const document = name.toLowerCase() as CitedDocument
    return numbersIn(numbers)
      .filter((number) => !citable.sections[document].has(number))
      .map((number) => finding(index, `docs/${document}.md has no section ${number}`))
  })
  const inDecisions = [...text.matchAll(decision)].flatMap(({ index, 1: numbers = '' }) =>
    numbersIn(numbers)
      .filter((number) => !citable.decisions.has(number))
      .map((number) => finding(index, `decision that does not exist: ${number}`)),
  )
  const inActions = [...text.matchAll(action)]
    .filter(([, name = '']) => !citable.actions.has(name))
    .map(({ index, 1: name }) => finding(index, `the access table has no action ${name}`))
  const otherForms = [...text.matchAll(otherForm)].map(({ index, 0: form }) =>
    finding(index, `write “domain, section 2” instead of “${form}”`),
  )
  const sources = path.endsWith('.md')
    ? []
    : [...text.matchAll(sourceNote)].filter(([note]) => ![section, decision, action, site].some((one) => note.search(one) !== -1))
  return [
    ...inSections,
    ...inDecisions,
    ...inActions,
    ...otherForms,
    ...sources.map(({ index, 0: note }) => finding(index, `source that names no document: ${note.trim()}`)),
  ].sort((a, b) => a.line - b.line)
}

const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? []

/** The numbers of the headings `## 4. Money` and `### 10.1 Store`. */
export const numberedSections = (text: string): Set<string> =>
  new Set([...text.matchAll(/^#{2,3} (\d+(?:\.\d+)?)[.\s]/gm)].map(([, number = '']) => number))

const markdownLink = /\]\(([^)\s#]*)#([^)\s]+)\)/g

/** Links to a heading that their document does not have. `read` returns the text of a file, or null if there is none. */
export function findBrokenAnchors(path: string, text: string, read: (path: string) => string | null): Finding[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(markdownLink)].flatMap(([, target = '', anchor = '']) => {
      if (/^[a-z]+:/i.test(target)) return []
      const file = target === '' ? path : decodeURI(new URL(target, `file:///${path}`).pathname).slice(1)
      const linked = file === path ? text : read(file)
      return linked === null || anchorsOf(linked).has(anchor) ? [] : [{ path, line: index + 1, what: `${file} has no heading #${anchor}` }]
    }),
  )
}

/** As GitHub makes them. */
const anchorsOf = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replace(/\s/g, '-'),
    ),
  )
