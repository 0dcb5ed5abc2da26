import type { Viewer } from '../ui/root-data.ts'

const pages = [
  { to: '/static/our_services', text: 'nav.services' },
  { to: '/#how-it-works', text: 'nav.howItWorks' },
  { to: '/static/about-us', text: 'nav.about' },
  { to: '/static/contact-us', text: 'nav.contact' },
] as const

/** The text key of the order list: own orders for clients, all visible ones for providers. */
export const ordersLabel = ({ role }: Pick<Viewer, 'role'>) => (role === 'client' ? 'nav.orders' : 'nav.providerOrders')

/**
 * The links of the header and the small menu, in their order: the orders first for users. For guests, joining as a provider takes the place
 * of what the footer has too: one row holds no more.
 */
export const mainLinks = (viewer: Viewer | null | undefined) =>
  viewer
    ? [{ to: '/orders', text: ordersLabel(viewer) } as const, ...pages]
    : [...pages.filter(({ to }) => to !== '/static/about-us'), { to: '/auth/register?as=provider', text: 'nav.join' } as const]

/** The links of a menu without those to pages that the user may not open. */
export const permittedLinks = <Link extends { to: string }>(links: readonly Link[], deniedPages: readonly string[]): Link[] =>
  links.filter(({ to }) => !deniedPages.includes(to))
