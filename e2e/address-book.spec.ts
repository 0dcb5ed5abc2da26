import { pages } from '@wasl/shared/pages/pages.ts'
import { demoPhones, logIn } from './people.ts'
import { nextFormStep } from './site-steps.ts'
import { expect, test } from './test.ts'

test('a client keeps an address, fills in an order with it, and deletes it', async ({ page, lang, t, localePath }) => {
  const say =
    lang === 'ar'
      ? { label: 'بيت الاختبار', city: 'الرياض', category: /صيانة المنازل/, service: /سباكة/, fault: 'أين مكان العطل؟' }
      : { label: 'Test home', city: 'Riyadh', category: /Home maintenance/, service: /Plumbing/, fault: 'Where is the fault?' }
  await logIn(page, demoPhones.secondClient)
  await page.route('**/order-drafts', (route) => route.fulfill({ json: { id: crypto.randomUUID() } }))

  await test.step('a wrong short address is named, a right one is saved', async () => {
    await page.goto(localePath(pages.profile({ tab: 'addresses', address: 'new' })))
    await page.getByLabel(t('send-order:addresses.label')).fill(say.label)
    await page.getByLabel(t('send-order:city'), { exact: true }).selectOption({ label: say.city })
    await page.getByLabel(new RegExp(`^${t('send-order:district')}`)).fill('النخيل')
    const shortAddress = page.getByLabel(new RegExp(`^${t('send-order:shortAddress')}`))
    await shortAddress.fill('RRRD29')
    await page.getByRole('button', { name: t('account:addresses.save') }).click()
    await expect(shortAddress).toHaveAttribute('aria-invalid', 'true')
    await shortAddress.fill('rrrd2929')
    await page.getByLabel(t('send-order:map.link')).fill('https://www.google.com/maps/@24.7136,46.6753,15z')
    await page.getByRole('button', { name: t('account:addresses.save') }).click()
    await expect(page.getByRole('heading', { name: say.label })).toBeVisible()
    await expect(page.getByText('RRRD2929')).toBeVisible()
  })

  await test.step('it fills in the place of an order', async () => {
    await page.goto(localePath('/'))
    await page.getByRole('link', { name: say.category }).first().click()
    await page.getByRole('checkbox', { name: say.service }).check()
    await page.getByRole('button', { name: t('services:category.continue') }).click()
    await page.getByLabel(say.fault, { exact: true }).fill('تحت مغسلة المطبخ')
    await nextFormStep(page, t)
    await page.getByRole('button', { name: say.label }).click()
    await expect(page.getByLabel(new RegExp(`^${t('send-order:district')}`))).toHaveValue('النخيل')
    await expect(page.getByLabel(new RegExp(`^${t('send-order:shortAddress')}`))).toHaveValue('RRRD2929')
    await expect(page.locator('input[name=lat]')).toHaveValue('24.7136')
  })

  await test.step('it is deleted', async () => {
    await page.goto(localePath(pages.profile({ tab: 'addresses' })))
    await page.getByRole('button', { name: t('account:addresses.deleteNamed', { name: say.label }) }).click()
    await expect(page.getByRole('heading', { name: say.label })).toHaveCount(0)
  })
})
