import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFullRun } from './full-run.ts'
import type { SampleRows } from './sample-rows.ts'

export const visitorKinds = ['guest', 'newcomer', 'client', 'provider'] as const
export type VisitorKind = (typeof visitorKinds)[number]
/** The address of one screen. `route` is the route it belongs to; `status` the expected response status, if not 200. */
export type ScreenAddress = { name: string; route: string; path: string; status?: 404 }

type NamedPaths = readonly (readonly [name: string, path: string])[]
type RouteExamples = { visitors: readonly VisitorKind[]; find: (samples: SampleRows, visitor: VisitorKind) => NamedPaths }

const loggedIn = ['newcomer', 'client', 'provider'] as const
const parties = ['client', 'provider'] as const

const fixedPath = (visitors: readonly VisitorKind[], name: string, path: string): RouteExamples => ({
  visitors,
  find: () => [[name, path]],
})
const editable = ({ orders }: SampleRows, kind: string) =>
  orders.filter((order) => order.kind === kind && order.actions.some(({ name, allowed }) => name === 'edit' && allowed))

/** The states in which a sampled run opens an order and an invoice: those with the most to read or to do. */
const sampledStates: Readonly<{
  order: Partial<Record<VisitorKind, readonly string[]>>
  invoice: Partial<Record<VisitorKind, string>>
}> = {
  order: {
    client: [
      'service-offered',
      'service-pending_payment',
      'service-completed',
      'consultation-submitted',
      'private-awaiting_provider',
      'private-rejected',
    ],
    provider: ['private-awaiting_provider', 'service-submitted', 'service-delivered'],
  },
  invoice: { client: 'pending_payment', provider: 'completed' },
}

