import { prefix, type RouteConfig, route } from '@react-router/dev/routes'

/**
 * Every page: its path and its file in routes/. Each exists in Arabic and, under /en, in English.
 * The odd paths (`vertification-code`, `orders/updata`, `orders/update_consult`, `orders/update_provider`, `provirder_review`) are the specification's own spelling.
 */
const pages: readonly (readonly [path: string, file: string])[] = [
  ['', 'home'],
  ['static/our_services', 'our-services'],
  ['static/our_services/:id', 'category'],
  ['static/our_services_consult/:id', 'category-consultations'],
  ['static/our_services_provider/:id', 'category-providers'],
  ['static/our_services_provider/send_order/:add', 'send-private-order'],
  ['provider_details/:id/:categoryId', 'provider'],
  ['provider_details/send-order/:add/:categoryId', 'send-provider-order'],
  ['static/about-us', 'about-us'],
  ['static/about-site', 'about-site'],
  ['static/privacy-policy', 'privacy-policy'],
  ['static/terms-and-conditions', 'terms'],
  ['static/contact-us', 'contact-us'],
  ['auth/login', 'login'],
  ['auth/register', 'register'],
  ['auth/sign-up-using-nafath', 'nafath'],
  ['auth/invitation/:id', 'invitation'],
  ['vertification-code', 'verification-code'],
  ['vertification-code/reset', 'reset-code'],
  ['forgot-password', 'forgot-password'],
  ['forgot-password/change', 'change-forgotten-password'],
  ['auth/logout', 'logout'],
  ['provider/application', 'provider-application'],
  ['static/our_services/:add/send-order', 'send-order'],
  ['orders', 'orders'],
  ['orders/invoice/:id', 'invoice'],
  ['orders/updata/:id', 'edit-order'],
  ['orders/update_consult/:id', 'edit-consultation'],
  ['orders/update_provider/:id', 'edit-private-order'],
  ['orders/:id', 'order'],
  ['orders/:id/pay', 'pay-order'],
  ['payments/:id', 'payment-status'],
  ['order-details', 'order-details'],
  ['notifications', 'notifications'],
  ['profile', 'profile'],
  ['settings', 'settings'],
  ['settings/identity', 'verify-identity'],
  ['wallet', 'wallet'],
  ['wallet/top-up', 'top-up'],
  ['finances', 'finances'],
  ['finances/statement', 'statement'],
  ['finances/:id', 'transaction'],
  ['complaint', 'complaints'],
  ['complaint/:id', 'complaint'],
  ['settlements', 'settlements'],
  ['settlements/:id', 'settlement'],
  ['provirder_review/:id', 'provider-reviews'],
  ['*', 'not-found'],
]

/** Routes without a page, independent of the language. */
const resourceRoutes: readonly (readonly [path: string, file: string])[] = [
  ['theme', 'theme.ts'],
  ['texts/:locale', 'texts.ts'],
  ['offline/:locale', 'offline.ts'],
  ['files/:id', 'file.ts'],
  ['order-drafts', 'order-drafts.ts'],
  ['auth/view-as', 'view-as.ts'],
  ['live/ticket', 'live-ticket.ts'],
  ['settings/exports/:id', 'data-export.ts'],
  ['orders/invoice/:id/pdf', 'invoice-pdf.ts'],
  ['finances/:id/receipt', 'transaction-receipt.ts'],
  ['orders/credit-note/:id/pdf', 'credit-note-pdf.ts'],
  ['finances/statement/:format', 'statement-file.ts'],
  ['en/finances/statement/:format', 'statement-file.ts'],
  ['settlements/:id/statement', 'settlement-statement.ts'],
  ['settlements/:id/commission-invoice', 'commission-invoice.ts'],
  ['robots.txt', 'robots.ts'],
  ['sitemap.xml', 'sitemap.ts'],
  ['manifest.webmanifest', 'manifest.ts'],
  ['en/manifest.webmanifest', 'manifest.ts'],
]

const localizedPages = (locale: 'ar' | 'en') => pages.map(([path, file]) => route(path, `routes/${file}.tsx`, { id: `${locale}:${file}` }))

export default [
  ...resourceRoutes.map(([path, file]) => route(path, `routes/${file}`, { id: path })),
  ...localizedPages('ar'),
  ...prefix('en', localizedPages('en')),
] satisfies RouteConfig
