// Forbids a line break on both sides of a hyphen.
const joinedHyphen = '\u2060-\u2060'

/** Keeps order and invoice numbers such as W26-46286380 on one line. */
export const unbrokenNumbers = (text: string): string =>
  text.replace(/\b[A-Z]+\d*(?:-\d+)+/g, (number) => number.replaceAll('-', joinedHyphen))
