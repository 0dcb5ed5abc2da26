import {
  type DerivedStatuses,
  type DomainJoinNames,
  type DomainTableNames,
  type EffectNames,
  type RendererNames,
  registry,
} from '@wasl/shared/registry/registry.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { admins } from './admins.ts'
import { attributeOptions } from './attribute-options.ts'
import { attributes } from './attributes.ts'
import { auditEntries } from './audit-entries.ts'
import { balanceAdjustments } from './balance-adjustments.ts'
import { bankTransfers } from './bank-transfers.ts'
import { banners } from './banners.ts'
import { brands } from './brands.ts'
import { broadcasts } from './broadcasts.ts'
import { cancellationReasons } from './cancellation-reasons.ts'
import { carHolds } from './car-holds.ts'
import { carOffers } from './car-offers.ts'
import { cars } from './cars.ts'
import { categories } from './categories.ts'
import { chatReports } from './chat-reports.ts'
import { chatRooms } from './chat-rooms.ts'
import { cities } from './cities.ts'
import { colleagues } from './colleagues.ts'
import { commissionCreditNotes } from './commission-credit-notes.ts'
import { commissionInvoices } from './commission-invoices.ts'
import { complaintMessages } from './complaint-messages.ts'
import { complaints } from './complaints.ts'
import { consents } from './consents.ts'
import { contactMessages } from './contact-messages.ts'
import { counterOffers } from './counter-offers.ts'
import { couponUses } from './coupon-uses.ts'
import { coupons } from './coupons.ts'
import { creditNotes } from './credit-notes.ts'
import { customers } from './customers.ts'
import { dataRequests } from './data-requests.ts'
import { delegations } from './delegations.ts'
import { depositClaims } from './deposit-claims.ts'
import { disputeDecisions } from './dispute-decisions.ts'
import { documentChanges } from './document-changes.ts'
import { failedJobs } from './failed-jobs.ts'
import { faqs } from './faqs.ts'
import { features } from './features.ts'
import { gatewayComparisons } from './gateway-comparisons.ts'
import { gatewayDifferences } from './gateway-differences.ts'
import { introPages } from './intro-pages.ts'
import { invoices } from './invoices.ts'
import { notifications } from './notifications.ts'
import { offers } from './offers.ts'
import { orderEvents } from './order-events.ts'
import { orderFiles } from './order-files.ts'
import { orderItems } from './order-items.ts'
import { orderLines } from './order-lines.ts'
import { orders } from './orders.ts'
import { outboundMessages } from './outbound-messages.ts'
import { packages } from './packages.ts'
import { payoutRuns } from './payout-runs.ts'
import { payouts } from './payouts.ts'
import { productCategories } from './product-categories.ts'
import { productGroups } from './product-groups.ts'
import { productVariants } from './product-variants.ts'
import { products } from './products.ts'
import { providerUsers } from './provider-users.ts'
import { providers } from './providers.ts'
import { receivingAccounts } from './receiving-accounts.ts'
import { refundRequests } from './refund-requests.ts'
import { refunds } from './refunds.ts'
import { registerChecks } from './register-checks.ts'
import { rentals } from './rentals.ts'
import { replyTemplates } from './reply-templates.ts'
import { returns } from './returns.ts'
import { reviewReports } from './review-reports.ts'
import { reviewRequests } from './review-requests.ts'
import { reviews } from './reviews.ts'
import { roles } from './roles.ts'
import { seo } from './seo.ts'
import { serviceOutages } from './service-outages.ts'
import { services } from './services.ts'
import { sessions } from './sessions.ts'
import { settlementLines } from './settlement-lines.ts'
import { settlements } from './settlements.ts'
import { shipments } from './shipments.ts'
import { shippingRates } from './shipping-rates.ts'
import { socialLinks } from './social-links.ts'
import { staticPages } from './static-pages.ts'
import { stockMoves } from './stock-moves.ts'
import { stockUnits } from './stock-units.ts'
import { taxDocuments } from './tax-documents.ts'
import { transactions } from './transactions.ts'
import { users } from './users.ts'
import { walletWithdrawals } from './wallet-withdrawals.ts'

// Checked here, where a mistake is an error at its own line.
const loggedResources = registry({
  orders,
  rentals,
  complaints,
  'complaint-messages': complaintMessages,
  'dispute-decisions': disputeDecisions,
  'deposit-claims': depositClaims,
  'reply-templates': replyTemplates,
  offers,
  'chat-rooms': chatRooms,
  'chat-reports': chatReports,
  'counter-offers': counterOffers,
  reviews,
  'review-reports': reviewReports,
  'review-requests': reviewRequests,
  'order-items': orderItems,
  'order-lines': orderLines,
  'order-files': orderFiles,
  'order-events': orderEvents,
  'cancellation-reasons': cancellationReasons,
  notifications,
  'bank-transfers': bankTransfers,
  'receiving-accounts': receivingAccounts,
  'refund-requests': refundRequests,
  refunds,
  settlements,
  'settlement-lines': settlementLines,
  'commission-invoices': commissionInvoices,
  'commission-credit-notes': commissionCreditNotes,
  'wallet-withdrawals': walletWithdrawals,
  'payout-runs': payoutRuns,
  payouts,
  invoices,
  'tax-documents': taxDocuments,
  'credit-notes': creditNotes,
  transactions,
  'gateway-differences': gatewayDifferences,
  'gateway-comparisons': gatewayComparisons,
  'balance-adjustments': balanceAdjustments,
  customers,
  providers,
  'document-changes': documentChanges,
  'register-checks': registerChecks,
  colleagues,
  'provider-users': providerUsers,
  users,
  admins,
  roles,
  sessions,
  'data-requests': dataRequests,
  consents,
  categories,
  services,
  packages,
  products,
  'product-variants': productVariants,
  'product-groups': productGroups,
  'stock-units': stockUnits,
  'stock-moves': stockMoves,
  shipments,
  delegations,
  returns,
  'shipping-rates': shippingRates,
  'product-categories': productCategories,
  brands,
  attributes,
  'attribute-options': attributeOptions,
  features,
  cars,
  'car-holds': carHolds,
  'car-offers': carOffers,
  coupons,
  'coupon-uses': couponUses,
  banners,
  broadcasts,
  'static-pages': staticPages,
  'intro-pages': introPages,
  faqs,
  seo,
  'social-links': socialLinks,
  'contact-messages': contactMessages,
  cities,
  'outbound-messages': outboundMessages,
  'failed-jobs': failedJobs,
  'service-outages': serviceOutages,
})

/** All resources, in the order of the back office menu. */
export const resources = registry({ ...loggedResources, 'audit-entries': auditEntries(loggedResources) })

export type Resources = typeof resources
export type ResourceName = keyof Resources
/** What the declarations name, for records that must have exactly these keys. */
export type ActionEffectName = EffectNames<Resources>
export type DocumentRendererName = RendererNames<Resources>
export type DomainTableName = DomainTableNames<Resources>
export type DomainJoinName = DomainJoinNames<Resources>
export type DerivedStatusNames = DerivedStatuses<Resources>

export const isResourceName = (name: string): name is ResourceName => Object.hasOwn(resources, name)

/** The resource with this name, if there is one. */
export const findResource = (name: string): AnyResource | undefined => (isResourceName(name) ? resources[name] : undefined)
