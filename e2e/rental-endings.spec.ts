import { resources } from '@wasl/resources/index.ts'
import { depositClaimLifecycle } from '@wasl/shared/lifecycle/deposit-claims.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { riyadhTime } from '@wasl/shared/rules/opening-hours.ts'
import { securityDepositStates } from '@wasl/shared/rules/rental-choices.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { pressAction, setAdminPreferences, waitForAdminScreen } from './admin-page.ts'
import { callApi } from './call-api.ts'
import { requestCar, returnedCar, uploadPhoto } from './car-orders.ts'
import { type DemoServer, startDemo } from './deployments.ts'
import { advanceClock, demoPhones, logIn, logInToBackOffice, password, tokenOf } from './people.ts'
import { disclosure } from './site-steps.ts'
import { test as base, expect } from './test.ts'

// On data of its own: what expires and what comes back later needs days.

const origin = `http://localhost:${Number(process.env.E2E_PORT ?? 4310) + 70}`
const test = base.extend<object, { site: DemoServer }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const site = await startDemo(origin, { WASL_ENV_FILE: '' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
})
test.setTimeout(180_000)

const { statuses, transitions } = orderLifecycle
const claims = resources['deposit-claims']
const reason = 'السيارة في الصيانة تلك الأيام'

test('a rejected booking tells its reason, and a second client who wanted the same days gets them', async ({
  page,
  lang,
  t,
  localePath,
  newBrowserPage,
}) => {
  const [provider, second] = [await newBrowserPage(), await newBrowserPage()]
  for (const [at, phone] of [
    [page, demoPhones.company],
    [provider, demoPhones.provider],
    [second, demoPhones.secondClient],
  ] as const)
    await logIn(at, phone)
  const client = await tokenOf(page.context(), demoPhones.company)
  const { id, car_id, from, to } = await requestCar(page, client, await tokenOf(page.context(), demoPhones.provider), 30)
  const [start, end] = [riyadhTime(from), riyadhTime(to)]
  const dates = new URLSearchParams({
    ...{ from: start.date, from_time: start.time, to: end.date, to_time: end.time },
    ...{ delivery: 'true', collection: 'true' },
  })
  const booking = localePath(`${pages.sendCarOrder({ id: car_id })}?${dates}`)
  const summary = second.getByRole('region', { name: t('rentals:summary.title') })

  await test.step('while the provider has not answered, the second client is offered other days', async () => {
    await second.goto(booking)
    await expect(second.getByRole('link', { name: t('rentals:dates.use') })).toBeVisible()
    await expect(summary).not.toContainText(t('cars:quote.total'))
  })

  await test.step('the provider rejects the booking with a reason', async () => {
    const { label } = transitions.reject_order
    await provider.goto(localePath(pages.order({ id })))
    await disclosure(provider, label[lang]).click()
    await provider.getByRole('button', { name: label[lang], exact: true }).click()
    await expect(provider.getByLabel(t('orders:dialog.reason'))).toHaveAttribute('aria-invalid', 'true')
    await provider.getByLabel(t('orders:dialog.reason')).fill(reason)
    await provider.getByRole('button', { name: label[lang], exact: true }).click()
    await expect(provider.getByText(statuses.rejected[lang], { exact: true }).first()).toBeVisible()
  })

  await test.step('the client reads it, and has nothing to pay', async () => {
    await page.goto(localePath(pages.order({ id })))
    await expect(page.getByText(statuses.rejected[lang], { exact: true }).first()).toBeVisible()
    await expect(page.getByText(reason).first()).toBeVisible()
    await expect(page.getByRole('link', { name: new RegExp(`^${t('orders:pay.button')} .*\\d`) })).toBeHidden()
  })

  await test.step('the days are free for the second client', async () => {
    await second.goto(booking)
    await expect(summary).toContainText(t('cars:quote.total'))
    await expect(second.getByRole('link', { name: t('rentals:dates.use') })).toBeHidden()
  })
})

test('a booking that the provider does not answer expires, and its days are free again', async ({
  page,
  lang,
  localePath,
  newBrowserPage,
}) => {
  const [client, owner] = await Promise.all([demoPhones.company, demoPhones.provider].map((phone) => tokenOf(page.context(), phone)))
  const { id, car_id, from, to } = await requestCar(page, client ?? '', owner ?? '', 60)
  const isOffered = async () => {
    const { cars } = await callApi(page, null, 'GET', `/cars?from=${from}&to=${to}&delivery=true&per_page=48`)
    return cars.some((car: { id: string }) => car.id === car_id)
  }
  expect(await isOffered()).toBe(false)
  await advanceClock(page, 'PT24H1M')
  expect(await isOffered()).toBe(true)
  const provider = await newBrowserPage()
  for (const [at, phone] of [
    [page, demoPhones.company],
    [provider, demoPhones.provider],
  ] as const) {
    await logIn(at, phone)
    await at.goto(localePath(pages.order({ id })))
    await expect(at.getByText(statuses.expired[lang], { exact: true }).first()).toBeVisible()
    for (const name of ['accept_rental', 'edit_dates', 'cancel'] as const)
      await expect(at.getByText(transitions[name].label[lang], { exact: true })).toBeHidden()
  }
  await page.goto(localePath(pages.orders({ kind: 'car', tab: 'finished' })))
  await expect(page.getByText(statuses.expired[lang], { exact: true }).first()).toBeVisible()
})

