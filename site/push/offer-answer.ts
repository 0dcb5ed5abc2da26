const answeredKey = 'push_offer_answered'

/** Whether this browser's reader has already said yes or no to push messages. The settings change the answer. */
export const isOfferAnswered = (): boolean => localStorage.getItem(answeredKey) !== null

export const rememberAnswer = (): void => localStorage.setItem(answeredKey, '1')
