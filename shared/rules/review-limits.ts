/** The most photos of a review of a product. */
export const maxReviewImages = 5
