import { appointmentActions } from './appointment-actions.ts'

/** The decisions of the owner of a company about an amount that a colleague asks for, on the card of the approval. */
export const approvalActions: readonly string[] = ['give_approval', 'decline_approval', 'withdraw_approval']

/** The transitions on cards of their own. */
export const cardActions: readonly string[] = [...appointmentActions, ...approvalActions]

/** The transitions whose reason is a note to the owner of the company. */
export const askActions: readonly string[] = ['ask_offer_approval', 'ask_invoice_approval']
