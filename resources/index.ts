import { registry } from '@wasl/shared/registry/registry.ts'
import { auditEntries } from './audit-entries.ts'
import { banners } from './banners.ts'
import { cancellationReasons } from './cancellation-reasons.ts'
import { categories } from './categories.ts'
import { cities } from './cities.ts'
import { contactMessages } from './contact-messages.ts'
import { coupons } from './coupons.ts'
import { faqs } from './faqs.ts'
import { notifications } from './notifications.ts'
import { orders } from './orders.ts'
import { providers } from './providers.ts'
import { seo } from './seo.ts'
import { services } from './services.ts'
import { users } from './users.ts'

/** Every resource of the house, in the order of the admin menu. */
export const resources = registry({
  orders,
  'cancellation-reasons': cancellationReasons,
  notifications,
  users,
  providers,
  categories,
  services,
  coupons,
  banners,
  faqs,
  seo,
  'contact-messages': contactMessages,
  cities,
  'audit-entries': auditEntries,
})

export type Resources = typeof resources
export type ResourceName = keyof Resources
