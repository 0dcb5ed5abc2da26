import type { Page } from '@playwright/test'
import { demoCars } from '@wasl/resources/demo/cars.ts'
import { depositClaimLifecycle } from '@wasl/shared/lifecycle/deposit-claims.ts'
import { claimStep } from '@wasl/shared/lifecycle/orders/fulfilment-sentences.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { claimKinds } from '@wasl/shared/rules/claim-kinds.ts'
import { driverIdTypes, handoverKinds, inspectionChecks } from '@wasl/shared/rules/rental-choices.ts'
import { extensionStatuses } from '@wasl/shared/rules/rental-extension.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { hourMs, riyadhOffsetMs } from '@wasl/shared/utils/durations.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { callAdminApi } from './admin-page.ts'
import { callApi } from './call-api.ts'
import { carsInUse } from './car-orders.ts'
import { payOnHostedPage } from './gateway-server.ts'
import { demoPhones, logIn, logInToBackOffice, ownPassword, tokenOf } from './people.ts'
import { disclosure, orderIdOf, payLink, type SitePage } from './site-steps.ts'
import { expect, test } from './test.ts'
import { newClient } from './visitors.ts'

type Translate = SitePage['t']
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==', 'base64')
const { transitions } = orderLifecycle

/** Days and times of Riyadh, in hours from the demo's clock. */
async function momentsFromNow(page: Page, hours: readonly number[]): Promise<{ day: string; time: string }[]> {
  const response = await page.request.post('/api/dev/clock', { data: { advance: 'PT1S' } })
  const { now } = (await response.json()).data
  return hours.map((count) => {
    const local = new Date(Math.ceil(Date.parse(now) / hourMs) * hourMs + count * hourMs + riyadhOffsetMs).toISOString()
    return { day: local.slice(0, 10), time: local.slice(11, 16) }
  })
}

/** The address of the list for dates: a pick-up within a day, and a return two days later. */
async function datesOf(page: Page): Promise<string> {
  const [from, to] = await momentsFromNow(page, [5, 53])
  return String(new URLSearchParams({ from: from?.day ?? '', from_time: from?.time ?? '', to: to?.day ?? '', to_time: to?.time ?? '' }))
}

async function fillDriver(page: Page, t: Translate, lang: Locale): Promise<void> {
  await page.getByLabel(t('rentals:driver.name'), { exact: true }).fill('نوف الحربي')
  await page.getByLabel(t('rentals:driver.birth')).fill('1990-04-12')
  await page.getByLabel(t('rentals:driver.idType')).selectOption({ label: driverIdTypes.citizen[lang] })
  await page.getByLabel(t('rentals:driver.license'), { exact: true }).fill('1098765432')
  await page.getByLabel(t('rentals:driver.expires')).fill('2029-01-01')
}

/** Fills in and sends how the car is. */
async function recordCondition(page: Page, t: Translate, km: string): Promise<void> {
  await page.getByLabel(t('rentals:condition.km')).fill(km)
  await page.getByLabel(t('rentals:condition.fuel')).selectOption('8')
  await page.getByRole('button', { name: t('rentals:damage.add') }).click()
  await page.getByLabel(t('rentals:damage.note', { number: 1 }), { exact: true }).fill('خدش صغير')
  await page.locator('input[type=file]').setInputFiles({ name: 'car.png', mimeType: 'image/png', buffer: picture })
}

/** The names of the cars that are in use. */
const usedNames = (lang: Locale): RegExp =>
  new RegExp(
    demoCars
      .filter(({ name }) => carsInUse.includes(name.en))
      .map(({ name }) => name[lang])
      .join('|'),
  )

