/** What a response says about the session, whichever of its fields says it. Source: specification, sections 4 and 8. */
export type AuthMarker = 'unauthenticated' | 'blocked' | 'needActive'

const endedTexts = ['unauthenticated', 'unauthorized']
// Without vowel signs, as `plainText` leaves them.
const blockedText = /حظر|\bblocked\b/i
const inactiveText = /غير مفعل/

/**
 * The marker of a response, or null. A text counts only if the key gives no reason of its own: «Only active users can be blocked» is
 * about somebody else. Source: decision 0051.
 */
export function authMarkerOf(status: number, body: unknown): AuthMarker | null {
  const fields = toRecord(body)
  const validation = toRecord(fields.validation_errors)
  if (fields.key === 'blocked' || isSet(validation.blocked)) return 'blocked'
  if (fields.key === 'needActive' || isSet(validation.needActive)) return 'needActive'
  const texts = [fields.status, fields.message, fields.msg, fields.error].map(plainText)
  if (status === 401 || [plainText(fields.key), ...texts].some((text) => endedTexts.includes(text))) return 'unauthenticated'
  if (typeof fields.key === 'string' && !['', 'fail', 'error'].includes(fields.key)) return null
  if (texts.some((text) => blockedText.test(text))) return 'blocked'
  return texts.some((text) => inactiveText.test(text)) ? 'needActive' : null
}

const toRecord = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {})
const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== false
const plainText = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .normalize('NFC')
        .replace(/[\u064B-\u0652\u0640]/g, '')
        .trim()
        .toLowerCase()
    : ''
