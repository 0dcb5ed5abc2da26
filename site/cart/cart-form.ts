/** The field of the cart's form with the quantity of a line. */
export const quantityField = (unitId: string): string => `quantity-${unitId}`

/** The value of a button that sets the quantity of a line, or puts the line back. */
export const lineValue = (unitId: string, quantity: number): string => `${unitId}:${quantity}`

/** Reads the value of such a button; null if it is none. */
export function quantityOf(value: FormDataEntryValue | null | undefined): { unit_id: string; quantity: number } | null {
  const match = /^([\da-f-]{36}):(\d{1,4})$/.exec(typeof value === 'string' ? value : '')
  return match?.[1] ? { unit_id: match[1], quantity: Number(match[2]) } : null
}
