import { pages } from '@wasl/shared/pages/pages.ts'
import { expect, test } from './test.ts'

const words = {
  ar: { typed: 'جَوّال', phone: 'جوال سما 12', brand: 'سما', sand: /^رملي/, big: '256 جيجابايت' },
  en: { typed: 'phone', phone: 'Sama 12 phone', brand: 'Sama', sand: /^Sand/, big: '256 GB' },
} as const

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest finds a product by search and filters, and sees price and stock of a variant', async ({ page, lang, t, localePath }) => {
    const say = words[lang]
    await page.goto(localePath('/'))
    await page.getByRole('link', { name: t('store:home.action') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('store:heading') })).toBeVisible()

    await test.step('typed in any spelling, the search finds it', async () => {
      await page.getByRole('searchbox', { name: t('store:search.label') }).fill(say.typed)
      await page.getByRole('search').getByRole('button').click()
      await expect(page.getByRole('link', { name: say.phone })).toBeVisible()
    })

    await test.step('filters keep the search, and each can be removed', async () => {
      if (lang === 'ar') await page.getByText(t('store:filters'), { exact: true }).click()
      await page.getByRole('checkbox', { name: new RegExp(t('store:facets.discounted')) }).check()
      await page.getByRole('button', { name: t('store:facets.apply') }).click()
      await expect(page).toHaveURL(/discounted=true/)
      const products = page.getByRole('region', { name: t('store:products') })
      await expect(products.getByRole('article')).toHaveCount(1)
      await page.getByRole('link', { name: t('store:chosen.remove', { label: t('store:facets.discounted') }) }).click()
      await expect(page).not.toHaveURL(/discounted/)
      await expect(page.getByRole('link', { name: say.phone })).toBeVisible()
      await expect(page.getByRole('searchbox', { name: t('store:search.label') })).toHaveValue(say.typed)
    })

    await test.step('a variant has its own price and stock', async () => {
      await page.getByRole('link', { name: say.phone }).click()
      await expect(page.getByRole('heading', { level: 1, name: say.phone })).toBeVisible()
      const box = page.getByRole('region', { name: t('store:buy') })
      await expect(box).toContainText('1,709.10')
      await box.getByRole('link', { name: say.big }).click()
      await expect(box).toContainText('1,979.10')
      await box.getByRole('link', { name: say.sand }).click()
      await expect(page).toHaveURL(/v=SAMA12-SND-256/)
      await expect(box.getByText(t(`store:left_${lang === 'ar' ? 'few' : 'other'}`, { count: 4 }))).toBeVisible()
    })

    await test.step('the brand leads to its products', async () => {
      await page.getByRole('main').getByRole('link', { name: say.brand, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: say.brand })).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(1)
    })
  })
})

test('search engines get a product with an offer per variant', async ({ page, localePath, t }) => {
  await page.goto(localePath(`${pages.store()}?q=SAMA12-BLK-128`))
  await page.getByRole('link', { name: /سما 12|Sama 12/ }).click()
  await expect(page.getByRole('region', { name: t('store:buy') })).toBeVisible()
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const product = blocks.map((block) => JSON.parse(block)).find((block) => block['@type'] === 'Product')
  expect(product.offers).toHaveLength(4)
  expect(product.offers[0]).toMatchObject({ priceCurrency: 'SAR', price: '1709.10', sku: 'SAMA12-BLK-128' })
  expect(product.offers[0].shippingDetails[0]).toMatchObject({
    shippingRate: { value: '25.00', currency: 'SAR' },
    deliveryTime: { transitTime: { minValue: 2, maxValue: 4 } },
  })
  expect(product.offers[0].hasMerchantReturnPolicy).toMatchObject({ applicableCountry: 'SA', merchantReturnDays: 7 })
  expect(blocks.map((block) => JSON.parse(block)['@type'])).toContain('BreadcrumbList')
  expect(product.offers.filter(({ availability }: { availability: string }) => availability.endsWith('OutOfStock'))).toHaveLength(1)
})

test('the deliveries of a product follow the chosen city, which is remembered without script', async ({ browser, localePath, t }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(localePath(`${pages.store()}?q=TAPE-5M`))
  await page.getByRole('link', { name: /^(متر قياس|Tape measure)/ }).click()
  const delivery = page.getByRole('region', { name: t('store:delivery.heading') })
  await expect(delivery.getByRole('listitem')).toHaveCount(3)
  await expect(delivery).toContainText(/الخميس|Thursday/)
  await delivery.getByRole('combobox').selectOption({ label: t('store:title') === 'المتجر' ? 'أبها' : 'Abha' })
  await delivery.getByRole('button', { name: t('store:delivery.show') }).click()
  await expect(delivery.getByRole('listitem')).toHaveCount(1)
  await page.goto(page.url().split('?')[0] ?? '')
  await expect(delivery.getByRole('listitem')).toHaveCount(1)
  await context.close()
})
