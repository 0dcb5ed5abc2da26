/** The links of the header and the small menu, in their order. */
export const mainLinks = [
  { to: '/static/our_services', text: 'nav.services' },
  { to: '/#how-it-works', text: 'nav.howItWorks' },
  { to: '/static/about-us', text: 'nav.about' },
  { to: '/static/contact-us', text: 'nav.contact' },
] as const
