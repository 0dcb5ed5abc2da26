import { plainText } from '@wasl/shared/registry/plain-text.ts'

/** Whether two formatted texts are the same. The markup counts too, but an empty editor has an empty paragraph. */
export const isSameContent = (a: string, b: string): boolean => a === b || (plainText(a) === '' && plainText(b) === '')
