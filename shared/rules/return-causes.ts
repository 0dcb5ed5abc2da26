import type { Label } from '../units.ts'

/** Why goods are returned, and so who pays for sending them back. A defect needs photos. */
export const returnCauses = {
  defect: { en: 'Defective, or not what was ordered', ar: 'فيها عيب أو غير ما طُلب' },
  changed_mind: { en: 'Not wanted any more', ar: 'العدول عن الشراء' },
} as const satisfies Readonly<Record<string, Label>>
export type ReturnCause = keyof typeof returnCauses

/** Who pays for sending goods back. */
export const returnPayers = {
  seller: { en: 'The seller', ar: 'البائع' },
  client: { en: 'The client', ar: 'العميل' },
} as const satisfies Readonly<Record<string, Label>>

/** Who pays for sending goods back for this cause. */
export const payerOf = (cause: ReturnCause): keyof typeof returnPayers => (cause === 'defect' ? 'seller' : 'client')

/** The most photos of a return. */
export const maxReturnPhotos = 5
