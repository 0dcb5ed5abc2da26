import type { AccessAction } from '@wasl/shared/access/table.ts'

/**
 * The act of the access table that the administration of a resource is: reading it, or writing it where the table keeps the two apart.
 * One that the table does not name is ruled as the catalogue's features are.
 */
export const adminActionOf = (resource: string, act: string): AccessAction =>
  (reading.includes(act) ? undefined : written[resource]) ?? named[resource] ?? 'adm.features'

const reading = ['list', 'show']

const written: Readonly<Partial<Record<string, AccessAction>>> = {
  admins: 'adm.admins.write',
  roles: 'adm.roles.write',
  customers: 'adm.customers.write',
}

/** The act that reading a resource in public is. */
export const publicActionOf = (resource: string): AccessAction => publicly[resource] ?? 'pub.static'

const publicly: Readonly<Partial<Record<string, AccessAction>>> = { categories: 'pub.home', services: 'pub.home' }

const named: Readonly<Partial<Record<string, AccessAction>>> = {
  orders: 'adm.order.read',
  'order-items': 'adm.order.read',
  'order-files': 'adm.order.read',
  'order-events': 'adm.order.read',
  offers: 'adm.offers',
  invoices: 'adm.order.read',
  'chat-messages': 'adm.order.read',
  complaints: 'adm.complaints.read',
  transactions: 'adm.wallet.read',
  'bank-transfers': 'adm.transfer.confirm',
  'refund-requests': 'adm.order.read',
  settlements: 'adm.settle.pay',
  'cancellation-reasons': 'adm.reasons',
  notifications: 'adm.notify',
  admins: 'adm.admins.read',
  roles: 'adm.roles.read',
  users: 'adm.customers',
  customers: 'adm.customers',
  'provider-users': 'adm.providers',
  sessions: 'adm.customers',
  providers: 'adm.providers',
  categories: 'adm.categories',
  services: 'adm.categories',
  coupons: 'adm.coupons',
  'coupon-uses': 'adm.coupons',
  banners: 'adm.banners',
  faqs: 'adm.faqs',
  seo: 'adm.seo',
  cities: 'adm.cities',
  'contact-messages': 'adm.contact',
  'static-pages': 'adm.static',
  'intro-pages': 'adm.intro',
  'social-links': 'adm.social',
  broadcasts: 'adm.notify',
  cars: 'adm.products',
  products: 'adm.products',
  'product-variants': 'adm.products',
  'product-groups': 'adm.groups',
  'product-categories': 'adm.categories',
  brands: 'adm.brands',
  attributes: 'adm.features',
  'attribute-options': 'adm.features',
  features: 'adm.features',
  'review-requests': 'adm.products',
  'audit-entries': 'adm.audit.read',
}
