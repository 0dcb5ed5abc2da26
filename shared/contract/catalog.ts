import * as z from 'zod'
import { longText } from '../registry/fields.ts'
import { messageKey } from '../registry/messages.ts'
import { fieldSchema } from '../registry/schema.ts'
import { complaintReasons } from '../rules/complaint-reasons.ts'
import { reviewReportReasons } from '../rules/review-report-reasons.ts'
import { serviceModes } from '../rules/service-modes.ts'
import { typedKeys } from '../utils/typed-entries.ts'
import { weekdays } from '../utils/weekdays.ts'
import { instant, localized, money, named, pagination, requestText } from './common.ts'
import { soldBy } from './enums.ts'

export const question = z.object({
  text: localized,
  answer_type: z.enum(['text', 'number', 'choice', 'file']),
  options: z.object({ ar: z.array(z.string()), en: z.array(z.string()) }), // of a choice; same length in both languages
  unit: localized.nullable(), // of a number
  min: z.int(),
  max: z.int(),
  is_required: z.boolean(),
})
/** The lowest price before and with VAT; both are the same where the seller charges none. Who will provide a service is unknown: its price has the general rate. */
const startingPrice = { starting_price: money.nullable(), starting_price_with_vat: money.nullable() }
/** What the middle half of clients paid for a service, and how many orders say so; null below five. */
const commonPrice = z.object({ from: money, to: money, orders: z.int() })
export const serviceView = z.object({
  id: z.uuid(),
  category_id: z.uuid(),
  kind: z.enum(['service', 'consultation']),
  mode: z.enum(typedKeys(serviceModes)),
  name: localized,
  description: localized,
  ...startingPrice,
  questions: z.array(question),
  common_price: commonPrice.nullable(),
  package_total: money.nullable(), // of its cheapest package, with VAT where its seller charges it
})
/** GET search/services. */
export const serviceMatch = serviceView.pick({
  ...{ id: true, category_id: true, kind: true, name: true },
  ...{ starting_price: true, starting_price_with_vat: true },
})
export const serviceQuery = z.object({ q: requestText({ min: 1, max: 80 }) })
export const categoryView = z.object({
  id: z.uuid(),
  name: localized,
  description: localized,
  icon: z.string(),
  services_count: z.int(),
  consultations_count: z.int(),
})

