import { pages } from '@wasl/shared/pages/pages.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { isFullRun } from './full-run.ts'
import { fixedPath, type PageExamples, type VisitorKind, visitorKinds } from './page-examples.ts'
import { providerPages } from './provider-addresses.ts'
import type { SampleRows } from './sample-rows.ts'

/** The pages of the site, and the one that every other address gets. */
type PageName = keyof typeof pages | 'notFound'
/** The address of one screen. `route` is the route it belongs to; `status` the expected response status, if not 200. */
export type ScreenAddress = { name: string; route: string; path: string; status?: 404 }

const loggedIn = ['newcomer', 'client', 'provider'] as const
const parties = ['client', 'provider'] as const

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

/** Every page of the site: the visitors that can open it, and addresses for each of its states. */
const examples: Readonly<Record<PageName, PageExamples>> = {
  home: fixedPath(visitorKinds, 'home', pages.home()),
  services: fixedPath(['guest', 'client'], 'services', pages.services()),
  category: {
    visitors: ['guest', 'client'],
    find: ({ category }) => [['category', pages.category({ id: category })]],
  },
  categoryConsultations: {
    visitors: ['guest', 'client'],
    find: ({ category }) => [['consultations', pages.categoryConsultations({ id: category })]],
  },
  categoryProviders: {
    visitors: ['guest', 'client'],
    find: ({ category, provider }) => [
      ['category-providers', pages.categoryProviders({ id: category })],
      ['category-providers-none', pages.categoryProviders({ id: category, max_price: '1' })],
      ['category-providers-compared', pages.categoryProviders({ id: category, compare: 'true', providers: provider })],
    ],
  },
  sendPrivateOrder: {
    visitors: ['guest', 'client'],
    find: ({ category, provider, service }) => {
      const path = pages.sendPrivateOrder({ add: category })
      return [
        ['send-private-order', pages.sendPrivateOrder({ add: category, providers: provider, services: service })],
        ['private-order-services', pages.sendPrivateOrder({ add: category, providers: provider })],
        ...(isFullRun ? ([['private-order-empty', path]] as const) : []),
      ]
    },
  },
  sendProviderOrder: {
    visitors: ['guest', 'client'],
    find: ({ category, provider, service }) => [
      ['send-provider-order', pages.sendProviderOrder({ add: provider, categoryId: category, services: service })],
    ],
  },
  provider: {
    visitors: ['guest', 'client'],
    find: ({ provider, category }) => [['provider', pages.provider({ id: provider, categoryId: category })]],
  },
  store: fixedPath(['guest', 'client'], 'store', pages.store()),
  storeBrand: { visitors: ['guest'], find: ({ brand }) => [['store-brand', pages.storeBrand({ id: brand })]] },
  product: { visitors: ['guest', 'client'], find: ({ product }) => [['product', pages.product({ id: product })]] },
  cars: fixedPath(['guest', 'client'], 'cars', pages.cars()),
  car: { visitors: ['guest', 'client'], find: ({ car }) => [['car', pages.car({ id: car })]] },
  sendCarOrder: {
    visitors: ['guest', 'client', 'provider'],
    find: ({ car }) => [['send-car-order', `${pages.sendCarOrder({ id: car })}?from=2030-03-03&to=2030-03-06&delivery=true&permit=true`]],
  },
  cart: fixedPath(['guest', 'client', 'provider'], 'cart', pages.cart()),
  checkout: fixedPath(['guest', 'client', 'provider'], 'checkout', pages.checkout()),
  checkoutPayment: {
    visitors: ['client'],
    find: ({ checkout }) => (checkout ? [['checkout-payment', pages.checkoutPayment({ id: checkout })]] : []),
  },
  favorites: fixedPath(['guest', 'client', 'provider'], 'favorites', pages.favorites()),
  aboutUs: fixedPath(['guest'], 'about-us', pages.aboutUs()),
  aboutSite: fixedPath(['guest'], 'about-site', pages.aboutSite()),
  privacyPolicy: fixedPath(['guest'], 'privacy-policy', pages.privacyPolicy()),
  terms: fixedPath(['guest'], 'terms', pages.terms()),
  contactUs: fixedPath(['guest', 'client'], 'contact-us', pages.contactUs()),
  login: fixedPath(['guest'], 'login', pages.login()),
  nafath: fixedPath(['guest'], 'nafath', pages.nafath()),
  register: fixedPath(['guest'], 'register', pages.register()),
  invitation: fixedPath(['guest'], 'invitation', pages.invitation({ id: '00000000-0000-4000-8000-000000000000' })),
  verificationCode: fixedPath(['guest'], 'verification-code', pages.verificationCode()),
  resetCode: fixedPath(['guest'], 'reset-code', pages.resetCode()),
  forgotPassword: fixedPath(['guest'], 'forgot-password', pages.forgotPassword()),
  changeForgottenPassword: fixedPath(['guest'], 'change-forgotten-password', pages.changeForgottenPassword()),
  ...providerPages,
  providerApplication: fixedPath(['provider'], 'provider-application', pages.providerApplication()),
  logout: fixedPath(['client'], 'logout', pages.logout()),
  sendOrder: {
    visitors: ['guest', 'newcomer', 'client'],
    find: ({ category, service, consultation }, visitor) => {
      const path = pages.sendOrder({ add: category })
      return visitor === 'newcomer'
        ? [['send-order-empty', path]]
        : [
            ['send-order', pages.sendOrder({ add: category, services: service })],
            ['send-consultation', pages.sendOrder({ add: category, services: consultation })],
          ]
    },
  },
  orders: {
    visitors: loggedIn,
    find: (_, visitor) => [
      ['orders', pages.orders()],
      ...(visitor === 'provider' ? ([['orders-assigned', pages.orders({ side: 'assigned', tab: 'current' })]] as const) : []),
      ...(visitor === 'client' ? ([['orders-finished', pages.orders({ kind: 'service', tab: 'finished' })]] as const) : []),
    ],
  },
  invoice: {
    visitors: parties,
    find: ({ orders }, visitor) =>
      orders.flatMap(({ status, invoice }) =>
        invoice && (isFullRun || status === sampledStates.invoice[visitor])
          ? [[`invoice-${status}`, pages.invoice({ id: invoice.id })] as const]
          : [],
      ),
  },
  editOrder: {
    visitors: ['client'],
    find: (samples) =>
      editable(samples, 'service')
        .slice(0, 1)
        .map(({ id }) => ['edit-order', pages.editOrder({ id })]),
  },
  editConsultation: {
    visitors: ['client'],
    find: (samples) =>
      editable(samples, 'consultation')
        .slice(0, 1)
        .map(({ id }) => ['edit-consultation', pages.editConsultation({ id })]),
  },
  editPrivateOrder: {
    visitors: ['client'],
    find: (samples) =>
      editable(samples, 'private')
        .slice(0, 1)
        .map(({ id }) => ['edit-private-order', pages.editPrivateOrder({ id })]),
  },
  order: {
    visitors: parties,
    find: ({ orders }, visitor) =>
      orders
        .filter(({ kind, status }) => isFullRun || sampledStates.order[visitor]?.includes(`${kind}-${status}`))
        .map(({ id, status, kind }) => [`order-${kind}-${status}`, pages.order({ id })]),
  },
  payOrder: {
    visitors: ['client'],
    find: ({ orders }) =>
      orders
        .filter(({ status }) => status === 'pending_payment' || status === 'payment_review')
        .slice(0, isFullRun ? 10 : 1)
        .map(({ id, status }) => [`pay-${status}`, pages.payOrder({ id })]),
  },
  // Redirects to the order in its query, or to the list of orders.
  orderDetails: fixedPath(['client'], 'order-details', pages.orderDetails()),
  chats: fixedPath(loggedIn, 'chats', pages.chats()),
  chat: {
    visitors: parties,
    find: ({ orders }, visitor) =>
      orders
        .flatMap(({ status, chat }) => (chat ? [{ status, id: chat.id }] : []))
        .filter(({ status }) => isFullRun || (status === 'delivered' && visitor === 'client'))
        .slice(0, isFullRun ? 5 : 1)
        .map(({ status, id }) => [`chat-${status}`, pages.chat({ id })]),
  },
  notifications: fixedPath(loggedIn, 'notifications', pages.notifications()),
  profile: {
    visitors: loggedIn,
    find: (_, visitor) => [
      ['profile', pages.profile()],
      ['profile-edit', pages.profile({ tab: 'edit' })],
      ['profile-password', pages.profile({ tab: 'password' })],
      ['profile-phone', pages.profile({ tab: 'phone' })],
      ...(visitor === 'client' ? ([['profile-addresses', pages.profile({ tab: 'addresses', address: 'new' })]] as const) : []),
      ...(visitor === 'provider'
        ? ([
            ['profile-offers', pages.profile({ tab: 'offers' })],
            ['profile-business', pages.profile({ tab: 'business' })],
            ['profile-documents', pages.profile({ tab: 'business', part: 'documents' })],
            ['profile-reviews', pages.profile({ tab: 'reviews' })],
            ['profile-users', pages.profile({ tab: 'users' })],
            ['profile-log', pages.profile({ tab: 'log' })],
            ['profile-gallery', pages.profile({ tab: 'business', part: 'gallery' })],
            ['profile-new-user', pages.profile({ tab: 'users', user: 'new' })],
          ] as const)
        : []),
    ],
  },
  settings: {
    visitors: loggedIn,
    find: () => [
      ['settings', pages.settings()],
      ['settings-sessions', pages.settings({ tab: 'sessions' })],
      ['settings-calendar', pages.settings({ tab: 'calendar' })],
      ['settings-privacy', pages.settings({ tab: 'privacy' })],
    ],
  },
  // Its address is signed for one user.
  unsubscribe: { visitors: ['guest'], find: () => [] },
  accountant: { visitors: ['guest'], find: () => [] },
  verifyIdentity: fixedPath(['client'], 'verify-identity', pages.verifyIdentity()),
  topUp: fixedPath(['client'], 'top-up', pages.topUp()),
  withdraw: fixedPath(['client'], 'withdraw', pages.withdraw()),
  wallet: fixedPath(loggedIn, 'wallet', pages.wallet()),
  finances: {
    visitors: loggedIn,
    find: (_, visitor) => [
      ['finances', pages.finances()],
      ...(visitor === 'client' && isFullRun
        ? ([['finances-none', pages.finances({ period: 'last_month', status: 'failed' })]] as const)
        : []),
    ],
  },
  statement: fixedPath(parties, 'statement', pages.statement()),
  transaction: {
    visitors: parties,
    find: ({ transaction }) => (transaction ? [['transaction', pages.transaction({ id: transaction })]] : []),
  },
  paymentStatus: { visitors: ['client'], find: ({ payment }) => (payment ? [['payment', pages.paymentStatus({ id: payment })]] : []) },
  settlements: {
    visitors: ['provider'],
    find: () => [
      ['settlements', pages.settlements({ tab: 'ended' })],
      ...(isFullRun ? ([['settlements-new', pages.settlements()]] as const) : []),
    ],
  },
  settlement: {
    visitors: ['provider'],
    find: ({ settlement }) => (settlement ? [['settlement', pages.settlement({ id: settlement })]] : []),
  },
  complaints: fixedPath(['newcomer', 'client'], 'complaints', pages.complaints()),
  complaint: {
    visitors: ['client'],
    find: ({ complaint }) => (complaint ? [['complaint', pages.complaint({ id: complaint })]] : []),
  },
  providerReviews: { visitors: ['guest', 'provider'], find: ({ provider }) => [['reviews', pages.providerReviews({ id: provider })]] },
  notFound: { visitors: ['guest', 'client'], find: () => [['not-found', '/no-such-page']] },
}

