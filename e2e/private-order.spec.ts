import type { Page } from '@playwright/test'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { demoPhones, logIn } from './people.ts'
import { nextFormStep, openFormStep, pressButton } from './site-steps.ts'
import { expect, test } from './test.ts'

const { statuses, transitions } = orderLifecycle

const labels = {
  ar: {
    category: 'صيانة المنازل',
    company: 'إتقان للصيانة والتشغيل',
    freelancer: 'نورة الدوسري للتصميم',
    third: 'دار الخبرة للصيانة',
    service: 'سباكة',
    fault: 'أين مكان العطل؟',
    riyadh: 'الرياض',
  },
  en: {
    category: 'Home maintenance',
    company: 'Itqan Maintenance',
    freelancer: 'Noura Aldossary Design',
    third: 'Dar Al Khibra Maintenance',
    service: 'Plumbing',
    fault: 'Where is the fault?',
    riyadh: 'Riyadh',
  },
} as const

test('a client compares providers and sends a private order to three; the first that accepts closes the others', async ({
  page,
  newBrowserPage,
  localePath,
  lang,
  t,
}) => {
  const say = labels[lang]
  const chosen = [say.company, say.freelancer, say.third]
  const tick = (name: string) => page.getByRole('checkbox', { name: t('services:providers.selectNamed', { name }), exact: true })
  const expectTicked = async () => {
    for (const name of chosen) await expect(tick(name)).toBeChecked()
  }
  await logIn(page, demoPhones.secondClient)

  await test.step('the providers of a category are found from the home page', async () => {
    await page.goto(localePath('/'))
    await page
      .getByRole('link', { name: new RegExp(say.category) })
      .first()
      .click()
    await page.getByRole('link', { name: new RegExp(t('services:tabs.providers')) }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('services:providers.title', { name: say.category }) })).toBeVisible()
  })

  await test.step('what is ticked stays ticked while filters change, and a filter may hide it', async () => {
    for (const name of [say.company, say.freelancer]) await tick(name).check()
    const fold = page.getByText(t('common:actions.filters'), { exact: true })
    if (await fold.isVisible()) await fold.click()
    await page.getByLabel(t('services:providers.city')).selectOption({ label: say.riyadh })
    await page.getByLabel(t('services:providers.maxPrice')).fill('100')
    await page.getByRole('button', { name: t('services:providers.apply') }).click()
    await expect(page).toHaveURL(/max_price=100/)
    await expect(page.getByRole('article').filter({ hasText: say.freelancer })).toHaveCount(0)
    await page.getByRole('button', { name: t('services:providers.reset') }).click()
    await expect(page).not.toHaveURL(/max_price/)
    await tick(say.third).check()
    await expectTicked()
  })

  await test.step('the three are compared side by side', async () => {
    await page.getByRole('button', { name: t('services:compare.button') }).click()
    await expect(page).toHaveURL(/#compare$/)
    const table = page.getByRole('table')
    for (const name of chosen) await expect(table.getByRole('columnheader', { name })).toBeVisible()
    await expectTicked()
  })

  await test.step('coming back from the next page, and reloading, find the same selection', async () => {
    await page.getByRole('button', { name: t('services:providers.continue') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('send-order:private.title') })).toBeVisible()
    await page.goBack()
    await expectTicked()
    await tick(say.third).uncheck()
    await page.reload()
    await expect(tick(say.third)).not.toBeChecked()
    await tick(say.third).check()
    await page.getByRole('button', { name: t('services:providers.continue') }).click()
  })

  await test.step('the order is described once and sent to all three', async () => {
    await page.getByRole('checkbox', { name: new RegExp(say.service) }).check()
    await page.getByRole('button', { name: t('services:category.continue') }).click()
    await page.getByLabel(say.fault).fill('تحت مغسلة المطبخ')
    for (const group of await page.getByRole('radiogroup').all()) await group.getByRole('radio').first().check()
    await nextFormStep(page, t)
    await page.getByLabel(t('send-order:city'), { exact: true }).selectOption({ label: say.riyadh })
    await nextFormStep(page, t)
    await page.getByRole('button', { name: t(`send-order:private.send_${lang === 'ar' ? 'few' : 'other'}`, { count: 3 }) }).click()
    await expect(page).toHaveURL(/\/orders\/[\da-f-]{36}$/)
  })

  const group = page.getByRole('listitem').filter({ hasText: /W\d\d-\d{8}/ })
  await expect(group).toHaveCount(3)
  await expect(group.filter({ hasText: statuses.awaiting_provider[lang] })).toHaveCount(3)
  const numberOf = async (name: string) => (await group.filter({ hasText: name }).textContent())?.match(/W\d\d-\d{8}/)?.[0] ?? ''

  await test.step('one provider accepts its order', async () => {
    const provider = await newBrowserPage()
    await openPrivateOrder(provider, demoPhones.provider, localePath, await numberOf(say.company))
    await pressButton(provider, transitions.accept_order.label[lang])
    await expect(provider.getByText(statuses.awaiting_invoice[lang]).first()).toBeVisible()
  })

  await test.step('the others are closed, for the client and for their providers', async () => {
    const other = await newBrowserPage()
    await logIn(other, demoPhones.freelancer)
    await other.goto(localePath(pages.orders({ kind: 'private', tab: 'finished' })))
    await expect(other.getByRole('article').filter({ hasText: await numberOf(say.freelancer) })).toContainText(statuses.cancelled[lang])
    await page.reload()
    await expect(group.filter({ hasText: statuses.cancelled[lang] })).toHaveCount(2)
    await expect(group.filter({ hasText: say.company })).toContainText(statuses.awaiting_invoice[lang])
  })

  await test.step('a closed one is sent again, to its provider alone', async () => {
    await group.filter({ hasText: say.third }).getByRole('link').click()
    await page.getByRole('link', { name: t('orders:repeat.sameProvider', { name: say.third }) }).click()
    await expect(page.getByLabel(say.fault)).toHaveValue('تحت مغسلة المطبخ')
    await openFormStep(page, 'send')
    await page.getByRole('button', { name: t('send-order:private.send_one') }).click()
    await expect(page).toHaveURL(/\/orders\/[\da-f-]{36}$/)
    await expect(page.getByText(statuses.awaiting_provider[lang]).first()).toBeVisible()
  })
})

/** Opens a private order from the list of its provider. */
async function openPrivateOrder(provider: Page, phone: string, localePath: (path: string) => string, number: string): Promise<void> {
  await logIn(provider, phone)
  await provider.goto(localePath(pages.orders()))
  await provider
    .getByRole('main')
    .getByRole('link', { name: /خاص|Private/ })
    .click()
  await provider.getByRole('article').filter({ hasText: number }).getByRole('link').click()
  await expect(provider.getByRole('heading', { level: 1 })).toBeVisible()
}
