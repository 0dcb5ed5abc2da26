import type { Page } from '@playwright/test'
import { pages } from '@wasl/shared/pages/pages.ts'
import { callApi } from './call-api.ts'
import { fillAddress, linesOf, newShopper, paymentTitle, placeOrder } from './checkout-steps.ts'
import { endSession } from './people.ts'
import { logInAgain, type SitePage } from './site-steps.ts'
import { expect, test } from './test.ts'

const alertOf = ({ page, t }: SitePage, text: 'sentLater' | 'notSent') =>
  page.getByRole('alert').filter({ hasText: t(`common:connection.${text}`) })

const street = ({ page, t }: SitePage) => page.getByLabel(t('checkout:address.street'))
const pickUp = ({ page, lang }: SitePage & { lang: 'ar' | 'en' }) =>
  page.getByRole('radio', { name: lang === 'ar' ? 'استلام من المحل' : 'Pick up yourself' })

const cartCount = ({ page, t }: SitePage) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: t('common:nav.cart') })
    .locator('[data-count]')

/** The pieces in the cart of the account. */
const countPieces = async (page: Page, token: string): Promise<number> => (await callApi(page, token, 'GET', '/cart')).count

/** The orders that the account has to pay: one of each seller, if nothing was ordered twice. */
const countOrders = async (page: Page, token: string): Promise<number> =>
  (await callApi(page, token, 'GET', '/orders?kind=store&tab=pending_payment')).data.length

/** The server receives the next submission of this address, and its response is lost on the way back. */
async function loseResponse(page: Page, path: RegExp): Promise<void> {
  const isSent = ({ pathname }: URL) => path.test(pathname)
  let isLost = false
  await page.route(isSent, async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback()
    isLost = true
    await route.fetch()
    await route.abort('connectionreset')
  })
}

test.describe('without a connection', () => {
  test.use({ goesOffline: true })

  test('the cart keeps a typed quantity and stores it once the connection is back', async ({ page, context, lang, t, localePath }) => {
    const site: SitePage = { page, t, localePath }
    const shopper = await newShopper(site)
    const [line] = linesOf(shopper)
    await page.goto(localePath(pages.cart()))
    await page.waitForLoadState('networkidle')
    const quantity = page.getByLabel(t('cart:quantityOf', { name: line?.title[lang] ?? '' }))
    await context.setOffline(true)
    await expect(page.getByText(t('common:connection.offline'), { exact: true })).toBeVisible()
    await quantity.fill('2')
    await quantity.press('Enter')
    await expect(alertOf(site, 'sentLater')).toBeInViewport()
    await expect(quantity).toHaveValue('2')
    await alertOf(site, 'sentLater')
      .getByRole('button', { name: t('common:connection.retry') })
      .click()
    await expect(alertOf(site, 'sentLater')).toBeVisible()
    await context.setOffline(false)
    await expect(cartCount(site)).toHaveAttribute('data-count', '3')
    await expect(alertOf(site, 'sentLater')).toHaveCount(0)
    await expect(quantity).toHaveValue('2')
    expect(await countPieces(page, shopper.token)).toBe(3)
  })

  test('the checkout keeps what was typed and orders once when the connection is back', async ({ page, context, t, localePath }) => {
    const site: SitePage = { page, t, localePath }
    const { token } = await newShopper(site)
    await page.goto(localePath(pages.checkout()))
    await page.waitForLoadState('networkidle')
    await fillAddress(site)
    await context.setOffline(true)
    await placeOrder(site)
    await expect(alertOf(site, 'sentLater')).toBeInViewport()
    await placeOrder(site)
    await expect(alertOf(site, 'sentLater')).toBeInViewport()
    await expect(street(site)).toHaveValue('طريق الملك فهد')
    await context.setOffline(false)
    await expect(paymentTitle(site)).toBeVisible()
    expect(await countOrders(page, token)).toBe(2)
  })

  test('an order whose confirmation was lost is not placed twice', async ({ page, t, localePath }) => {
    const site: SitePage = { page, t, localePath }
    const { token } = await newShopper(site)
    await page.goto(localePath(pages.checkout()))
    await page.waitForLoadState('networkidle')
    await fillAddress(site)
    await loseResponse(page, /\/cart\/checkout\.data$/)
    await placeOrder(site)
    await expect(alertOf(site, 'notSent')).toBeInViewport()
    await expect(street(site)).toHaveValue('طريق الملك فهد')
    expect(await countOrders(page, token)).toBe(2)
    await alertOf(site, 'notSent')
      .getByRole('button', { name: t('common:connection.retry') })
      .click()
    await expect(paymentTitle(site)).toBeVisible()
    expect(await countOrders(page, token)).toBe(2)
    expect(await countPieces(page, token)).toBe(0)
  })

  test('a product whose addition was not confirmed is added once', async ({ page, t, localePath }) => {
    const site: SitePage = { page, t, localePath }
    const shopper = await newShopper(site)
    const [line] = linesOf(shopper)
    await page.goto(localePath(pages.product({ id: line?.product_id ?? '' })))
    await page.waitForLoadState('networkidle')
    await loseResponse(page, /\/store\/[\da-f-]+\.data$/)
    await page.getByRole('button', { name: t('store:cart.add') }).click()
    await expect(alertOf(site, 'notSent')).toBeInViewport()
    await alertOf(site, 'notSent')
      .getByRole('button', { name: t('common:connection.retry') })
      .click()
    await expect(page.getByText(t('store:cart.added'))).toBeVisible()
    expect(await countPieces(page, shopper.token)).toBe(3)
    await page.getByRole('button', { name: t('store:cart.add') }).click()
    await expect(cartCount(site)).toHaveAttribute('data-count', '4')
  })
})

