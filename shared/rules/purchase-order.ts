/** The most characters of a purchase order number. */
export const maxPurchaseOrder = 50
