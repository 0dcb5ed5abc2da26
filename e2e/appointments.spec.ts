import { blockTime } from '@wasl/shared/contract/endpoints/calendar.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { visitSteps } from '@wasl/shared/lifecycle/orders/vocabulary.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { addDays } from '@wasl/shared/rules/periods.ts'
import { dayParts } from '@wasl/shared/rules/wanted-time.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { callApi } from './call-api.ts'
import { createOrder, createPayableOrder } from './create-orders.ts'
import { demoPhones, logIn, tokenOf } from './people.ts'
import { pressButton } from './site-steps.ts'
import { expect, test } from './test.ts'

const { transitions } = orderLifecycle

test('client and provider agree on a time, and the visit runs from the way there to its end', async ({
  page,
  newBrowserPage,
  localePath,
  lang,
  t,
}) => {
  // Each language has a client of its own, for the address of its calendar.
  const client = lang === 'ar' ? demoPhones.client : demoPhones.secondClient
  const token = await tokenOf(page.context(), client)
  const id = await createPayableOrder(page, token)
  const once = { 'idempotency-key': crypto.randomUUID() }
  await callApi(page, token, 'POST', `/orders/${id}/pay`, { method: 'wallet' }, once)
  const order = localePath(pages.order({ id }))
  const label = (name: keyof typeof transitions) => transitions[name].label[lang]
  await logIn(page, client)
  const provider = await newBrowserPage()
  await logIn(provider, demoPhones.provider)

  await test.step('the client proposes tomorrow at ten', async () => {
    await page.goto(order)
    await pressButton(page, label('propose_time'))
    await expect(page.getByText(t('orders:appointment.byYou'))).toBeVisible()
  })

  await test.step('the provider proposes another hour', async () => {
    await provider.goto(order)
    await expect(provider.getByText(t('orders:appointment.byClient'), { exact: true })).toBeVisible()
    await provider.locator('summary', { hasText: label('propose_time') }).click()
    await provider.locator('select[name="appointment_time"]').filter({ visible: true }).selectOption('16:30')
    await provider.getByLabel(t('orders:appointment.minutes')).selectOption('90')
    await provider
      .getByRole('button', { name: label('propose_time'), exact: true })
      .filter({ visible: true })
      .click()
    await expect(provider.getByText(t('orders:appointment.byYou'))).toBeVisible()
  })

  await test.step('the client accepts it and adds it to its calendar', async () => {
    await page.reload()
    await expect(page.getByText(t('orders:appointment.byProvider'), { exact: true })).toBeVisible()
    await pressButton(page, label('accept_time'))
    await expect(page.locator('#appointment time').first()).toHaveText(lang === 'ar' ? /4:30\sم/ : /4:30\spm/)
    await expect(page.getByRole('link', { name: t('orders:appointment.addToCalendar') })).toBeVisible()
  })

  await test.step('the client has a private address of its calendar', async () => {
    await page.getByRole('link', { name: t('orders:appointment.all') }).click()
    await expect(page.getByRole('heading', { name: t('account:settings.comingAppointments') })).toBeVisible()
    await expect(page.locator(`a[href$="${pages.order({ id })}"]`).first()).toBeVisible()
    await pressButton(page, t('orders:calendar.createFeed'))
    await expect(page.getByText(/\/api\/calendar-feeds\//)).toBeVisible()
    const first = await page.getByText(/\/api\/calendar-feeds\//).textContent()
    await pressButton(page, t('orders:calendar.renewFeed'))
    await expect(page.getByText(first ?? '')).toHaveCount(0)
    const address = new URL((await page.getByText(/\/api\/calendar-feeds\//).textContent()) ?? '')
    const feed = await (await page.request.get(address.pathname)).text()
    expect(feed).toContain(id)
    expect((await page.request.get(new URL(first ?? '').pathname)).status()).toBe(404)
    await pressButton(page, t('orders:calendar.deleteFeed'))
    await expect(page.getByText(/\/api\/calendar-feeds\//)).toHaveCount(0)
  })

  await test.step('the provider is on the way, arrives and starts, which the client reads', async () => {
    await provider.reload()
    for (const [transition, step] of [
      ['start_trip', 'on_the_way'],
      ['arrive', 'arrived'],
      ['start_work', 'started'],
    ] as const) {
      await pressButton(provider, label(transition))
      await expect(provider.locator('#appointment [aria-current=step]')).toContainText(visitSteps[step][lang])
      await page.goto(order)
      await expect(page.locator('#appointment [aria-current=step]')).toContainText(visitSteps[step][lang])
    }
  })

  await test.step('the work is delivered: the visit is finished', async () => {
    await pressButton(provider, label('deliver'))
    await expect(provider.locator('#appointment')).toContainText(t('orders:appointment.finished'))
    await page.reload()
    await expect(page.locator('#appointment')).toContainText(t('orders:appointment.finished'))
  })
})

test('a blocked time is confirmed, and shown in its week', async ({ page, localePath, lang, t }) => {
  await logIn(page, demoPhones.provider)
  await page.goto(localePath(pages.ownCalendar({})))
  const day = addDays(riyadhDate(new Date().toISOString()), 40)
  for (const name of ['starts_at', 'ends_at']) await page.locator(`input[name="${name}"]`).fill(day)
  await page.getByLabel(t('orders:calendar.note')).fill(day)
  await pressButton(page, t('orders:calendar.block'))
  await expect(page.getByText(blockTime.msg[lang])).toBeVisible()
  await expect(page.getByRole('listitem').filter({ has: page.locator(`time[datetime="${day}"]`) })).toContainText(day)
  await page.goto(localePath(pages.ownCalendar({})))
  await page
    .getByRole('listitem')
    .filter({ hasText: day })
    .getByRole('button', { name: t('orders:calendar.unblock') })
    .click()
  await expect(page.getByText(day)).toHaveCount(0)
})

test('an offer with a time is the appointment of both once it is accepted', async ({ page, newBrowserPage, localePath, lang, t }) => {
  const token = await tokenOf(page.context(), demoPhones.client)
  const id = await createOrder(page, token, [])
  const order = localePath(pages.order({ id }))
  const provider = await newBrowserPage()
  await logIn(provider, demoPhones.provider)
  await provider.goto(order)
  await provider.getByLabel(t('orders:offer.priceLabel'), { exact: true }).fill('300')
  await provider.getByLabel(t('orders:offer.daysLabel'), { exact: true }).fill('1')
  await provider.getByLabel(t('orders:appointment.day'), { exact: true }).selectOption({ index: 3 })
  const time = provider.getByLabel(t('orders:appointment.time'), { exact: true })
  const part = (await time.locator('option').first().textContent()) ?? ''
  expect(Object.values(dayParts).map((one) => one[lang] as string)).toContain(part)
  await time.selectOption({ label: part })
  await provider.getByRole('button', { name: t('orders:offer.send') }).click()
  const said = new RegExp(`${part.slice(0, 1)}?${part.slice(1)}`, 'i')
  await expect(provider.locator('#own-offer')).toContainText(said)
  await logIn(page, demoPhones.client)
  await page.goto(order)
  await expect(page.locator('article[id^=offer-]')).toContainText(said)
  await pressButton(page, transitions.accept_offer.label[lang])
  await expect(page.locator('#appointment')).toContainText(said)
})
