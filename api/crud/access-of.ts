import type { AccessAction } from '@wasl/shared/access/table.ts'

/** The act of the access table that the administration of a resource is. One that the table does not name is ruled as the catalogue's features are. */
export const adminActionOf = (resource: string): AccessAction => named[resource] ?? 'adm.features'

/** The act that reading a resource in public is. */
export const publicActionOf = (resource: string): AccessAction =>
  resource === 'categories' || resource === 'services' ? 'pub.home' : 'pub.static'

const named: Readonly<Partial<Record<string, AccessAction>>> = {
  orders: 'adm.order.read',
  'cancellation-reasons': 'adm.reasons',
  notifications: 'adm.notify',
  users: 'adm.customers',
  providers: 'adm.providers',
  categories: 'adm.categories',
  services: 'adm.categories',
  coupons: 'adm.coupons',
  banners: 'adm.banners',
  faqs: 'adm.faqs',
  seo: 'adm.seo',
  cities: 'adm.cities',
  'contact-messages': 'adm.contact',
  'audit-entries': 'adm.audit.read',
}
