import { deliveryLegs } from '@wasl/shared/lifecycle/delivery-legs.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { inspectionChecks } from '@wasl/shared/rules/rental-choices.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { callApi } from './call-api.ts'
import { bookCar } from './car-orders.ts'
import { paidOrder } from './paid-order.ts'
import { demoPhones, logIn, tokenOf } from './people.ts'
import { expect, test } from './test.ts'

test.use({ goesOffline: true })

const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==', 'base64')

test('a delegate hands a car over without a connection, and delivers goods for the code', async ({
  page,
  lang,
  t,
  localePath,
  newBrowserPage,
}) => {
  test.slow()
  const provider = await newBrowserPage()
  await logIn(provider, demoPhones.provider)
  const client = await tokenOf(page.context(), demoPhones.company)
  const owner = await tokenOf(page.context(), demoPhones.provider)
  const account = await callApi(page, await tokenOf(page.context(), demoPhones.delegate), 'GET', '/user/profile')
  const card = (number: string) => page.locator('section.card').filter({ hasText: number })
  const numberOf = async (order: string): Promise<string> => (await callApi(page, owner, 'GET', `/orders/${order}`)).number

  /** The provider chooses the delegate on the page of the order. */
  async function assign(order: string, leg: 'out' | 'delivery'): Promise<void> {
    await provider.goto(localePath(pages.order({ id: order })))
    const item = provider.getByRole('listitem').filter({ has: provider.getByRole('heading', { name: deliveryLegs[leg][lang] }) })
    await item.getByLabel(t('orders:delegates.who')).selectOption({ label: account.name })
    await item.getByRole('button', { name: t('orders:delegates.assign') }).click()
    await expect(item.getByText(t('orders:delegates.status.assigned'))).toBeVisible()
  }

  const { id: car } = await bookCar(page, client, owner)
  const carNumber = await numberOf(car)
  await assign(car, 'out')
  await logIn(page, demoPhones.delegate)
  await page.goto(localePath(pages.deliveries()))
  const delivery = card(carNumber)
  const press = (name: string) => delivery.getByRole('button', { name, exact: true }).click()

  await test.step('the delegate inspects the car', async () => {
    await expect(delivery.getByRole('link', { name: t('deliveries:map') })).toBeVisible()
    await press(t('deliveries:steps.start_inspection'))
    await press(t('deliveries:steps.finish_inspection'))
    await press(t('deliveries:send.finish_inspection'))
    await expect(delivery.getByText(t('deliveries:missing.checks'))).toBeVisible()
    for (const check of typedKeys(inspectionChecks)) await delivery.getByLabel(inspectionChecks[check][lang]).check()
    await expect(delivery.getByText(t('deliveries:missing.checks'))).toBeHidden()
    await press(t('deliveries:send.finish_inspection'))
    await expect(delivery.getByRole('button', { name: t('deliveries:steps.hand_over') })).toBeVisible()
    await expect(delivery.getByRole('status')).toBeHidden()
  })

  await test.step('without a connection, the hand-over with its photos waits on the phone', async () => {
    await page.context().setOffline(true)
    await press(t('deliveries:steps.hand_over'))
    await delivery.getByLabel(t('rentals:handOver.contract')).fill('TJ-2026-8')
    // A link that is only pointed at loses nothing.
    await page.getByRole('contentinfo').getByRole('link').first().hover()
    await delivery.getByLabel(t('rentals:handOver.license', { last4: '5432' })).check()
    await delivery.getByLabel(t('rentals:condition.km')).fill('42000')
    await press(t('deliveries:send.hand_over'))
    await expect(delivery.getByText(t('deliveries:missing.fuel'))).toBeVisible()
    await delivery.getByLabel(t('rentals:condition.fuel')).selectOption('8')
    await expect(delivery.getByText(t('deliveries:missing.fuel'))).toBeHidden()
    await delivery.getByRole('button', { name: t('rentals:damage.add') }).click()
    await delivery.getByLabel(t('rentals:damage.note', { number: 1 }), { exact: true }).fill('خدش صغير')
    const photos = ['front.png', 'back.png'].map((name) => ({ name, mimeType: 'image/png', buffer: picture }))
    await delivery.locator('input[type=file]').setInputFiles(photos)
    await press(t('deliveries:send.hand_over'))
    await expect(delivery.getByText(t('deliveries:waiting'))).toBeVisible()
  })

  const steps = `**${localePath(resourceRoutes.deliveryStep())}`
  await test.step('it outlives a reload', async () => {
    await page.route(steps, (route) => route.abort('connectionreset'))
    await page.context().setOffline(false)
    await page.reload()
    await expect(delivery.getByText(t('deliveries:waiting'))).toBeVisible()
    await page.unroute(steps)
  })

  await test.step('one that the server rejects is corrected with what was entered, photos and damage too', async () => {
    const msg = 'رقم العقد غير صحيح'
    await page.route(steps, (route) => route.fulfill({ status: 422, json: { msg, errors: { contract_number: [msg] } } }))
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(delivery.getByText(msg)).toBeVisible()
    await page.unroute(steps)
    await press(t('deliveries:correct'))
    await expect(delivery.getByLabel(t('rentals:handOver.contract'))).toHaveAttribute('aria-invalid', 'true')
    await expect(delivery.getByLabel(t('rentals:condition.km'))).toHaveValue('42000')
    await expect(delivery.getByLabel(t('rentals:condition.fuel'))).toHaveValue('8')
    await expect(delivery.getByLabel(t('rentals:damage.note', { number: 1 }), { exact: true })).toHaveValue('خدش صغير')
    await expect(delivery.getByText('back.png')).toBeVisible()
    await expect(delivery.getByLabel(t('rentals:handOver.license', { last4: '5432' }))).toBeChecked()
    await delivery.getByLabel(t('rentals:handOver.contract')).fill('TJ-2026-9')
    await press(t('deliveries:send.hand_over'))
    await expect(delivery.getByText(t('deliveries:status.done'), { exact: true })).toBeVisible()
    const { rental } = await callApi(page, client, 'GET', `/orders/${car}`)
    expect(rental).toMatchObject({
      contract_number: 'TJ-2026-9',
      handovers: [{ kind: 'out', km: 42_000, damage: [{ note: 'خدش صغير' }], photos: [{}, {}] }],
    })
  })

  await test.step('goods are sent out and delivered for the code of the client', async () => {
    const { provider: own } = await callApi(page, owner, 'GET', '/user/profile')
    const goods = await paidOrder(page, client, own.id)
    await callApi(page, owner, 'POST', `/orders/${goods}/transitions/prepare`, {})
    await assign(goods, 'delivery')
    await page.reload()
    const parcel = card(await numberOf(goods))
    await parcel.getByRole('button', { name: t('deliveries:steps.send_out') }).click()
    await parcel.getByRole('button', { name: t('deliveries:steps.deliver') }).click()
    const { delivery_code } = await callApi(page, client, 'GET', `/orders/${goods}`)
    await parcel.getByLabel(t('deliveries:code')).fill(delivery_code)
    await parcel.getByRole('button', { name: t('deliveries:send.deliver') }).click()
    await expect(parcel.getByText(t('deliveries:status.done'), { exact: true })).toBeVisible()
    expect((await callApi(page, client, 'GET', `/orders/${goods}`)).status).toBe('delivered')
  })
})