test('an expired session leads through the login back to the filled checkout, which is ordered once', async ({
  page,
  lang,
  t,
  localePath,
}) => {
  const site: SitePage = { page, t, localePath }
  const { phone, token } = await newShopper(site)
  await page.goto(localePath(pages.checkout()))
  await page.waitForLoadState('networkidle')
  await fillAddress(site)
  await pickUp({ ...site, lang }).check()
  await endSession(page)
  await placeOrder(site)
  await logInAgain(page, t, phone)
  await expect(page.getByRole('heading', { level: 1, name: t('checkout:title') })).toBeVisible()
  await expect(street(site)).toHaveValue('طريق الملك فهد')
  await expect(pickUp({ ...site, lang })).toBeChecked()
  await placeOrder(site)
  await expect(paymentTitle(site)).toBeVisible()
  expect(await countOrders(page, token)).toBe(2)
})

test('an expired session in the cart leads through the login back to the stored cart, which says so', async ({
  page,
  lang,
  t,
  localePath,
}) => {
  const site: SitePage = { page, t, localePath }
  const shopper = await newShopper(site)
  const name = linesOf(shopper)[0]?.title[lang] ?? ''
  await page.goto(localePath(pages.cart()))
  await page.waitForLoadState('networkidle')
  await endSession(page)
  await page.getByRole('button', { name: t('cart:more', { name }) }).click()
  await logInAgain(page, t, shopper.phone)
  await expect(page.getByRole('heading', { level: 1, name: t('cart:title') })).toBeVisible()
  await expect(page.getByText(t('common:form.notSaved'))).toBeInViewport()
  await expect(page.getByLabel(t('cart:quantityOf', { name }))).toHaveValue('1')
  expect(await countPieces(page, shopper.token)).toBe(2)
  await page.getByRole('button', { name: t('cart:more', { name }) }).click()
  // The count in the header is of the stored cart; the line shows a new quantity as soon as it is sent.
  await expect(cartCount(site)).toHaveAttribute('data-count', '3')
  await expect(page.getByLabel(t('cart:quantityOf', { name }))).toHaveValue('2')
  expect(await countPieces(page, shopper.token)).toBe(3)
})
