import { resources } from '@wasl/resources/index.ts'
import type { AccessAction } from '@wasl/shared/access/table.ts'
import type { Principal } from '../context.ts'
import { forbidden, notFound } from '../platform/http/errors.ts'
import { isPermitted } from '../platform/http/permission.ts'

/** Whether this principal is an administrator who holds a permission such as `coupons.edit`. A super admin holds them all. */
export const hasPermission = (principal: Principal, permission: string): boolean =>
  principal.kind === 'admin' && (principal.is_super || principal.permissions.has(permission))

/** Whether this principal may see the list of a resource in the back office. */
export const canList = (principal: Principal, resource: string): boolean => canAccess(principal, resource, 'list')

/** Whether this principal may open the rows of a resource in the back office. */
export const canShow = (principal: Principal, resource: string): boolean => canAccess(principal, resource, 'show')

/** Throws 404 if there is no such resource, 403 if this principal may not list it. */
export function assertCanList(principal: Principal, resource: string): void {
  if (!Object.hasOwn(resources, resource)) throw notFound()
  if (!canList(principal, resource)) throw forbidden()
}

const canAccess = (principal: Principal, resource: string, operation: 'list' | 'show'): boolean =>
  isPermitted({ action: adminAccessAction(resource, operation), permission: `${resource}.${operation}` }, principal)

/** The access table's action for an operation on a resource in the back office. A resource not listed here follows `adm.features`. */
export const adminAccessAction = (resource: string, operation: string): AccessAction =>
  (readOperations.includes(operation) ? undefined : writeActions[resource]) ?? adminActions[resource] ?? 'adm.features'

const readOperations = ['list', 'show']

/** Resources whose writes have an action of their own. */
const writeActions: Readonly<Partial<Record<string, AccessAction>>> = {
  admins: 'adm.admins.write',
  roles: 'adm.roles.write',
  customers: 'adm.customers.write',
}

/** The access table's action for reading a resource in public. */
export const publicAccessAction = (resource: string): AccessAction => publicActions[resource] ?? 'pub.static'

const publicActions: Readonly<Partial<Record<string, AccessAction>>> = { categories: 'pub.home', services: 'pub.home' }

const adminActions: Readonly<Partial<Record<string, AccessAction>>> = {
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