test('a car is found, booked, paid, handed over with photos and returned; a second client gets other dates', async ({
  page,
  lang,
  t,
  localePath,
  newBrowserPage,
}) => {
  test.slow()
  const provider = await newBrowserPage()
  await logIn(provider, demoPhones.provider)
  const owner = await callApi(provider, await tokenOf(provider.context(), demoPhones.provider), 'GET', '/user/profile')
  const dates = await datesOf(page)
  const phone = await newClient(page)
  const label = (name: keyof typeof transitions) => transitions[name].label[lang]
  const press = (on: Page, name: string) => on.getByRole('button', { name, exact: true }).click()
  const open = async (on: Page, name: string) => disclosure(on, name).click()

  await test.step('a guest finds a free car for the dates and opens its booking', async () => {
    await page.goto(localePath(`${pages.cars({ provider: owner.provider.id })}&delivery=true&${dates}`))
    await page
      .getByRole('region', { name: t('cars:cars') })
      .getByRole('link')
      .filter({ hasNotText: usedNames(lang) })
      .first()
      .click()
    await page.getByRole('checkbox', { name: t('cars:quote.delivery') }).check()
    await expect(page).toHaveURL(/delivery=true/)
    await page.getByRole('checkbox', { name: t('cars:quote.collection') }).check()
    await press(page, t('cars:book'))
    await expect(page.getByRole('heading', { level: 1, name: t('rentals:title') })).toBeVisible()
    await expect(page.getByRole('region', { name: t('rentals:summary.title') })).toContainText(t('cars:quote.total'))
  })
  const booking = page.url()

  await test.step('the log-in in the middle keeps what was typed', async () => {
    await page.getByLabel(t('rentals:place.address'), { exact: true }).fill('حي العليا، طريق الملك فهد 8228')
    await fillDriver(page, t, lang)
    await press(page, t('rentals:summary.continue'))
    await page.getByLabel(t('auth:fields.phone')).fill(phone)
    await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(ownPassword)
    await page
      .getByRole('main')
      .getByRole('button', { name: t('auth:login.submit'), exact: true })
      .click()
    await expect(page.getByLabel(t('rentals:driver.license'), { exact: true })).toHaveValue('1098765432')
    await expect(page.getByLabel(t('rentals:place.address'), { exact: true })).toHaveValue(/8228/)
  })

  await test.step('every error is at its field, and the corrected booking is sent', async () => {
    await page.getByLabel(t('rentals:driver.birth')).fill('2015-01-01')
    await page.getByLabel(t('rentals:driver.expires')).fill('2020-01-01')
    await press(page, t('rentals:summary.send'))
    for (const field of ['birth', 'expires'] as const)
      await expect(page.getByLabel(t(`rentals:driver.${field}`))).toHaveAttribute('aria-invalid', 'true')
    await fillDriver(page, t, lang)
    await press(page, t('rentals:summary.send'))
    await expect(page.getByRole('heading', { name: t('rentals:order.title') })).toBeVisible()
  })
  const order = orderIdOf(page)

  await test.step('a second client who wants the same days is offered the next ones with one press', async () => {
    const second = await newBrowserPage()
    await logIn(second, demoPhones.secondClient)
    await second.goto(booking)
    await second.getByRole('link', { name: t('rentals:dates.use') }).click()
    await expect(second.getByRole('region', { name: t('rentals:summary.title') })).toContainText(t('cars:quote.total'))
    expect(new URL(second.url()).searchParams.get('from')).not.toBe(new URL(booking).searchParams.get('from'))
  })

  await test.step('the provider accepts, and the client pays rent and security deposit by card', async () => {
    await provider.goto(localePath(pages.order({ id: order })))
    await open(provider, label('accept_rental'))
    await press(provider, label('accept_rental'))
    await expect(provider.getByText(t('orders:turn.client'))).toBeVisible()
    await page.reload()
    await open(page, label('accept_invoice'))
    await press(page, label('accept_invoice'))
    await payLink(page, t).click()
    await expect(page.getByRole('heading', { level: 1, name: t('payments:title') })).toBeVisible()
    await expect(page.getByText(t('checkout:rental.deposit'), { exact: true })).toBeVisible()
    const card = page.getByRole('button', { name: t('payments:card.pay') })
    if (!(await card.isVisible())) await disclosure(page, t('payments:card.title')).click()
    await card.click()
    await payOnHostedPage(page, lang, '4111111111111111')
    await expect(page.getByRole('heading', { level: 1, name: t('payments:status.confirmed.title') })).toBeVisible()
  })

  await test.step('the provider inspects the car and hands it over', async () => {
    await provider.reload()
    await press(provider, label('start_inspection'))
    await open(provider, label('finish_inspection'))
    for (const check of typedKeys(inspectionChecks)) await provider.getByLabel(inspectionChecks[check][lang]).check()
    await press(provider, label('finish_inspection'))
    await open(provider, label('hand_over'))
    await recordCondition(provider, t, '42000')
    await press(provider, label('hand_over'))
    await expect(provider.getByLabel(t('rentals:handOver.contract'))).toHaveAttribute('aria-invalid', 'true')
    await provider.getByLabel(t('rentals:handOver.contract')).fill('TJ-2026-1')
    await provider.getByLabel(t('rentals:handOver.license', { last4: '5432' })).check()
    await press(provider, label('hand_over'))
    await expect(provider.getByRole('heading', { name: handoverKinds.out[lang] })).toBeVisible()
  })

  await test.step('the client confirms the condition on the own phone', async () => {
    await page.goto(localePath(pages.order({ id: order })))
    await open(page, label('confirm_handover'))
    await press(page, label('confirm_handover'))
    await expect(page.getByText(t('rentals:handover.confirmed'), { exact: true })).toBeVisible()
  })

  await test.step('the client asks for another day, the provider accepts, and it counts with the payment', async () => {
    await page.reload()
    await open(page, label('request_extension'))
    await page.getByLabel(t('rentals:extension.until')).selectOption({ index: 1 })
    await press(page, label('request_extension'))
    await expect(page.getByText(extensionStatuses.requested[lang])).toBeVisible()
    await provider.reload()
    await press(provider, label('accept_extension'))
    await expect(provider.getByText(extensionStatuses.accepted[lang])).toBeVisible()
    await page.reload()
    await page.getByRole('link', { name: t('rentals:extension.pay') }).click()
    await expect(page.getByText(t('checkout:extension.deadline'))).toBeVisible()
    const card = page.getByRole('button', { name: t('payments:card.pay') })
    if (!(await card.isVisible())) await disclosure(page, t('payments:card.title')).click()
    await card.click()
    await payOnHostedPage(page, lang, '4111111111111111')
    await expect(page.getByRole('heading', { level: 1, name: t('payments:status.confirmed.title') })).toBeVisible()
    await page.goto(localePath(pages.order({ id: order })))
    await expect(page.getByText(extensionStatuses.accepted[lang])).toBeHidden()
    await expect(page.getByText(new RegExp(lang === 'ar' ? 'تمديد حتى' : 'Extension until'))).toBeVisible()
  })

  await test.step('the provider takes the car back', async () => {
    await provider.reload()
    await open(provider, label('take_back'))
    await recordCondition(provider, t, '42350')
    await press(provider, label('take_back'))
    await expect(provider.getByRole('heading', { name: handoverKinds.in[lang] })).toBeVisible()
  })

  await test.step('the provider claims for a damage and for cleaning at once, and the client disputes one', async () => {
    const claims = (part: 'kind' | 'amount') => provider.getByLabel(t(`rentals:claims.${part}`))
    const reasons = provider.getByLabel(t('orders:dialog.reason'))
    const photos = provider.locator('input[type=file]')
    const door = { name: 'door.png', mimeType: 'image/png', buffer: picture }
    await open(provider, label('claim_deposit'))
    await claims('kind').first().selectOption({ label: claimKinds.damage[lang] })
    await claims('amount').first().fill('90000')
    await reasons.first().fill('خدش عميق في الباب الأيمن')
    await photos.first().setInputFiles(door)
    await press(provider, label('claim_deposit'))
    await expect(claims('amount').first()).toHaveAttribute('aria-invalid', 'true')
    await claims('amount').first().fill('300')
    await photos.first().setInputFiles(door)
    await disclosure(provider, t('rentals:claims.another')).first().click()
    await claims('kind').nth(1).selectOption({ label: claimKinds.cleaning[lang] })
    await claims('amount').nth(1).fill('50')
    await reasons.nth(1).fill('بقع على المقاعد')
    await photos.nth(1).setInputFiles({ ...door, name: 'seats.png' })
    await press(provider, label('claim_deposit'))
    for (const amount of ['300.00', '50.00']) await expect(provider.getByText(amount).first()).toBeVisible()
    await page.reload()
    for (const [on, reader, turn] of [
      [page, 'client', 'you'],
      [provider, 'provider', 'client'],
    ] as const) {
      const next = on.getByRole('region', { name: t('orders:page.nextStep') })
      await expect(next).toContainText(claimStep[reader][lang])
      await expect(next.getByText(t(`orders:turn.${turn}`), { exact: true })).toBeVisible()
      await expect(next.getByText(`${t('orders:page.deadline')}:`)).toBeVisible()
    }
    await page.getByRole('link', { name: t('orders:next.claim') }).click()
    const answer = (kind: keyof typeof claimKinds) => page.getByRole('listitem').filter({ hasText: claimKinds[kind][lang] })
    const { accept, dispute } = depositClaimLifecycle.transitions
    await disclosure(answer('damage'), dispute.label[lang]).click()
    await answer('damage').getByLabel(t('orders:dialog.reason')).fill('كان الخدش قبل استلامي')
    await answer('damage').getByRole('button', { name: dispute.label[lang], exact: true }).click()
    await expect(page.getByText(depositClaimLifecycle.statuses.disputed[lang], { exact: true })).toBeVisible()
    await disclosure(answer('cleaning'), accept.label[lang]).click()
    await answer('cleaning').getByRole('button', { name: accept.label[lang], exact: true }).click()
    await expect(answer('cleaning').getByText(t('rentals:claims.retained'))).toBeVisible()
  })

  await test.step('an administrator decides, and the client reads what is kept', async () => {
    const admin = await newBrowserPage()
    await logInToBackOffice(admin, demoPhones.superAdmin)
    const [claim] = await callAdminApi(admin, 'GET', `/deposit-claims?order_id=${order}&kind=damage`)
    const decision = { decided_amount: 12_000, decision_reason: 'الخدش ظاهر في صور الاستلام' }
    await callAdminApi(admin, 'POST', `/deposit-claims/${claim.id}/actions/decide`, decision)
    await page.reload()
    await expect(page.getByText('120.00').first()).toBeVisible()
  })

  await test.step('the client completes the order', async () => {
    const end = transitions.confirm_receipt.kindLabels.car[lang]
    await open(page, end)
    await press(page, end)
    await expect(page.getByText(orderLifecycle.statuses.completed[lang], { exact: true }).first()).toBeVisible()
    await page.goto(localePath(pages.orders({ kind: 'car', tab: 'finished' })))
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the price of a booking is shown, and what was typed stays', async ({ page, lang, t, localePath }) => {
    const dates = await datesOf(page)
    const [{ cars }, all] = [await callApi(page, null, 'GET', '/cars?delivery=true'), await callApi(page, null, 'GET', '/cars')]
    const fixed = all.cars.find(({ id }: { id: string }) => !cars.some((car: { id: string }) => car.id === id))
    await page.goto(localePath(`${pages.sendCarOrder({ id: fixed.id })}?${dates}&delivery=true`))
    await expect(page.getByRole('checkbox', { name: t('cars:quote.delivery') })).toHaveAccessibleDescription(/./)
    await page.goto(localePath(`${pages.sendCarOrder({ id: cars[0].id })}?${dates}`))
    await fillDriver(page, t, lang)
    for (const name of ['delivery', 'collection']) await page.getByRole('checkbox', { name: t(`cars:quote.${name}`) }).check()
    await page.getByRole('button', { name: t('rentals:dates.show') }).click()
    await expect(page.getByRole('region', { name: t('rentals:summary.title') })).toContainText(t('cars:quote.total'))
    await expect(page.getByLabel(t('rentals:place.address'), { exact: true })).toBeVisible()
    await expect(page.getByLabel(t('rentals:driver.license'), { exact: true })).toHaveValue('1098765432')
  })
})
