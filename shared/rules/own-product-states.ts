/** Where a product is, for its provider: `sold_out` is on sale too, `stopped` by the administration. */
export const ownProductStates = ['on_sale', 'sold_out', 'in_review', 'rejected', 'hidden', 'stopped'] as const
/** `in_review` and `rejected` count products that are on sale and whose change waits or was rejected, too. */
export const ownProductFilters = ['on_sale', 'in_review', 'rejected', 'hidden', 'low_stock'] as const
