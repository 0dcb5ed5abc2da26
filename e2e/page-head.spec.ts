import { formatRiyals } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { demoPhones, logIn } from './people.ts'
import { expect, test } from './test.ts'

test('search engines and phones get structured data, a manifest and icons in the language of the page', async ({ page, localePath, t }) => {
  await page.goto(localePath('/'))
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const types = blocks.map((block) => JSON.parse(block)['@type'])
  expect(types).toEqual(expect.arrayContaining(['Organization', 'FAQPage']))
  await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute('content', t('common:shareImage'))
  const manifestPath = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await page.request.get(manifestPath ?? '')).json()
  expect(manifest).toMatchObject({ name: t('common:brand'), description: t('common:slogan'), start_url: localePath('/') })
  expect((await page.request.get('/favicon.ico')).status()).toBe(200)
  await page.goto(localePath(pages.services()))
  const breadcrumbs = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '')
  expect(breadcrumbs.itemListElement[0]).toMatchObject({ position: 1, name: t('common:nav.home') })
})

test('scripts and texts of a page give way to its styles and fonts', async ({ page, localePath }) => {
  // The document as sent: its links go once the scripts run.
  const html = await (await page.request.get(localePath(pages.cars()))).text()
  const late = html.match(/<link (?=[^>]*(?:rel="modulepreload"|as="fetch"))[^>]*>/g) ?? []
  expect(late.length).toBeGreaterThan(3)
  for (const link of late) expect(link.toLowerCase()).toContain('fetchpriority="low"')
})

test('guests and search engines get the same starting prices with VAT, a company also the one before it', async ({
  page,
  localePath,
  t,
}) => {
  await page.goto(localePath(pages.services()))
  const category = await page.locator('a[href*="/static/our_services/"]').first().getAttribute('href')
  await page.goto(category ?? '')
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const { hasOfferCatalog } = blocks.map((block) => JSON.parse(block)).find((block) => block['@type'] === 'Service')
  const prices: string[] = hasOfferCatalog.itemListElement.flatMap((offer: { priceSpecification?: { minPrice: string } }) =>
    offer.priceSpecification ? [offer.priceSpecification.minPrice] : [],
  )
  expect(prices.length).toBeGreaterThan(0)
  const services = page.getByRole('checkbox').locator('..')
  for (const price of prices) {
    const amount = new RegExp(`(^|[^\\d.,])${formatRiyals(Math.round(Number(price) * 100)).replaceAll('.', '\\.')}(?![\\d.,])`)
    await expect(services.filter({ hasText: amount }).first()).toContainText(t('services:withVat'))
  }
  await expect(page.getByText(t('services:beforeVat'))).toHaveCount(0)
  await logIn(page, demoPhones.company)
  await page.goto(category ?? '')
  await expect(page.getByText(t('services:beforeVat')).first()).toBeVisible()
})

test('a page that a script opens has the focus on its heading and announces its title', async ({ page, localePath, t }) => {
  await logIn(page, demoPhones.client)
  await page.goto(localePath(pages.orders()))
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('common:nav.about') })
    .first()
    .click()
  await page.waitForURL(/about-us/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached()
})