/** Every route of the site: the visitors that can open it, and addresses for each of its states. */
const routeExamples: Readonly<Record<string, RouteExamples>> = {
  '': fixedPath(visitorKinds, 'home', '/'),
  'static/our_services': fixedPath(['guest', 'client'], 'services', '/static/our_services'),
  'static/our_services/:id': {
    visitors: ['guest', 'client'],
    find: ({ category }) => [['category', `/static/our_services/${category}`]],
  },
  'static/our_services_consult/:id': {
    visitors: ['guest', 'client'],
    find: ({ category }) => [['consultations', `/static/our_services_consult/${category}`]],
  },
  'static/our_services_provider/:id': {
    visitors: ['guest', 'client'],
    find: ({ category, provider }) => [
      ['category-providers', `/static/our_services_provider/${category}`],
      ['category-providers-none', `/static/our_services_provider/${category}?max_price=1`],
      ['category-providers-compared', `/static/our_services_provider/${category}?compare=true&providers=${provider}`],
    ],
  },
  'static/our_services_provider/send_order/:add': {
    visitors: ['guest', 'client'],
    find: ({ category, provider, service }) => {
      const path = `/static/our_services_provider/send_order/${category}`
      return [
        ['send-private-order', `${path}?providers=${provider}&services=${service}`],
        ['private-order-services', `${path}?providers=${provider}`],
        ...(isFullRun ? ([['private-order-empty', path]] as const) : []),
      ]
    },
  },
  'provider_details/send-order/:add/:categoryId': {
    visitors: ['guest', 'client'],
    find: ({ category, provider, service }) => [
      ['send-provider-order', `/provider_details/send-order/${provider}/${category}?services=${service}`],
    ],
  },
  'provider_details/:id/:categoryId': {
    visitors: ['guest', 'client'],
    find: ({ provider, category }) => [['provider', `/provider_details/${provider}/${category}`]],
  },
  'static/about-us': fixedPath(['guest'], 'about-us', '/static/about-us'),
  'static/about-site': fixedPath(['guest'], 'about-site', '/static/about-site'),
  'static/privacy-policy': fixedPath(['guest'], 'privacy-policy', '/static/privacy-policy'),
  'static/terms-and-conditions': fixedPath(['guest'], 'terms', '/static/terms-and-conditions'),
  'static/contact-us': fixedPath(['guest', 'client'], 'contact-us', '/static/contact-us'),
  'auth/login': fixedPath(['guest'], 'login', '/auth/login'),
  'auth/sign-up-using-nafath': fixedPath(['guest'], 'nafath', '/auth/sign-up-using-nafath'),
  'auth/register': fixedPath(['guest'], 'register', '/auth/register'),
  'auth/invitation/:id': fixedPath(['guest'], 'invitation', '/auth/invitation/00000000-0000-4000-8000-000000000000'),
  'vertification-code': fixedPath(['guest'], 'verification-code', '/vertification-code'),
  'vertification-code/reset': fixedPath(['guest'], 'reset-code', '/vertification-code/reset'),
  'forgot-password': fixedPath(['guest'], 'forgot-password', '/forgot-password'),
  'forgot-password/change': fixedPath(['guest'], 'change-forgotten-password', '/forgot-password/change'),
  'provider/application': fixedPath(['provider'], 'provider-application', '/provider/application'),
  'auth/logout': fixedPath(['client'], 'logout', '/auth/logout'),
  'static/our_services/:add/send-order': {
    visitors: ['guest', 'newcomer', 'client'],
    find: ({ category, service, consultation }, visitor) => {
      const path = `/static/our_services/${category}/send-order`
      return visitor === 'newcomer'
        ? [['send-order-empty', path]]
        : [
            ['send-order', `${path}?services=${service}`],
            ['send-consultation', `${path}?services=${consultation}`],
          ]
    },
  },
  orders: {
    visitors: loggedIn,
    find: (_, visitor) => [
      ['orders', '/orders'],
      ...(visitor === 'provider' ? ([['orders-assigned', '/orders?side=assigned&tab=current']] as const) : []),
      ...(visitor === 'client' ? ([['orders-finished', '/orders?kind=service&tab=finished']] as const) : []),
    ],
  },
  'orders/invoice/:id': {
    visitors: parties,
    find: ({ orders }, visitor) =>
      orders.flatMap(({ status, invoice }) =>
        invoice && (isFullRun || status === sampledStates.invoice[visitor])
          ? [[`invoice-${status}`, `/orders/invoice/${invoice.id}`] as const]
          : [],
      ),
  },
  'orders/updata/:id': {
    visitors: ['client'],
    find: (samples) =>
      editable(samples, 'service')
        .slice(0, 1)
        .map(({ id }) => ['edit-order', `/orders/updata/${id}`]),
  },
  'orders/update_consult/:id': {
    visitors: ['client'],
    find: (samples) =>
      editable(samples, 'consultation')
        .slice(0, 1)
        .map(({ id }) => ['edit-consultation', `/orders/update_consult/${id}`]),
  },
  'orders/update_provider/:id': {
    visitors: ['client'],
    find: (samples) =>
      editable(samples, 'private')
        .slice(0, 1)
        .map(({ id }) => ['edit-private-order', `/orders/update_provider/${id}`]),
  },
  'orders/:id': {
    visitors: parties,
    find: ({ orders }, visitor) =>
      orders
        .filter(({ kind, status }) => isFullRun || sampledStates.order[visitor]?.includes(`${kind}-${status}`))
        .map(({ id, status, kind }) => [`order-${kind}-${status}`, `/orders/${id}`]),
  },
  'orders/:id/pay': {
    visitors: ['client'],
    find: ({ orders }) =>
      orders
        .filter(({ status }) => status === 'pending_payment' || status === 'payment_review')
        .slice(0, isFullRun ? 10 : 1)
        .map(({ id, status }) => [`pay-${status}`, `/orders/${id}/pay`]),
  },
  // Redirects to the order in its query, or to the list of orders.
  'order-details': fixedPath(['client'], 'order-details', '/order-details'),
  chat: fixedPath(loggedIn, 'chats', '/chat'),
  'chat/:id': {
    visitors: parties,
    find: ({ orders }, visitor) =>
      orders
        .filter(({ status, chat }) => chat && (isFullRun || (status === 'delivered' && visitor === 'client')))
        .slice(0, isFullRun ? 5 : 1)
        .map(({ status, chat }) => [`chat-${status}`, `/chat/${chat?.id}`]),
  },
  notifications: fixedPath(loggedIn, 'notifications', '/notifications'),
  profile: {
    visitors: loggedIn,
    find: (_, visitor) => [
      ['profile', '/profile'],
      ['profile-edit', '/profile?tab=edit'],
      ['profile-password', '/profile?tab=password'],
      ['profile-phone', '/profile?tab=phone'],
      ...(visitor === 'provider'
        ? ([
            ['profile-offers', '/profile?tab=offers'],
            ['profile-business', '/profile?tab=business'],
            ['profile-documents', '/profile?tab=business&part=documents'],
            ['profile-reviews', '/profile?tab=reviews'],
            ['profile-users', '/profile?tab=users'],
            ['profile-log', '/profile?tab=log'],
            ['profile-gallery', '/profile?tab=business&part=gallery'],
            ['profile-new-user', '/profile?tab=users&user=new'],
          ] as const)
        : []),
    ],
  },
  settings: {
    visitors: loggedIn,
    find: () => [
      ['settings', '/settings'],
      ['settings-sessions', '/settings?tab=sessions'],
      ['settings-privacy', '/settings?tab=privacy'],
    ],
  },
  // Its address is signed for one user.
  'unsubscribe/:token': { visitors: ['guest'], find: () => [] },
  'settings/identity': fixedPath(['client'], 'verify-identity', '/settings/identity'),
  'wallet/top-up': fixedPath(['client'], 'top-up', '/wallet/top-up'),
  'wallet/withdraw': fixedPath(['client'], 'withdraw', '/wallet/withdraw'),
  wallet: fixedPath(loggedIn, 'wallet', '/wallet'),
  finances: {
    visitors: loggedIn,
    find: (_, visitor) => [
      ['finances', '/finances'],
      ...(visitor === 'client' && isFullRun ? ([['finances-none', '/finances?period=last_month&status=failed']] as const) : []),
    ],
  },
  'finances/statement': fixedPath(parties, 'statement', '/finances/statement'),
  'finances/:id': {
    visitors: parties,
    find: ({ transaction }) => (transaction ? [['transaction', `/finances/${transaction}`]] : []),
  },
  'payments/:id': { visitors: ['client'], find: ({ payment }) => (payment ? [['payment', `/payments/${payment}`]] : []) },
  settlements: {
    visitors: ['provider'],
    find: () => [['settlements', '/settlements?tab=ended'], ...(isFullRun ? ([['settlements-new', '/settlements']] as const) : [])],
  },
  'settlements/:id': {
    visitors: ['provider'],
    find: ({ settlement }) => (settlement ? [['settlement', `/settlements/${settlement}`]] : []),
  },
  complaint: fixedPath(['newcomer', 'client'], 'complaints', '/complaint'),
  'complaint/:id': {
    visitors: ['client'],
    find: ({ complaint }) => (complaint ? [['complaint', `/complaint/${complaint}`]] : []),
  },
  'provirder_review/:id': { visitors: ['guest', 'provider'], find: ({ provider }) => [['reviews', `/provirder_review/${provider}`]] },
  '*': { visitors: ['guest', 'client'], find: () => [['not-found', '/no-such-page']] },
}

