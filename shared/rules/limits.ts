// What a person may send or store at most.

/** The most pieces of one unit in a cart. */
export const maxQuantity = 99
/** The most lines of a cart. */
export const maxCartLines = 100
/** The most favorites that the browser of a guest stores, and that a log-in adds at once. */
export const maxGuestFavorites = 50
/** The most favorites of an account. */
export const maxFavorites = 500
/** The most photos of a review of a product. */
export const maxReviewImages = 5
/** The most characters of a purchase order number. */
export const maxPurchaseOrder = 50
/** How often a wrong delivery code can be entered. After that, photos and a reason take its place. */
export const maxWrongCodes = 5
/** How many photos a delivery without the code can have. It needs one. */
export const maxProofPhotos = 5
