/** What a provider reads of a name before it accepts an order. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name
