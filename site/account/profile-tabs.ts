/** The tabs of /profile. Source: specification, section 2. */
export const profileTabs = [
  { tab: 'profile', text: 'profile.view' },
  { tab: 'edit', text: 'profile.edit' },
  { tab: 'offers', text: 'profile.offers' },
  { tab: 'company', text: 'profile.company' },
  { tab: 'password', text: 'profile.password' },
  { tab: 'phone', text: 'profile.phoneTab' },
] as const
export type ProfileTab = (typeof profileTabs)[number]['tab']