/** A picture of finished work, beside the state before where there is one. */
const workPicture = z.object({ url: z.string(), before_url: z.string().nullable(), caption: localized.nullable() })
export const providerCard = z.object({
  id: z.uuid(),
  name: localized,
  type: z.enum(['freelancer', 'company']),
  logo_url: z.string().nullable(),
  city: named.nullable(),
  categories: z.array(named),
  rating: z.number().nullable(), // 1 to 5, one decimal; null while unrated
  rating_count: z.int(),
  completed_count: z.int(),
  ...startingPrice,
  sold_by: soldBy, // if its price were agreed now
  charges_vat: z.boolean(), // what it costs then includes VAT
  is_open: z.boolean(),
  is_verified: z.boolean(), // approved by the administration, after a check of its documents
  before_after: workPicture.nullable(), // the first pair of its gallery
})
const workSample = workPicture.extend({ provider: named })
/** How reliable a provider is, of the last year; null below five orders or clients. */
const providerFigures = z.object({ on_time_percent: z.int().nullable(), returning_clients_percent: z.int().nullable() })
/** Whether a provider works now, by the server's clock in Riyadh. */
const opening = z.object({
  is_open: z.boolean(),
  until: z.string().nullable(), // '18:00'
  opens: z.object({ date: z.string(), day: z.enum(typedKeys(weekdays)), time: z.string() }).nullable(),
})
/** A package with a fixed price, which clients book without offers. `total`: what the client pays, with VAT where its seller charges it. */
export const packageCard = z.object({
  id: z.uuid(),
  title: localized,
  description: localized.nullable(),
  includes: z.array(localized),
  total: money,
  charges_vat: z.boolean(),
  duration_days: z.int(),
  image_urls: z.array(z.string()),
  service: named,
  category_id: z.uuid(),
  provider: named,
})
/** GET catalog/:id. */
export const categoryPage = categoryView.extend({
  served_city_ids: z.array(z.uuid()), // cities in which an approved provider of the category takes requests now
  services: z.array(serviceView),
  providers_count: z.int(),
  providers: z.array(providerCard), // the best rated, at most 6
  works: z.array(workSample), // one of each provider
  packages: z.array(packageCard), // the cheapest first, at most 6
})
/** GET catalog/:id/providers */
export const providersQuery = z.object({
  city_id: z.uuid().optional(),
  min_rating: z.coerce.number().int().min(1).max(5).optional(),
  max_price: z.coerce.number().int().min(1).max(1_000_000_000).optional(), // halalas, of the starting price with VAT
  open_now: z.enum(['true', 'false']).optional(),
  sort: z.enum(['rating', 'price', 'completed']).default('rating'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  per_page: z.coerce.number().int().min(1).max(24).default(12),
})
/** `max_chosen`: how many a private order goes to at most. */
export const categoryProviders = z.object({ category: named, data: z.array(providerCard), max_chosen: z.int(), pagination })
/** GET providers/:id. Never IBAN, bank, phone or certificate. */
export const providerPage = providerCard.extend({
  bio: localized.nullable(),
  cities: z.array(named),
  since: instant,
  rating_shares: z.array(z.int()).length(5), // counts of 1 to 5 stars
  services: z.array(named.extend({ category_id: z.uuid(), kind: z.enum(['service', 'consultation']), ...startingPrice })), // the provider's own price, else that of the service
  work_times: z.array(z.object({ day: z.enum(typedKeys(weekdays)), from: z.string(), to: z.string() })), // of the open days
  opening,
  holidays: z.array(z.object({ from: z.string(), to: z.string() })), // current and coming
  paused_until: z.string().nullable(), // the day on which new requests arrive again, while it is ahead
  gallery: z.array(workPicture),
  packages: z.array(packageCard), // the cheapest first
  response_minutes: z.int().nullable(), // median time to the first offer
  ...providerFigures.shape,
  is_preview: z.boolean(), // not approved: only its own team sees it
})

const reportMessage = fieldSchema(longText('Message', 'النص', { min: 5, max: 2000 })) as z.ZodType<string>
/** POST providers/:id/report: a complaint about the provider. */
export const providerReportForm = z.strictObject({
  reason: z.enum(typedKeys(complaintReasons), messageKey('wrong_choice')),
  message: reportMessage,
})

/** POST reviews/:id/report. */
export const reviewReportForm = z.strictObject({
  reason: z.enum(typedKeys(reviewReportReasons), messageKey('wrong_choice')),
  note: requestText({ max: 500 }).default(''),
})

export const reviewView = z.object({
  id: z.uuid(),
  client_name: z.string(),
  rating: z.int(),
  comment: z.string(),
  answer: z.string().nullable(),
  is_own: z.boolean(), // written by the current user
  product: named.nullable(), // that it is about; null: about the service of an order
  image_urls: z.array(z.string()),
  created_at: instant,
})
/** GET providers/:id/reviews. `reviewable_order`: the newest completed order of the reading client with this provider that has no review. */
export const reviewsPage = z.object({
  data: z.array(reviewView),
  pagination,
  reviewable_order: z.object({ id: z.uuid(), number: z.string() }).nullable(),
})

export const banner = z.object({
  id: z.uuid(),
  title: localized,
  subtitle: localized.nullable(),
  image_url: z.string().nullable(),
  art: z.string(),
  link: z.string().nullable(),
})
export const introPage = z.object({ id: z.uuid(), title: localized, text: localized, image_url: z.string().nullable() })
export const faq = z.object({ id: z.uuid(), question: localized, answer: localized, topic: z.string() })

/** GET home. */
export const homePage = z.object({
  banners: z.array(banner),
  intro_pages: z.array(introPage), // for new visitors
  categories: z.array(categoryView),
  featured_providers: z.array(providerCard),
  faqs: z.array(faq),
  cities: z.array(named),
  stats: z.object({ providers: z.int(), completed_orders: z.int(), cities: z.int(), services: z.int() }),
  service_names: z.array(localized), // suggestions for the search
  reviews: z.array(
    z.object({
      id: z.uuid(),
      client_name: z.string(),
      rating: z.int(),
      comment: z.string(),
      provider: named,
      city: named.nullable(),
      service: named,
    }),
  ), // the newest good ones, one of each provider
  works: z.array(workSample), // one of each provider
  common_prices: z.array(z.object({ service: named, category_id: z.uuid(), price: commonPrice })), // of the most ordered services
})
/** GET seo/:key. */
export const seoView = z.object({ meta_title: localized, meta_description: localized, meta_keywords: localized }).nullable()

/** The search engine metadata that the back office set for a page; null without it. */
export type Seo = z.output<typeof seoView>
export type ServiceView = z.output<typeof serviceView>
export type ServiceMatch = z.output<typeof serviceMatch>
export type CategoryView = z.output<typeof categoryView>
export type CategoryPage = z.output<typeof categoryPage>
export type CommonPrice = z.output<typeof commonPrice>
export type WorkSample = z.output<typeof workSample>
export type ProviderFigures = z.output<typeof providerFigures>
export type ProviderCard = z.output<typeof providerCard>
export type ProvidersQuery = z.output<typeof providersQuery>
export type CategoryProviders = z.output<typeof categoryProviders>
export type PackageCard = z.output<typeof packageCard>
export type ProviderPage = z.output<typeof providerPage>
export type ReviewView = z.output<typeof reviewView>
export type HomePage = z.output<typeof homePage>
