/** How often a wrong delivery code can be entered. After that, photos and a reason take its place. */
export const maxWrongCodes = 5
/** How many photos a delivery without the code can have. It needs one. */
export const maxProofPhotos = 5
