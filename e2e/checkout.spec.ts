import { pages } from '@wasl/shared/pages/pages.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { callAdminApi } from './admin-page.ts'
import { callApi } from './call-api.ts'
import { type Cart, fillAddress, linesOf, newShopper, paymentTitle, placeOrder } from './checkout-steps.ts'
import { createCheckout, fillCart } from './create-checkout.ts'
import { payOnHostedPage } from './gateway-server.ts'
import { advanceClock, demoPhones, latestCode, logIn, logInToBackOffice, ownPassword, tokenOf } from './people.ts'
import { disclosure, enterCode, fillTransfer, newPhone, type SitePage } from './site-steps.ts'
import { expect, test } from './test.ts'
import { newClient } from './visitors.ts'

test('a guest logs in at the checkout, and one card pays the orders of two sellers', async ({ page, lang, t, localePath }) => {
  const site: SitePage = { page, t, localePath }
  const phone = await newClient(page)
  const token = await tokenOf(page.context(), phone)
  await fillCart(page, token)
  const cart: Cart = await callApi(page, token, 'GET', '/cart')
  const own = cart.groups.find(({ provider_id }) => provider_id === null)?.lines[0]
  const ofProvider = cart.groups.find(({ provider_id }) => provider_id !== null)?.lines[0]
  if (!own || !ofProvider) throw new Error('the store sells too little')
  // What the account had before: one of the two.
  await callApi(page, token, 'DELETE', `/cart/lines/${own.unit_id}`)

  await test.step('the guest fills a cart and continues to the checkout', async () => {
    await page.goto(localePath(pages.product({ id: own.product_id })))
    await page.getByRole('button', { name: t('store:cart.add') }).click()
    await page.getByRole('link', { name: t('store:cart.open') }).click()
    await page.getByRole('link', { name: t('cart:checkout') }).click()
    await expect(page.getByRole('heading', { name: t('checkout:guest.title') })).toBeVisible()
  })

  await test.step('the log-in leads straight back, with both carts added up', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: t('checkout:guest.logIn') })
      .click()
    // The checkout of a guest has a field for the phone too.
    await expect(page.getByRole('heading', { level: 1, name: t('auth:login.title') })).toBeVisible()
    await page.getByLabel(t('auth:fields.phone')).fill(phone)
    await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(ownPassword)
    await page
      .getByRole('main')
      .getByRole('button', { name: t('auth:login.submit'), exact: true })
      .click()
    await expect(page).toHaveURL(/\/cart\/checkout$/)
    for (const { title } of [own, ofProvider]) await expect(page.getByText(title[lang], { exact: true })).toBeVisible()
  })

  await test.step('a missing address is named at its fields, and nothing is lost', async () => {
    await page.getByLabel(t('checkout:address.district')).fill('العليا')
    await placeOrder(site)
    for (const part of ['street', 'building'] as const)
      await expect(page.getByLabel(t(`checkout:address.${part}`))).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(t('checkout:address.district'))).toHaveValue('العليا')
  })

  await test.step('with the whole address it is ordered, and waits two hours for payment', async () => {
    await fillAddress(site)
    await placeOrder(site)
    await expect(paymentTitle(site)).toBeVisible()
    await expect(page.getByRole('timer')).toBeVisible()
  })

  await test.step('a card without money is declined, and another one pays both orders', async () => {
    await payByCard(site, lang, '4201320000311101')
    await page.getByRole('link', { name: lang === 'ar' ? 'الرجوع دون دفع' : 'Back without paying' }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('payments:status.declined.title') })).toBeVisible()
    await page.getByRole('link', { name: t('payments:status.retry') }).click()
    await expect(paymentTitle(site)).toBeVisible()
    await payByCard(site, lang, '4111111111111111')
    await expect(page.getByRole('heading', { level: 1, name: t('payments:status.confirmed.title') })).toBeVisible()
    await page.getByRole('link', { name: t('payments:status.toOrders') }).click()
    await expect(page.getByText(t('checkout:result.paid'))).toBeVisible()
  })

  await test.step('they are in the tab of the store, and the cart is empty', async () => {
    await page.getByRole('link', { name: t('checkout:result.toOrders') }).click()
    for (const { title } of [own, ofProvider]) await expect(page.getByRole('link', { name: title[lang], exact: true })).toBeVisible()
    await page.goto(localePath(pages.checkout()))
    await expect(page.getByText(t('cart:empty.title'))).toBeVisible()
  })
})

