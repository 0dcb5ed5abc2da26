import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { expect, test } from 'vitest'
import { guestPage } from './guest-page.server.ts'
import { endedCookie, themeCookie, toastCookie, tokenCookie, userCookie } from './server/cookies.server.ts'

const get = (url: string, headers: Record<string, string> = {}) => guestPage({ method: 'GET', url, headers })
const cookieOf = async (cookie: { serialize: (value: unknown) => Promise<string> }, value: unknown) =>
  (await cookie.serialize(value)).split(';')[0] ?? ''

test('guests share a page by its address and theme', async () => {
  expect(get('/static/our_services?q=x')).toEqual({
    address: '/static/our_services?q=x',
    cookie: 'locale=ar',
    headers: { 'set-cookie': expect.stringContaining('locale=ar') },
  })
  const dark = await cookieOf(themeCookie, 'dark')
  expect(get('/en', { cookie: `other=1; ${dark}; locale=en` })).toEqual({ address: '/en', cookie: `locale=en; ${dark}`, headers: {} })
  expect(get('/en', { cookie: 'theme=forged; locale=en' })?.cookie).toBe('locale=en')
})

test('guests share a page with those who have as much in their carts', () => {
  expect(get('/en', { cookie: '__Host-cart=secret; cart_count=3; locale=en' })?.cookie).toBe('locale=en; cart_count=3')
  for (const forged of ['cart_count=0', 'cart_count=x', 'cart_count=3x', 'cart_count=99999'])
    expect(get('/en', { cookie: `${forged}; locale=en` })?.cookie).toBe('locale=en')
})

test('guests share the page of a product with those who have chosen the same city', () => {
  const city = 'delivery_city=0e3f6b0a-7a41-4a52-9d0c-5b8f0d6b9c11'
  expect(get('/en/store/1', { cookie: `${city}; locale=en` })?.cookie).toBe(`locale=en; ${city}`)
  expect(get('/en/store/1', { cookie: 'delivery_city=forged; locale=en' })?.cookie).toBe('locale=en')
  expect(get('/en/store', { cookie: `${city}; locale=en` })?.cookie).toBe('locale=en')
  // The answer stores the city.
  expect(get('/en/store/1?city=0e3f6b0a-7a41-4a52-9d0c-5b8f0d6b9c11')).toBeNull()
})

test('new visitors share a home page of their own, with the intro pages', () => {
  expect(get('/', { cookie: 'locale=ar; intro=seen' })?.cookie).toBe('locale=ar; intro=seen')
  // Somebody has logged in with this browser before.
  expect(get('/', { cookie: 'locale=ar; __Host-device=abc' })?.cookie).toBe('locale=ar; intro=seen')
  expect(get('/static/about-us', { cookie: 'locale=ar; intro=seen' })?.cookie).toBe('locale=ar')
})

test('readers with a session or a pending message never share a page', async () => {
  for (const [cookie, value] of [
    [tokenCookie, 'secret'],
    [userCookie, { id: '1' }],
    [toastCookie, { text: 'hello' }],
    [endedCookie, true],
  ] as const)
    expect(get('/', { cookie: `locale=ar; ${await cookieOf(cookie, value)}` })).toBeNull()
  // The name of the session's cookie with https.
  expect(get('/', { cookie: 'locale=ar; __Host-token=secret' })).toBeNull()
})

test('private pages, forms and redirects by language are not shared', () => {
  for (const url of ['/orders', '/profile', '/static/our_services/1/send-order', '/vertification-code', '/theme', '/_root.data'])
    expect(get(url)).toBeNull()
  expect(guestPage({ method: 'POST', url: '/auth/login', headers: {} })).toBeNull()
  expect(get('/', { 'accept-language': 'en-GB' })).toBeNull()
  expect(get('/', { cookie: 'locale=en' })).toBeNull()
})

test('parameters that a page does not read do not make another page', () => {
  expect(get('/?utm_source=mail&gclid=1&ref=partner')?.address).toBe('/')
  expect(get('/en?page=2')?.address).toBe('/en')
  expect(get('/provirder_review/1?utm_source=mail&page=2&%70age=3')?.address).toBe('/provirder_review/1?page=2&page=3')
  expect(get('/static/our_services?q=%D9%85%D9%83%D9%8A%D9%81&x=1')?.address).toBe('/static/our_services?q=%D9%85%D9%83%D9%8A%D9%81')
})

const routesFolder = join(import.meta.dirname, 'routes')
/** Each page with the English address of an example, and its file. */
const routeFiles = Object.entries(pages).map(([name, { pattern }]) => ({
  url: pathIn('en', pattern.replaceAll(/:\w+/g, '1')),
  source: readFileSync(join(routesFolder, `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`), 'utf8'),
}))

test('a shared page declares every parameter that its file reads from the address', () => {
  const read = routeFiles
    .filter(({ url }) => get(url))
    .flatMap(({ url, source }) =>
      [...source.matchAll(/(?:searchParams|query)\.(?:get|getAll|has)\('(\w+)'\)/g)].map(([, parameter]) => `${url}?${parameter}=1`),
    )
  expect(read.length).toBeGreaterThan(8)
  // With some, the page is not shared.
  for (const url of read) expect(get(url)?.address ?? url).toBe(url)
})

test('every page without a script for guests is shared', () => {
  const urls = routeFiles.filter(({ source }) => source.includes('noScriptForGuests: true')).map(({ url }) => url)
  expect(urls.length).toBeGreaterThan(8)
  for (const url of urls) expect(get(url), url).not.toBeNull()
})
