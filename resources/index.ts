import { registry } from '@wasl/shared/registry/registry.ts'
import { admins } from './admins.ts'
import { auditEntries } from './audit-entries.ts'
import { bankTransfers } from './bank-transfers.ts'
import { banners } from './banners.ts'
import { cancellationReasons } from './cancellation-reasons.ts'
import { categories } from './categories.ts'
import { cities } from './cities.ts'
import { complaints } from './complaints.ts'
import { contactMessages } from './contact-messages.ts'
import { coupons } from './coupons.ts'
import { customers } from './customers.ts'
import { faqs } from './faqs.ts'
import { invoices } from './invoices.ts'
import { notifications } from './notifications.ts'
import { offers } from './offers.ts'
import { orderEvents } from './order-events.ts'
import { orders } from './orders.ts'
import { providerUsers } from './provider-users.ts'
import { providers } from './providers.ts'
import { reviews } from './reviews.ts'
import { roles } from './roles.ts'
import { seo } from './seo.ts'
import { services } from './services.ts'
import { sessions } from './sessions.ts'
import { settlements } from './settlements.ts'
import { transactions } from './transactions.ts'
import { users } from './users.ts'

/** Every resource of the house, in the order of the admin menu. */
export const resources = registry({
  orders,
  complaints,
  offers,
  reviews,
  'order-events': orderEvents,
  'cancellation-reasons': cancellationReasons,
  notifications,
  'bank-transfers': bankTransfers,
  settlements,
  invoices,
  transactions,
  customers,
  providers,
  'provider-users': providerUsers,
  users,
  admins,
  roles,
  sessions,
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