/** Routes that lead elsewhere without an order in their query, or without a challenge to verify. */
export const redirectingRoutes: readonly string[] = ['order-details', 'vertification-code/reset', 'forgot-password/change']

/** The routes that the tests cover. A test fails if the site declares a route that is missing here. */
export const knownRoutes: readonly string[] = Object.keys(routeExamples)

/** Every address of the site for one kind of visitor. */
export const sitePages = (samples: SampleRows, visitor: VisitorKind): ScreenAddress[] =>
  Object.entries(routeExamples).flatMap(([route, { visitors, find }]) =>
    visitors.includes(visitor)
      ? find(samples, visitor).map(([name, path]) => ({ name, route, path, ...(route === '*' ? { status: 404 as const } : {}) }))
      : [],
  )

/**
 * The addresses that the browser tests open for this visitor. A page that several visitors see is opened for the one with the fullest, and an empty list
 * for the newcomer; a full run opens every page for everybody.
 */
export const testedSitePages = (samples: SampleRows, visitor: VisitorKind): ScreenAddress[] =>
  sitePages(samples, visitor).filter(({ route, name }) => {
    const isEmptyList = visitor === 'newcomer' && routesWithLists.includes(route)
    return isFullRun || isEmptyList || visitor === (fullestVisitor(name, samples) ?? visitor)
  })

const routesWithLists: readonly string[] = ['', 'orders', 'chat', 'notifications', 'wallet', 'finances', 'complaint']

// Each party has orders of its own, so their pages have no fullest visitor.
const fullestVisitor = (name: string, samples: SampleRows) =>
  (['client', 'provider', 'guest', 'newcomer'] as const).find((visitor) =>
    sitePages({ ...samples, orders: [] }, visitor).some((page) => page.name === name),
  )

const siteRoutesSource = readFileSync(join(import.meta.dirname, '../site/routes.ts'), 'utf8')

/** The path of every page that the site declares, read as text because the tests import nothing of the site. */
export const siteRoutes: readonly string[] = [
  ...(siteRoutesSource.match(/const pages[\s\S]*?\n\]\n/)?.[0] ?? '').matchAll(/\['([^']*)', '/g),
].map(([, path = '']) => path)
