import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { appointmentActions } from './appointment-actions.ts'

/** The decisions of the owner of a company about an amount that a colleague asks for, on the card of the approval. */
export const approvalActions: readonly string[] = ['give_approval', 'decline_approval', 'withdraw_approval']

/** The transitions on cards of their own. */
export const cardActions: readonly string[] = [...appointmentActions, ...approvalActions]

/** The card of a transition that has one; null if the order no longer shows it. */
export const cardOf = ({ approval, appointment }: Pick<OrderPage, 'approval' | 'appointment'>, name: string) =>
  approvalActions.includes(name) ? approval : appointmentActions.includes(name) ? appointment : null

/** The transitions whose reason is a note to the owner of the company. */
export const askActions: readonly string[] = ['ask_offer_approval', 'ask_invoice_approval']
