import { resources } from '@wasl/resources/index.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { reports } from '@wasl/shared/reports/reports.ts'
import { settingsForm } from '@wasl/shared/settings/settings-form.ts'
import type { Samples } from './samples.ts'

export type Reader = 'guest' | 'newcomer' | 'client' | 'provider'
/** One address to look at. `route` is the declaration it belongs to; `status` what it answers where that is not 200. */
export type Look = { name: string; route: string; path: string; status?: 404 }

type Found = readonly (readonly [name: string, path: string])[]
type Finder = { readers: readonly Reader[]; find: (samples: Samples, reader: Reader) => Found }

const everyone = ['guest', 'newcomer', 'client', 'provider'] as const
const signedIn = ['newcomer', 'client', 'provider'] as const
const traders = ['client', 'provider'] as const

const at = (readers: readonly Reader[], name: string, path: string): Finder => ({ readers, find: () => [[name, path]] })
const editable = ({ orders }: Samples, kind: string) =>
  orders.filter((order) => order.kind === kind && order.actions.some(({ name, may }) => name === 'edit' && may))

/** Every route of the site: who can read it, and the addresses that show it in each of its states. */
const finders: Readonly<Record<string, Finder>> = {
  '': at(everyone, 'home', '/'),
  'static/our_services': at(['guest', 'client'], 'services', '/static/our_services'),
  'static/our_services/:id': {
    readers: ['guest', 'client'],
    find: ({ category }) => [['category', `/static/our_services/${category}`]],
  },
  'static/our_services_consult/:id': {
    readers: ['guest', 'client'],
    find: ({ category }) => [['consultations', `/static/our_services_consult/${category}`]],
  },
  'provider_details/:id/:categoryId': {
    readers: ['guest', 'client'],
    find: ({ provider, category }) => [['provider', `/provider_details/${provider}/${category}`]],
  },
  'static/about-us': at(['guest'], 'about-us', '/static/about-us'),
  'static/about-site': at(['guest'], 'about-site', '/static/about-site'),
  'static/privacy-policy': at(['guest'], 'privacy-policy', '/static/privacy-policy'),
  'static/terms-and-conditions': at(['guest'], 'terms', '/static/terms-and-conditions'),
  'static/contact-us': at(['guest', 'client'], 'contact-us', '/static/contact-us'),
  'auth/login': at(['guest'], 'login', '/auth/login'),
  'auth/register': at(['guest'], 'register', '/auth/register'),
  'vertification-code': at(['guest'], 'verification-code', '/vertification-code'),
  'auth/logout': at(['client'], 'logout', '/auth/logout'),
  'static/our_services/:add/send-order': {
    readers: ['newcomer', 'client'],
    find: ({ category, service, consultation }, reader) => {
      const path = `/static/our_services/${category}/send-order`
      return reader === 'newcomer'
        ? [['send-order-empty', path]]
        : [
            ['send-order', `${path}?services=${service}`],
            ['send-consultation', `${path}?services=${consultation}`],
          ]
    },
  },
  orders: {
    readers: signedIn,
    find: (_, reader) => [
      ['orders', '/orders'],
      ...(reader === 'provider' ? ([['orders-mine', '/orders?side=mine&tab=current']] as const) : []),
      ...(reader === 'client' ? ([['orders-finished', '/orders?kind=service&tab=finished']] as const) : []),
    ],
  },
  'orders/invoice/:id': {
    readers: traders,
    find: ({ orders }) =>
      orders.flatMap(({ status, invoice }) => (invoice ? [[`invoice-${status}`, `/orders/invoice/${invoice.id}`] as const] : [])),
  },
  'orders/updata/:id': {
    readers: ['client'],
    find: (samples) =>
      editable(samples, 'service')
        .slice(0, 1)
        .map(({ id }) => ['edit-order', `/orders/updata/${id}`]),
  },
  'orders/update_consult/:id': {
    readers: ['client'],
    find: (samples) =>
      editable(samples, 'consultation')
        .slice(0, 1)
        .map(({ id }) => ['edit-consultation', `/orders/update_consult/${id}`]),
  },
  'orders/:id': {
    readers: traders,
    find: ({ orders }) => orders.map(({ id, status, kind }) => [`order-${kind}-${status}`, `/orders/${id}`]),
  },
  // It leads on to the order it names, or to all of them.
  'order-details': at(['client'], 'order-details', '/order-details'),
  notifications: at(signedIn, 'notifications', '/notifications'),
  profile: at(signedIn, 'profile', '/profile'),
  wallet: at(signedIn, 'wallet', '/wallet'),
  'provirder_review/:id': { readers: ['guest', 'provider'], find: ({ provider }) => [['reviews', `/provirder_review/${provider}`]] },
  '*': { readers: ['guest', 'client'], find: () => [['not-found', '/no-such-page']] },
}

/** The routes that are looked at: a page the site declares and this list does not know fails a test. */
export const knownRoutes: readonly string[] = Object.keys(finders)

/** Every address of the site that one kind of reader sees. */
export const sitePages = (samples: Samples, reader: Reader): Look[] =>
  Object.entries(finders).flatMap(([route, { readers, find }]) =>
    readers.includes(reader)
      ? find(samples, reader).map(([name, path]) => ({ name, route, path, ...(route === '*' ? { status: 404 as const } : {}) }))
      : [],
  )

/** Every resource of the registry, as plain declarations, by the group of the menu it stands in. */
export const menu: Readonly<Record<string, readonly AnyResource[]>> = Object.groupBy(
  Object.values<AnyResource>(resources),
  ({ group }) => group,
) as Record<string, AnyResource[]>

const own = (name: string, path = `/${name}`): Look => ({ name: `admin-${name}`, route: `admin${path}`, path: `/admin${path}` })
const importable = Object.values<AnyResource>(resources).find(({ access }) => access.create !== false)

/** The screens of the back office that belong to no resource, and the import that is the same for each. */
export const ownScreens: readonly Look[] = [
  own('dashboard', ''),
  own('settings', `/${settingsForm.name}`),
  own('account'),
  ...Object.keys(reports).map((kind) => own(`report-${kind}`, `/reports/${kind}`)),
  ...(importable ? [own('import', `/${importable.name}/import`)] : []),
  own('not-found', '/no-such-screen'),
]

/** Every screen that a super admin sees of one resource, given its first row. */
export function screensOf({ name, access }: AnyResource, id: string | undefined): Look[] {
  const screen = (act: string, path: string): Look => ({
    name: `${name}-${act}`,
    route: `admin/${name}/${act}`,
    path: `/admin/${name}${path}`,
  })
  return [
    // Few rows say as much as many, in a fraction of the time.
    screen('list', '?pageSize=5'),
    ...(access.create === false ? [] : [screen('create', '/create')]),
    ...(id ? [screen('show', `/${id}`)] : []),
    ...(id && access.edit !== false ? [screen('edit', `/${id}/edit`)] : []),
  ]
}
