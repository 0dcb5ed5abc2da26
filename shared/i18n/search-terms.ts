import { normalizeArabic } from './normalize-arabic.ts'

const prefixes = /^(?:وال|بال|كال|فال|لل|ال)(?=.{3})/
const suffixes = /(?<=.{3})(?:ات|ين|ون|ان|ية|يه|[هيءئ])$/

const doubledLetters = /(\p{Script=Arabic})\1+/gu

/**
 * The words of a text in the form that a search compares: normalized, without the Arabic article, and without the endings that tell a trade from the
 * person who practises it or one from many, and with doubled Arabic letters as one, which many write as one. «السباكة», «سباك» and «سباكين» give the same word, and so do «كهرباء» and «كهربائي».
 */
export const searchTerms = (text: string): string[] =>
  normalizeArabic(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => stem(word).replace(doubledLetters, '$1'))

function stem(word: string): string {
  const bare = word.replace(prefixes, '')
  const shorter = bare.replace(suffixes, '')
  return shorter === bare ? bare : stem(shorter)
}

/** Whether each word of the query starts a word of the text. An empty query matches everything. */
export function matchesWordStarts(query: string, text: string): boolean {
  const terms = searchTerms(text)
  return searchTerms(query).every((prefix) => terms.some((term) => term.startsWith(prefix)))
}
