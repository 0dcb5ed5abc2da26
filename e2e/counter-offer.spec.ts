import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { counterNotifications } from '@wasl/shared/notifications/counter-notifications.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { createOrder } from './create-orders.ts'
import { demoPhones, logIn, tokenOf } from './people.ts'
import { disclosure, pressButton } from './site-steps.ts'
import { expect, test } from './test.ts'

const { transitions } = orderLifecycle
const company = { ar: 'إتقان للصيانة والتشغيل', en: 'Itqan Maintenance' }

test('a client and a provider agree on other terms in the second round', async ({
  page,
  newBrowserPage,
  localePath,
  lang,
  t,
  isMobile,
}) => {
  const token = await tokenOf(page.context(), demoPhones.client)
  const id = await createOrder(page, token, [demoPhones.provider, demoPhones.freelancer])
  const order = localePath(pages.order({ id }))
  await logIn(page, demoPhones.client)
  const provider = await newBrowserPage()
  await logIn(provider, demoPhones.provider)
  const offer = page.getByRole('article', { name: company[lang] })
  const comparison = page.getByRole('table', { name: t('orders:offer.compare') })

  const propose = async (price: string, days: string) => {
    await page.goto(order)
    await disclosure(offer, transitions.counter_offer.label[lang]).click()
    await offer.getByLabel(t('orders:negotiation.priceLabelWithVat'), { exact: true }).fill(price)
    await offer.getByLabel(t('orders:negotiation.daysLabel'), { exact: true }).fill(days)
    await offer.getByRole('button', { name: t('orders:negotiation.send') }).click()
    await expect(offer.getByText(t('orders:negotiation.open')).first()).toBeVisible()
  }
  const expectCompared = async (state: string) => {
    await page.goto(order)
    if (isMobile) await expect(offer.getByText(state).first()).toBeVisible()
    else await expect(comparison.getByRole('row').filter({ hasText: company[lang] })).toContainText(state)
  }

  await test.step('the client proposes less than the offer', async () => {
    await page.goto(order)
    await disclosure(offer, transitions.counter_offer.label[lang]).click()
    await offer.getByLabel(t('orders:negotiation.priceLabelWithVat'), { exact: true }).fill('0')
    await offer.getByRole('button', { name: t('orders:negotiation.send') }).click()
    await expect(offer.getByRole('alert')).toBeVisible()
    await propose('٢٥٠', '2')
    await expectCompared(t('orders:negotiation.open'))
  })

  await test.step('the provider reads of it, in its notifications and in both of its lists', async () => {
    await provider.goto(localePath(pages.notifications()))
    await expect(provider.getByText(counterNotifications.counter_received.title[lang]).first()).toBeVisible()
    await provider.goto(localePath(pages.profile({ tab: 'offers' })))
    await expect(provider.getByText(t('orders:negotiation.openOwn')).first()).toBeVisible()
    await provider.goto(localePath(pages.orders({ side: 'open' })))
    await provider
      .getByRole('article')
      .filter({ hasText: t('orders:negotiation.openOwn') })
      .first()
      .getByRole('link')
      .click()
    await expect(provider.getByRole('heading', { name: t('orders:negotiation.received') })).toBeVisible()
  })

  await test.step('the provider answers with a changed offer', async () => {
    await disclosure(provider, t('orders:offer.editTitle')).click()
    await provider.getByLabel(t('orders:offer.priceLabel'), { exact: true }).fill('280')
    await provider.getByRole('button', { name: t('orders:offer.save') }).click()
    await expect(provider.getByRole('heading', { name: t('orders:negotiation.received') })).toBeHidden()
    await expectCompared(t('orders:negotiation.revised'))
  })

  await test.step('in the second round the provider accepts', async () => {
    await propose('260', '3')
    await provider.reload()
    await pressButton(provider, transitions.accept_counter.label[lang])
    await expect(provider.getByRole('heading', { name: t('orders:negotiation.received') })).toBeHidden()
    await page.goto(localePath(pages.notifications()))
    await expect(page.getByText(counterNotifications.counter_accepted.title[lang]).first()).toBeVisible()
    await expectCompared(t('orders:negotiation.accepted'))
  })

  await test.step('the client accepts the offer on the agreed terms', async () => {
    await expect(offer.getByText(/260/).first()).toBeVisible()
    await pressButton(page, transitions.accept_offer.label[lang])
    await expect(page.getByText(orderLifecycle.statuses.awaiting_invoice[lang]).first()).toBeVisible()
  })
})
