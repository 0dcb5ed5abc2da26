import * as z from 'zod'
import { providerPermissions, teamPermissions } from '../access/permissions.ts'
import { bankTransferLifecycle } from '../lifecycle/bank-transfers.ts'
import { counterOfferLifecycle } from '../lifecycle/counter-offers.ts'
import { invoiceLifecycle } from '../lifecycle/invoices.ts'
import { transitionNames } from '../lifecycle/lifecycle.ts'
import { offerLifecycle } from '../lifecycle/offers.ts'
import { orderLifecycle } from '../lifecycle/orders/order-lifecycle.ts'
import { paymentStates } from '../lifecycle/orders/payment-states.ts'
import { orderLists, orderTabs } from '../lifecycle/orders/tabs.ts'
import { notificationTypes } from '../notifications/notifications.ts'
import { reports } from '../reports.ts'
import { soldByLabels } from '../rules/sale-terms.ts'
import { typedKeys } from '../utils/typed-entries.ts'
import { transactionKinds } from './choices.ts'

// The closed sets of the wire, each from its declaration.

export const orderKind = z.enum(typedKeys(orderLifecycle.kinds))
export const orderStatus = z.enum(typedKeys(orderLifecycle.statuses))
export const orderTransition = z.enum(transitionNames(orderLifecycle))
export const orderActor = z.enum(orderLifecycle.actors)
export const orderTab = z.enum(orderTabs)
export const orderList = z.enum(orderLists)
export const offerStatus = z.enum(typedKeys(offerLifecycle.statuses))
export const counterOfferStatus = z.enum(typedKeys(counterOfferLifecycle.statuses))
export const invoiceStatus = z.enum(typedKeys(invoiceLifecycle.statuses))
export const transferStatus = z.enum(typedKeys(bankTransferLifecycle.statuses))
export const paymentState = z.enum(typedKeys(paymentStates))
export const notificationType = z.enum(notificationTypes)
export const providerPermission = z.enum(typedKeys(providerPermissions))
export const teamPermission = z.enum(typedKeys(teamPermissions))
export const soldBy = z.enum(typedKeys(soldByLabels))
export const reportKind = z.enum(typedKeys(reports))

/** The status of one attempt to pay. */
export const paymentStatus = z.enum([
  'initiated',
  'requires_action',
  'authorized',
  'captured',
  'failed',
  'expired',
  'refunded',
  'submitted',
  'approved',
  'rejected',
  // Paid too late, or more than was due: returned by the gateway, or added to the client's wallet.
  'voided',
  'credited',
])
export type PaymentStatus = z.infer<typeof paymentStatus>
export const transactionKind = z.enum(transactionKinds)
