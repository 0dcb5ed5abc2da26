/** The most pieces of one unit in a cart. */
export const maxQuantity = 99
/** The most lines of a cart. */
export const maxCartLines = 100