const pageNames = ['notFound', ...typedKeys(pages)] as const
const routeOf = (page: PageName): string => (page === 'notFound' ? '*' : pages[page].pattern)

/** Routes that lead elsewhere without an order in their query, or without a challenge to verify. */
export const redirectingRoutes: readonly string[] = [pages.orderDetails, pages.resetCode, pages.changeForgottenPassword].map(
  ({ pattern }) => pattern,
)

/** Every address of the site for one kind of visitor. */
export const sitePages = (samples: SampleRows, visitor: VisitorKind): ScreenAddress[] =>
  pageNames
    .filter((page) => examples[page].visitors.includes(visitor))
    .flatMap((page) =>
      examples[page]
        .find(samples, visitor)
        .map(([name, path]) => ({ name, route: routeOf(page), path, ...(page === 'notFound' ? { status: 404 as const } : {}) })),
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

const routesWithLists: readonly string[] = (['home', 'orders', 'chats', 'notifications', 'wallet', 'finances', 'complaints'] as const).map(
  routeOf,
)

// Each party has orders of its own, so their pages have no fullest visitor.
const fullestVisitor = (name: string, samples: SampleRows) =>
  (['client', 'provider', 'guest', 'newcomer'] as const).find((visitor) =>
    sitePages({ ...samples, orders: [] }, visitor).some((page) => page.name === name),
  )
