/** The published test cards of the gateway: the issuer's response code, or null for a card that is paid. Every other number fails. */
export const testCards: Readonly<Record<string, { code: string | null; message: string }>> = {
  '4201320111111010': { code: null, message: 'APPROVED' },
  '4111111111111111': { code: null, message: 'APPROVED' },
  '4201320000013020': { code: '99', message: 'UNSPECIFIED FAILURE' },
  '4201320000311101': { code: '51', message: 'INSUFFICIENT FUNDS' },
  '4201320131000508': { code: '41', message: 'LOST CARD' },
  '4201321234411220': { code: '05', message: 'DECLINED' },
  '4201322267774310': { code: '54', message: 'EXPIRED CARD' },
  '4201326324640570': { code: '61', message: 'EXCEEDED WITHDRAWAL LIMIT' },
  '4201321144311528': { code: '43', message: 'STOLEN CARD' },
}

/** The one-time code that the 3-D Secure step accepts. */
export const testCode = '123456'