/** Pays on the page of the gateway; the wallet of a new account of the demo has money too. */
async function payByCard({ page, t }: SitePage, lang: Locale, number: string): Promise<void> {
  const button = page.getByRole('button', { name: t('payments:card.pay') })
  if (!(await button.isVisible())) await disclosure(page, t('payments:card.title')).click()
  await button.click()
  await payOnHostedPage(page, lang, number)
}

test('a guest orders with a name, a phone and a code', async ({ page, lang, t, localePath }) => {
  const site: SitePage = { page, t, localePath }
  const phone = newPhone()
  const { products } = await callApi(page, null, 'GET', '/store?available=true')
  const product = products.find(({ unit_id }: { unit_id: string | null }) => unit_id !== null)
  await page.goto(localePath(pages.product({ id: product.id })))
  await page.getByRole('button', { name: t('store:cart.add') }).click()
  await page.goto(localePath(pages.checkout()))
  const submit = page.getByRole('button', { name: t('auth:guest.submit') })
  await page.getByLabel(t('auth:fields.name')).fill('نوف الحربي')
  await submit.click()
  await expect(page.getByLabel(t('auth:fields.phone'), { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(t('auth:fields.name'))).toHaveValue('نوف الحربي')
  await page.getByLabel(t('auth:fields.phone'), { exact: true }).fill(phone)
  await page.getByLabel(t('auth:fields.city')).selectOption({ label: cities[lang] })
  await page.getByRole('checkbox').check()
  await submit.click()
  await expect(page.getByRole('heading', { level: 1, name: t('auth:code.title') })).toBeVisible()
  await enterCode(page, t, await latestCode(page, `+966${phone.slice(1)}`))
  await expect(page).toHaveURL(/\/cart\/checkout$/)
  await expect(page.getByText(product.title[lang], { exact: true })).toBeVisible()
  await expect(page.getByLabel(t('checkout:city.label')).locator('option:checked')).toHaveText(cities[lang])
  await fillAddress(site)
  await placeOrder(site)
  await expect(paymentTitle(site)).toBeVisible()
  await page.goto(localePath(pages.orders({ kind: 'store', tab: 'pending_payment' })))
  await page.getByRole('link', { name: t('orders:pay.button'), exact: true }).click()
  await expect(paymentTitle(site)).toBeVisible()
})

test('the wallet pays all orders of a checkout with a coupon, also after going back and forward', async ({ page, t, localePath }) => {
  const site: SitePage = { page, t, localePath }
  const token = await tokenOf(page.context(), demoPhones.client)
  await fillCart(page, token)
  await logIn(page, demoPhones.client)
  await page.goto(localePath(pages.checkout()))
  await fillAddress(site)
  await placeOrder(site)
  await expect(paymentTitle(site)).toBeVisible()
  await page.goBack()
  await expect(page.getByText(t('cart:empty.title'))).toBeVisible()
  await page.goForward()
  const code = page.getByRole('textbox', { name: t('orders:coupon.label') })
  for (const typed of ['none99', 'nadafa15']) {
    await code.fill(typed)
    await page.getByRole('button', { name: t('orders:coupon.apply') }).click()
    if (typed === 'none99') await expect(code).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(page.getByRole('link', { name: t('orders:coupon.remove') })).toBeVisible()
  await page.getByRole('button', { name: t('payments:wallet.pay') }).click()
  await expect(page.getByText(t('checkout:result.paid'))).toBeVisible()
})

test('one bank transfer pays all orders of a checkout, after one that was rejected', async ({ page, t, localePath, newBrowserPage }) => {
  const phone = await newClient(page)
  const id = await createCheckout(page, await tokenOf(page.context(), phone))
  await logIn(page, phone)
  const admin = await newBrowserPage()
  await logInToBackOffice(admin, demoPhones.superAdmin)
  const send = async () => {
    await page.goto(localePath(pages.checkoutPayment({ id })))
    await disclosure(page, t('payments:transfer.title')).click()
    await fillTransfer(page, t)
    await page.getByRole('button', { name: t('payments:transfer.send') }).click()
    await expect(page.getByText(t('payments:transfer.pending')).first()).toBeVisible()
    await expect(page.getByRole('button', { name: t('payments:transfer.send') })).toHaveCount(0)
  }
  const decide = async (action: string, body: object = {}) => {
    const [transfer] = await callAdminApi(admin, 'GET', '/bank-transfers?purpose=checkout&status=pending&_start=0&_end=1')
    await callAdminApi(admin, 'POST', `/bank-transfers/${transfer.id}/actions/${action}`, body)
    await page.reload()
  }
  await send()
  await decide('reject', { reason: 'الصورة غير واضحة' })
  await expect(page.getByText('الصورة غير واضحة')).toBeVisible()
  await expect(page.getByRole('timer')).toBeVisible()
  await send()
  await decide('confirm')
  await expect(page.getByText(t('checkout:result.paid'))).toBeVisible()
})

test('goods that sold out during the checkout are named, and the rest is picked up without an address', async ({
  page,
  lang,
  t,
  localePath,
  newBrowserPage,
}) => {
  const site: SitePage = { page, t, localePath }
  const { groups } = await newShopper(site)
  const gone = groups.find(({ provider_id }) => provider_id === null)?.lines[0]
  if (!gone) throw new Error('an empty cart')
  const admin = await newBrowserPage()
  await logInToBackOffice(admin, demoPhones.superAdmin)
  const { quantity } = await callAdminApi(admin, 'GET', `/products/${gone.product_id}`)
  await page.goto(localePath(pages.checkout()))
  await fillAddress(site)
  await callAdminApi(admin, 'PATCH', `/products/${gone.product_id}`, { quantity: 0 })
  try {
    await placeOrder(site)
    await expect(page.getByText(t('cart:soldOut'))).toBeVisible()
    await expect(page.getByLabel(t('checkout:address.street'))).toHaveValue('طريق الملك فهد')
    await page.getByRole('button', { name: t('cart:remove', { name: gone.title[lang] }) }).click()
    await expect(page.getByText(t('cart:soldOut'))).toHaveCount(0)
    await page.getByRole('radio', { name: pickUp[lang] }).check()
    await expect(page.getByLabel(t('checkout:address.street'))).toBeHidden()
    await placeOrder(site)
    await expect(paymentTitle(site)).toBeVisible()
  } finally {
    await callAdminApi(admin, 'PATCH', `/products/${gone.product_id}`, { quantity })
  }
})

test('a price that rose during the checkout is shown beside the old one, and asked again', async ({
  page,
  t,
  localePath,
  newBrowserPage,
}) => {
  const site: SitePage = { page, t, localePath }
  const [moved] = linesOf(await newShopper(site))
  if (!moved) throw new Error('an empty cart')
  const admin = await newBrowserPage()
  await logInToBackOffice(admin, demoPhones.superAdmin)
  const { price } = await callAdminApi(admin, 'GET', `/products/${moved.product_id}`)
  await page.goto(localePath(pages.checkout()))
  await fillAddress(site)
  await callAdminApi(admin, 'PATCH', `/products/${moved.product_id}`, { price: price + 1_000 })
  try {
    await placeOrder(site)
    await expect(page.getByText(t('checkout:conflict.now'))).toBeVisible()
    await expect(page.getByLabel(t('checkout:address.street'))).toHaveValue('طريق الملك فهد')
    await placeOrder(site)
    await expect(paymentTitle(site)).toBeVisible()
  } finally {
    await callAdminApi(admin, 'PATCH', `/products/${moved.product_id}`, { price })
  }
})

test('an unpaid checkout ends with its time to pay', async ({ page, t, localePath }) => {
  const token = await tokenOf(page.context(), demoPhones.client)
  const checkout = await createCheckout(page, token)
  await advanceClock(page, 'PT2H1M')
  await logIn(page, demoPhones.client)
  await page.goto(localePath(pages.checkoutPayment({ id: checkout })))
  await expect(page.getByText(t('checkout:result.cancelled'))).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a client chooses a city, checks out and pays by card', async ({ page, lang, t, localePath }) => {
    const site: SitePage = { page, t, localePath }
    await newShopper(site)
    await page.goto(localePath(pages.checkout()))
    await page.getByLabel(t('checkout:address.street')).fill('طريق الملك فهد')
    await page.getByLabel(t('checkout:city.label')).selectOption({ label: cities[lang] })
    await page.getByRole('button', { name: t('checkout:city.show') }).click()
    await expect(page.getByLabel(t('checkout:address.street'))).toHaveValue('طريق الملك فهد')
    await fillAddress(site)
    await placeOrder(site)
    await payByCard(site, lang, '4111111111111111')
    await expect(page.getByRole('heading', { level: 1, name: t('payments:status.confirmed.title') })).toBeVisible()
  })
})

const pickUp: Readonly<Record<Locale, string>> = { ar: 'استلام من المحل', en: 'Pick up yourself' }
const cities: Readonly<Record<Locale, string>> = { ar: 'جدة', en: 'Jeddah' }
