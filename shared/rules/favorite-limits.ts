/** The most favorites that the browser of a guest keeps, and that a log-in adds at once. */
export const maxGuestFavorites = 50
/** The most favorites of an account. */
export const maxFavorites = 500
