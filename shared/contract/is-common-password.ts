import { dictionary } from '@zxcvbn-ts/language-common'

let common: Set<string> | undefined

/** Whether this is one of the passwords that attackers try first: a leaked one, a repeated character or a run such as 12345678. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase()
  common ??= new Set(dictionary['passwords-common'])
  return common.has(text) || isSequence(text)
}

/** Whether each character follows the one before by the same step: «aaaaaaaa», «abcdefgh», «87654321». */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  const step = (codes[1] ?? 0) - (codes[0] ?? 0)
  return Math.abs(step) <= 1 && codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step)
}
