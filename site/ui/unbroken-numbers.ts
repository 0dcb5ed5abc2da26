// Forbids a line break on both sides of a hyphen.
const joinedHyphen = '\u2060-\u2060'

/** Keeps order and invoice numbers such as W26-46286380, and dates such as 21-11-2026, on one line. */
export const unbrokenNumbers = (text: string): string =>
  text.replace(/\b(?:[A-Z]+\d*(?:-\d+)+|\d{2}-\d{2}-\d{4}\b)/g, (number) => number.replaceAll('-', joinedHyphen))
