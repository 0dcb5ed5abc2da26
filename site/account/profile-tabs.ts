/** The tabs of /profile. Source: specification, section 2. */
export const profileTabs = [
  { tab: 'profile', text: 'profile.view' },
  { tab: 'edit', text: 'profile.edit' },
  { tab: 'addresses', text: 'addresses.tab' },
  { tab: 'offers', text: 'profile.offers' },
  { tab: 'reviews', text: 'ownReviews.title' },
  { tab: 'business', text: 'business.tab' },
  { tab: 'users', text: 'team.tab' },
  { tab: 'log', text: 'log.tab' },
  { tab: 'company', text: 'profile.company' },
  { tab: 'branches', text: 'branches.tab' },
  { tab: 'password', text: 'profile.password' },
  { tab: 'phone', text: 'profile.phoneTab' },
] as const
export type ProfileTab = (typeof profileTabs)[number]['tab']

/** The parts of an approved provider's business that it changes itself. */
export const businessParts = ['services', 'times', 'gallery', 'documents', 'bank', 'details'] as const
export type BusinessPart = (typeof businessParts)[number]
