import type { Label } from '../units.ts'

/** Where a blocking complaint is; a general one has none. */
export const disputeStates = {
  open: { en: 'Open: the order is frozen', ar: 'مفتوح والطلب مجمّد' },
  proposed: { en: 'Decision pending approval', ar: 'قرار بانتظار الموافقة' },
  decided: { en: 'Decided, can be appealed', ar: 'صدر قرار قابل للاعتراض' },
  closed: { en: 'Closed', ar: 'منتهٍ' },
  withdrawn: { en: 'Withdrawn', ar: 'مسحوب' },
} as const satisfies Readonly<Record<string, Label>>
export type DisputeState = keyof typeof disputeStates

/** The states in which the money and the deadlines of the order are frozen. */
export const frozenStates = ['open', 'proposed', 'decided'] as const satisfies readonly DisputeState[]
