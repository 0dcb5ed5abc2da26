/** The option for a reason in the user's own words, beside the ready-made ones. */
export const otherReason = 'other'

/** The id of the chosen ready-made reason; null for another reason. */
export const chosenReasonId = (value: string | null): string | null => (value === otherReason ? null : value)
