import { allowedUses, type RetiredTerm, retiredTerms } from './retired-words.ts'
import type { Finding } from './rules.ts'
import { splitSource } from './split-source.ts'

type Matcher = { use: string; pattern: RegExp }

const matchers = (terms: readonly RetiredTerm[]): readonly Matcher[] =>
  terms.map(({ term, use }) => ({ use, pattern: new RegExp(`(?<![\\w’'-])(?:${term})(?![\\w-])`, 'i') }))
const nameMatchers = matchers(retiredTerms)
const textMatchers = matchers(retiredTerms.filter((term) => term.in === 'names and texts'))

/** Retired words in the names and in the English texts and comments of one file. */
export function findRetiredWords(path: string, text: string): Finding[] {
  if (allowedUses.some((use) => use.path.test(path))) return []
  const inPath = namesIn(path.replace(/\.\w+$/, '')).map((what) => ({ path, line: 1, what: `file ${what}` }))
  return [...inPath, ...inFile(path, text)]
}

function inFile(path: string, text: string): Finding[] {
  if (path.endsWith('.md')) return perLine(path, text, phrasesIn)
  if (path.endsWith('.json')) return jsonFindings(path, text)
  const { code, comments, strings } = splitSource(text)
  if (path.endsWith('.css')) return perLine(path, comments, phrasesIn)
  return [
    ...perLine(path, code, (line) => (line.match(/[A-Za-z_$][\w$]*/g) ?? []).flatMap(namesIn)),
    ...perLine(path, comments, phrasesIn),
    ...perLine(path, strings, (line) => [...phrasesIn(line), ...keysIn(line).flatMap(namesIn)]),
  ].sort((a, b) => a.line - b.line)
}

/** Translations: keys are names, English values are texts. */
function jsonFindings(path: string, text: string): Finding[] {
  const isEnglish = /(?:^|\/)en(?:\.json|\/)/.test(path)
  return perLine(path, text, (line) => {
    const [, key = '', value = ''] = /^\s*"([^"]*)"\s*:\s*"?(.*)$/.exec(line) ?? []
    return [...namesIn(key), ...(isEnglish ? phrasesIn(value) : [])]
  })
}

const perLine = (path: string, text: string, find: (line: string) => readonly string[]): Finding[] =>
  text.split('\n').flatMap((line, index) => [...new Set(line.trim() ? find(line) : [])].map((what) => ({ path, line: index + 1, what })))

const phrasesIn = (line: string): string[] =>
  textMatchers.flatMap(({ pattern, use }) => {
    const match = pattern.exec(line)
    return match ? [`retired term “${match[0]}”: use ${use}`] : []
  })

function namesIn(name: string): string[] {
  const words = wordsOf(name)
  return nameMatchers.flatMap(({ pattern, use }) => {
    const match = pattern.exec(words)
    return match ? [`retired name “${match[0]}” in ${name}: use ${use}`] : []
  })
}

/** Strings without spaces are keys: permissions, statuses, translation keys. */
const keysIn = (line: string): string[] =>
  line
    .split(/\s{2,}/)
    .filter((part) => /^ ?[a-z][\w.:-]*[\w-] ?$/i.test(part))
    .map((part) => part.trim())

/** `orders.signInAt` is "orders sign in at". */
const wordsOf = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z\d]+/g, ' ')
    .toLowerCase()
    .trim()
