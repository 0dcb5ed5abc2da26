import { pages } from '@wasl/shared/pages/pages.ts'
import { callApi } from './call-api.ts'
import { createOrder, createPayableOrder } from './create-orders.ts'
import { demoPhones, logIn, password, tokenOf } from './people.ts'
import { expect, test } from './test.ts'

test('the next step of an order says what was to be changed, then asks for the rating', async ({ page, t, localePath, newBrowserPage }) => {
  const client = await tokenOf(page.context(), demoPhones.client)
  const provider = await tokenOf(page.context(), demoPhones.provider)
  const id = await createPayableOrder(page, client)
  const transition = (token: string, name: string, data: object = {}) =>
    callApi(page, token, 'POST', `/orders/${id}/transitions/${name}`, data)
  await logIn(page, demoPhones.client)
  await page.goto(localePath(pages.payOrder({ id })))
  await page.getByRole('button', { name: t('payments:wallet.pay') }).click()
  const nextStep = page.getByRole('region', { name: t('orders:page.nextStep') })
  await expect(nextStep).toBeVisible()
  await transition(provider, 'deliver')
  await transition(client, 'request_changes', { reason: 'الماء يتسرب من الخلاط' })

  const other = await newBrowserPage()
  await logIn(other, demoPhones.provider)
  await other.goto(localePath(pages.order({ id })))
  const requested = other.getByRole('region', { name: t('orders:page.nextStep') })
  await expect(requested).toContainText(t('orders:page.requestedChange'))
  await expect(requested).toContainText('الماء يتسرب من الخلاط')

  await transition(provider, 'deliver')
  await transition(client, 'confirm_receipt')
  await page.goto(localePath(pages.order({ id })))
  await nextStep.getByRole('link', { name: t('orders:review.title') }).click()
  await expect(page.getByRole('heading', { level: 2, name: t('orders:review.title') })).toBeInViewport()
})

test('a cancelled order says why, and can be ordered again', async ({ page, t, localePath }) => {
  const client = await tokenOf(page.context(), demoPhones.client)
  const id = await createOrder(page, client, [])
  await callApi(page, client, 'POST', `/orders/${id}/transitions/cancel`, { reason: 'تغيّر موعد السفر' })
  await logIn(page, demoPhones.client)
  await page.goto(localePath(pages.order({ id })))
  const nextStep = page.getByRole('region', { name: t('orders:page.nextStep') })
  await expect(nextStep).toContainText('تغيّر موعد السفر')
  await expect(nextStep.getByText(t('orders:repeat.again'))).toBeVisible()
})

test('providers that see no orders read why', async ({ page, t, localePath, newBrowserPage }) => {
  await logIn(page, demoPhones.underReview)
  await page.goto(localePath(pages.orders()))
  await expect(page.getByText(t('orders:forbidden.underReview'), { exact: true })).toBeVisible()
  const other = await newBrowserPage()
  await logIn(other, '0500000030')
  await other.goto(localePath(pages.orders()))
  await expect(other.getByText(t('orders:forbidden.noPermission'), { exact: true })).toBeVisible()
})

test('a registered phone leads to the login, a blocked account to the contact page', async ({ page, t, localePath }) => {
  await page.goto(localePath(pages.register()))
  await page.getByLabel(t('auth:fields.name')).fill('سارة العتيبي')
  await page.getByLabel(t('auth:fields.phone'), { exact: true }).fill(demoPhones.client)
  await page.getByLabel(t('auth:fields.email')).fill('sara@example.com')
  await page.getByLabel(t('auth:fields.city')).selectOption({ index: 1 })
  await page.getByLabel(t('auth:fields.password'), { exact: true }).fill('Secret-2026')
  await page.getByLabel(t('auth:fields.confirmPassword'), { exact: true }).fill('Secret-2026')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('auth:register.submit') }).click()
  await page
    .getByRole('alert')
    .getByRole('link', { name: t('auth:login.title'), exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('auth:login.title') })).toBeVisible()
  await page.getByLabel(t('auth:fields.phone'), { exact: true }).fill('0500000041')
  await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('auth:login.contactUs') })
    .click()
  await expect(page).toHaveURL(/contact-us/)
})

test('on a phone the providers of the home page are one row; on a wide screen they are not', async ({ page, t, localePath, isMobile }) => {
  await page.goto(localePath('/'))
  const cards = page.locator('section').filter({ has: page.getByRole('heading', { name: t('home:featured.heading') }) })
  const tops = await cards
    .getByRole('article')
    .evaluateAll((articles) => articles.map((article) => Math.round(article.getBoundingClientRect().top)))
  expect(tops.length).toBeGreaterThan(4)
  expect(new Set(tops).size === 1).toBe(isMobile === true)
})
