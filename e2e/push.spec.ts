import { pages } from '@wasl/shared/pages/pages.ts'
import { callAdminApi } from './admin-page.ts'
import { createOrder } from './create-orders.ts'
import { demoPhones, logIn, tokenOf } from './people.ts'
import { expect, test } from './test.ts'
import { logInAsAdmin } from './visitors.ts'

const phone = demoPhones.secondClient

test('push messages are offered to a client who has sent an order, and shown while no page of the site is open', async ({
  page,
  context,
  t,
  localePath,
  newBrowserPage,
}) => {
  await context.grantPermissions(['notifications'])
  await logIn(page, phone)
  const order = await createOrder(page, await tokenOf(context, phone), [])
  await page.goto(localePath(pages.order({ id: order })))
  const offer = page.getByRole('region', { name: t('account:push.offer.title') })
  await expect(offer).toContainText(t('account:push.offer.text'))
  await offer.getByRole('button', { name: t('account:push.turnOn') }).click()
  await expect(page.getByText(t('account:push.state.on'))).toBeVisible()
  await expect(offer).toBeHidden()
  const [worker] = context.serviceWorkers()
  await page.close()

  const admin = await newBrowserPage()
  await logInAsAdmin(admin, [])
  const [user] = await callAdminApi(admin, 'GET', `/customers?q=${phone}`)
  const run = (action: string, data: object) => callAdminApi(admin, 'POST', `/customers/${user.id}/actions/${action}`, data)
  await run('block', { reason: 'اختبار' })
  const shown = () => worker?.evaluate('registration.getNotifications().then((shown) => shown.map(({ title }) => title))')
  await expect.poll(shown).toEqual([expect.stringMatching(/^(حُظر الحساب|Account blocked)$/)])
  await run('unblock', {})
})