test('a claim is decided in the back office, the rest of the deposit comes back later, and the settlement has the rental', async ({
  page,
  lang,
  t,
  localePath,
  newBrowserPage,
}) => {
  const [client = '', owner = ''] = await Promise.all(
    [demoPhones.company, demoPhones.provider].map((phone) => tokenOf(page.context(), phone)),
  )
  const { id } = await returnedCar(page, client, owner)
  const claim = { kind: 'damage', amount: 30_000, reason: 'خدش عميق في الباب الأيمن', file_ids: [await uploadPhoto(page, owner)] }
  await callApi(page, owner, 'POST', `/orders/${id}/transitions/claim_deposit`, claim)
  const { rental, number } = await callApi(page, client, 'GET', `/orders/${id}`)
  const [{ id: claim_id, number: claimNumber }] = rental.claims
  await callApi(page, client, 'POST', `/deposit-claims/${claim_id}/dispute`, { reason: 'كان الخدش قبل استلامي' })

  await test.step('finance reads what waits and both sides, and decides what is kept, at most what is claimed', async () => {
    const desk = await newBrowserPage()
    await setAdminPreferences(desk, lang)
    await logInToBackOffice(desk, demoPhones.finance, password, { origin })
    await desk.goto(inBackOffice(adminPages.show({ resource: 'deposit-claims', id: claim_id })))
    await waitForAdminScreen(desk)
    await expect(desk.getByText(depositClaimLifecycle.turns.disputed?.next[lang] ?? '')).toBeVisible()
    await expect(desk.getByText('كان الخدش قبل استلامي')).toBeVisible()
    const decide = labelIn(depositClaimLifecycle.transitions.decide.label, lang)
    await pressAction(desk, decide)
    const dialog = desk.getByRole('dialog')
    const amount = dialog.getByLabel(labelIn(claims.fields.decided_amount.label, lang), { exact: false })
    await amount.fill('400')
    await dialog.getByRole('textbox', { name: labelIn(claims.fields.decision_reason.label, lang) }).fill('الخدش ظاهر في صور الإعادة فقط')
    await dialog.getByRole('button', { name: decide, exact: true }).click()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await amount.fill('120')
    await dialog.getByRole('button', { name: decide, exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(desk.getByText(depositClaimLifecycle.statuses.decided[lang], { exact: true }).first()).toBeVisible()
  })

  await test.step('both sides read the decision', async () => {
    const provider = await newBrowserPage()
    await logIn(provider, demoPhones.provider)
    await logIn(page, demoPhones.company)
    for (const reader of [page, provider]) {
      await reader.goto(localePath(pages.order({ id })))
      await expect(reader.getByText('الخدش ظاهر في صور الإعادة فقط')).toBeVisible()
      await expect(reader.getByText('120.00').first()).toBeVisible()
    }
    expect(claimNumber).toMatch(/^DC/)
  })

  const { security_deposit } = rental
  await test.step('after the days for fines the rest of the deposit is in the wallet of the client', async () => {
    await callApi(page, client, 'POST', `/orders/${id}/transitions/confirm_receipt`, {})
    const balance = async () => Number((await callApi(page, await tokenOf(page.context(), demoPhones.company), 'GET', '/wallet')).balance)
    const before = await balance()
    await advanceClock(page, 'P15D')
    expect(await balance()).toBe(before + security_deposit.amount - 12_000)
    await logIn(page, demoPhones.company)
    await page.goto(localePath(pages.order({ id })))
    // The steps of the order have one with the same name in English.
    await expect(page.getByRole('definition').getByText(securityDepositStates.returned[lang], { exact: true })).toBeVisible()
  })

  await test.step('the settlement of the provider has the rent and what the claim kept', async () => {
    const provider = await newBrowserPage()
    await logIn(provider, demoPhones.provider)
    const token = await tokenOf(page.context(), demoPhones.provider)
    const { data: settlements } = await callApi(page, token, 'GET', '/settlements')
    const found = await Promise.all(settlements.map((one: { id: string }) => callApi(page, token, 'GET', `/settlements/${one.id}`)))
    const settlement = found.find(({ lines }) => lines.some(({ order }: { order: { id: string } | null }) => order?.id === id))
    await provider.goto(localePath(pages.settlement({ id: settlement.id })))
    const lines = provider.getByRole('listitem').filter({ has: provider.getByRole('link', { name: new RegExp(number) }) })
    await expect(lines).toHaveCount(2)
    await expect(lines.filter({ hasText: t('account:settlements.claim') })).toContainText('120.00')
  })
})
