/** Displayed for a null reason of something that has one, such as a payout that the bank returned. */
export const noReasonGiven = { en: 'No reason given', ar: 'لم يُذكر السبب' }
