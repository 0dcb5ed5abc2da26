import { type Resources, resources } from '@wasl/resources/index.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { createResourceTable, type TableOf } from './create-resource-table.ts'
import { createJoinTable, type JoinTable } from './join-tables.ts'

type ResourceTables = { [N in keyof Resources]: TableOf<N, Resources[N]['fields']> }

const declared: readonly AnyResource[] = Object.values(resources).filter((resource: AnyResource) => resource.table !== 'domain')
const tables = asTables(Object.fromEntries(declared.map((resource) => [resource.name, createResourceTable(resource)])))

/** The tables built from the registry, by the names that the rest of the code uses. */
export const {
  cities,
  categories,
  services,
  coupons,
  'coupon-uses': coupon_uses,
  'credit-notes': credit_notes,
  faqs,
  seo,
  banners,
  cars,
  products,
  'product-variants': product_variants,
  'product-groups': product_groups,
  'product-categories': product_categories,
  brands,
  attributes,
  'attribute-options': attribute_options,
  features,
  'document-changes': document_changes,
  'review-requests': review_requests,
  'static-pages': static_pages,
  'intro-pages': intro_pages,
  'social-links': social_links,
  complaints,
  'complaint-messages': complaint_messages,
  'reply-templates': reply_templates,
  'dispute-decisions': dispute_decisions,
  settlements,
  'receiving-accounts': receiving_accounts,
  'settlement-lines': settlement_lines,
  'commission-invoices': commission_invoices,
  'commission-credit-notes': commission_credit_notes,
  'wallet-withdrawals': wallet_withdrawals,
  'payout-runs': payout_runs,
  payouts,
  'gateway-differences': gateway_differences,
  'gateway-comparisons': gateway_comparisons,
  'balance-adjustments': balance_adjustments,
  'refund-requests': refund_requests,
  'data-requests': data_requests,
  consents,
  'cancellation-reasons': cancellation_reasons,
  'service-outages': service_outages,
} = tables

/** Every table built from the registry, by the name of its resource. */
export const resourceTables: Readonly<Partial<Record<string, TableOf<string, Record<never, never>>>>> = tables

/** The join tables of `hasMany` fields, by keys such as `coupons.cities`. */
export const joinTables: Readonly<Partial<Record<string, JoinTable>>> = Object.fromEntries(
  declared.flatMap((resource) =>
    Object.entries(resource.fields).flatMap(([name, field]) =>
      field.kind === 'hasMany' ? [[`${resource.name}.${name}`, createJoinTable(resource, name, field.to)]] : [],
    ),
  ),
)

// Safe: one table for each resource, built from its declaration; hand-written tables are missing and nobody imports them from here.
function asTables(built: object) {
  return built as ResourceTables
}
