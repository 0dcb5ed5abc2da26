import type { Page } from '@playwright/test'
import { carHolds } from '@wasl/resources/car-holds.ts'
import { carOffers } from '@wasl/resources/car-offers.ts'
import { cars } from '@wasl/resources/cars.ts'
import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { addDays } from '@wasl/shared/rules/periods.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { callAdminApi, setAdminPreferences } from './admin-page.ts'
import { demoPhones, logIn, logInToBackOffice } from './people.ts'
import { disclosure } from './site-steps.ts'
import { expect, test } from './test.ts'

const words = {
  ar: { first: 'لكزس الرحلات', second: 'لكزس العائلة', offer: 'خصم الشتاء' },
  en: { first: 'Lexus for trips', second: 'Lexus for families', offer: 'Winter discount' },
} as const

/** Approves the newest review request as an administrator. */
async function approveChange(admin: Page): Promise<void> {
  const [request] = await callAdminApi(admin, 'GET', '/review-requests?status=pending&_sort=created_at&_order=desc&_start=0&_end=1')
  await callAdminApi(admin, 'POST', `/review-requests/${request.id}/actions/approve`, {})
}

test('a provider adds a car, blocks days in the calendar and makes an offer', async ({ page, newBrowserPage, localePath, lang, t }) => {
  const say = words[lang]
  const label = (name: keyof typeof cars.fields) => labelIn(cars.fields[name].label, lang)
  const name = (language: 'ar' | 'en') => page.getByLabel(`${label('name')} (${t(`fleet:language.${language}`)})`)
  const enterName = async (word: 'first' | 'second') => {
    for (const language of ['ar', 'en'] as const) await name(language).fill(words[language][word])
  }
  const admin = await newBrowserPage()
  await setAdminPreferences(admin, lang)
  await logInToBackOffice(admin, demoPhones.superAdmin)
  await logIn(page, demoPhones.provider)
  const plate = `E2E ${Date.now() % 1_000_000}`

  await test.step('adds a car, and mistakes keep what was typed', async () => {
    await page.goto(localePath(pages.ownCars()))
    await page.getByRole('link', { name: t('fleet:add') }).click()
    await enterName('first')
    await page.locator('input[name=model]').fill('RX 350')
    await page.locator('input[name=year]').fill('2025')
    await page.locator('select[name=type]').selectOption('suv')
    await page.locator('input[name=plate]').fill(plate)
    await page.locator('input[name=daily_price]').fill('300')
    await page.locator('input[name=delivery]').check()
    await page.locator('input[name=receipt_price]').fill('50')
    await page.getByRole('button', { name: t('fleet:entries.features.add') }).click()
    for (const language of ['ar', 'en'] as const)
      await page.locator(`input[name="features.0.name.${language}"]`).fill(language === 'ar' ? 'ملاحة' : 'GPS')
    const send = page.getByRole('button', { name: t('fleet:form.send'), exact: true })
    await send.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(name(lang)).toHaveValue(say.first)
    await page.locator('input[name=delivery_price]').fill('50')
    await send.click()
    await expect(page.getByRole('heading', { level: 1, name: say.first })).toBeVisible()
    await expect(page.getByText(t('fleet:review.pending'), { exact: true })).toBeVisible()
  })

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const visitor = await newBrowserPage()

  await test.step('is shown to clients once it is published; a new name waits', async () => {
    expect((await visitor.request.get(localePath(pages.car({ id })))).status()).toBe(404)
    await callAdminApi(admin, 'POST', `/cars/${id}/actions/publish`, {})
    await page.reload()
    await enterName('second')
    await page.getByRole('button', { name: t('fleet:form.save'), exact: true }).click()
    await expect(page.getByText(t('fleet:change.pending.title'))).toBeVisible()
    await visitor.goto(localePath(pages.car({ id })))
    await expect(visitor.getByRole('heading', { level: 1, name: say.first })).toBeVisible()
    await approveChange(admin)
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1, name: say.second })).toBeVisible()
  })

  await test.step('takes it out of rental in the calendar, and hears what it overlaps', async () => {
    await page.reload()
    await page.getByRole('link', { name: t('fleet:calendar.block') }).click()
    await expect(page.locator('select[name=car]')).toHaveValue(id)
    const from = await page.locator('input[name=from]').inputValue()
    const block = async (first: number, last: number) => {
      await page.locator('select[name=kind]').selectOption('maintenance')
      await page.locator('input[name=from]').fill(addDays(from, first))
      await page.locator('input[name=to]').fill(addDays(from, last))
      await page.getByRole('button', { name: t('fleet:calendar.addButton'), exact: true }).click()
    }
    await block(2, 4)
    const maintenance = labelIn(carHolds.fields.kind.options.maintenance, lang)
    const own = page.getByRole('listitem').filter({ hasText: plate, visible: true })
    await expect(own.getByRole('link', { name: maintenance })).toBeVisible()
    await admin.goto(inBackOffice(adminPages.list({ resource: 'cars' })))
    await admin.locator('.list-toolbar').getByRole('textbox').fill(plate)
    await admin.getByRole('button', { name: /^(Calendar|التقويم)$/ }).click()
    const listed = admin.locator('.car-calendar').getByRole('listitem').filter({ hasText: say.second })
    await expect(listed.getByRole('link', { name: new RegExp(`^${maintenance}`) })).toHaveCount(1)
    await page.goto(localePath(pages.ownCarCalendar({ car: id })))
    await block(4, 6)
    await expect(page.getByRole('alert')).toBeVisible()
    await page.goto(localePath(pages.ownCarCalendar()))
    await own.getByRole('link', { name: maintenance }).focus()
    await page.keyboard.press('Enter')
    await page.locator('select[name=kind]').selectOption({ index: 1 })
    await page.keyboard.press('Escape') // what was changed is not lost
    await page.getByRole('button', { name: t('fleet:calendar.delete'), exact: true }).click()
    await expect(own.getByRole('link', { name: maintenance })).toHaveCount(0)
  })

  await test.step('makes an offer that clients see', async () => {
    await page.goto(localePath(pages.ownCarOffers()))
    const title = labelIn(carOffers.fields.offer_title.label, lang)
    for (const language of ['ar', 'en'] as const)
      await page
        .getByLabel(`${title} (${t(`fleet:language.${language}`)})`)
        .last()
        .fill(words[language].offer)
    await page.locator('[id="new.car_id"]').selectOption(id)
    await page.locator('[id="new.discount_type"]').selectOption('ratio')
    await page.locator('[id="new.discount_percent"]').fill('15')
    const today = new Date().toISOString().slice(0, 10)
    await page.locator('[id="new.starts_on"]').fill(today)
    await page.locator('[id="new.ends_on"]').fill(addDays(today, 30))
    await page.getByRole('button', { name: t('fleet:offers.add'), exact: true }).click()
    await expect(disclosure(page, say.offer)).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByText(say.offer)).toBeVisible()
  })
})
