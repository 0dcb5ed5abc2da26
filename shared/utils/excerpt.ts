/** The beginning of a text that is longer than `length` characters, else the text. */
export const excerptOf = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`
