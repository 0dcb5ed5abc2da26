import { pages } from '@wasl/shared/pages/pages.ts'
import { actsForProvider, type Viewer } from '../ui/root-data.ts'

const links = [
  { to: pages.services(), text: 'nav.services' },
  { to: pages.store(), text: 'nav.store' },
  { to: pages.cars(), text: 'nav.cars' },
  { to: `${pages.home()}#how-it-works`, text: 'nav.howItWorks' },
  { to: pages.contactUs(), text: 'nav.contact' },
] as const

/** The text key of the order list: own orders for clients and companies, all visible ones for providers. */
export const ordersLabel = ({ role }: Pick<Viewer, 'role'>) => (actsForProvider({ role }) ? 'nav.providerOrders' : 'nav.orders')

/** What a provider works with. */
const businessLinks = [
  { to: pages.orders(), text: 'nav.providerOrders' },
  { to: pages.ownCalendar(), text: 'nav.ownCalendar' },
  { to: pages.ownProducts(), text: 'nav.ownProducts' },
  { to: pages.ownPackages(), text: 'nav.ownPackages' },
  { to: pages.ownCars(), text: 'nav.ownCars' },
  { to: pages.finances(), text: 'nav.finances' },
  { to: pages.settlements(), text: 'nav.settlements' },
] as const

/**
 * The links of the header and the small menu, in their order: the orders first for clients, their business for providers. For guests, joining as a provider takes the place
 * of the contact page, which the footer has too: one row holds no more.
 */
export const mainLinks = (viewer: Viewer | null | undefined) =>
  viewer && actsForProvider(viewer)
    ? businessLinks
    : viewer
      ? [{ to: pages.orders(), text: ordersLabel(viewer) } as const, ...links.filter(({ text }) => text !== 'nav.howItWorks')]
      : [...links.filter(({ to }) => to !== pages.contactUs()), { to: pages.register({ as: 'provider' }), text: 'nav.join' } as const]

/** The links of a menu without those to pages that the user may not open. */
export const permittedLinks = <Link extends { to: string }>(links: readonly Link[], deniedPages: readonly string[]): Link[] =>
  links.filter(({ to }) => !deniedPages.includes(to))

/** Whether a link of an account menu is to what a provider works with, not to the account itself. */
export const isBusiness = (viewer: Pick<Viewer, 'role'> | null | undefined, { to }: { to: string }): boolean =>
  viewer != null && actsForProvider(viewer) && businessLinks.some((link) => link.to === to)
