import { pages } from '@wasl/shared/pages/pages.ts'
import { createPayableOrder } from '../create-orders.ts'
import { demoPhones, logIn, tokenOf } from '../people.ts'
import { nextFormStep, waitForSteps } from '../site-steps.ts'
import { expect, test } from '../test.ts'
import { readInteractions, watchInteractions } from './count-interactions.ts'
import { writeLine } from './count-task.ts'

test.setTimeout(180_000)

/** INP above this is poor by the measure of browsers. */
const goal = 200
/** As fast typists do: without a pause, letters would wait for those before. */
const typing = { delay: 100 } as const

test('interactions of the order form', async ({ page, t, lang, localePath }) => {
  await logIn(page, demoPhones.secondClient)
  await page.goto(localePath(pages.home()))
  await page
    .getByRole('main')
    .getByRole('link', { name: lang === 'ar' ? /صيانة المنازل/ : /Home maintenance/ })
    .first()
    .click()
  const plumbing = lang === 'ar' ? /سباكة/ : /Plumbing/
  const airConditioning = lang === 'ar' ? /صيانة المكيفات/ : /Air conditioning/
  for (const name of [plumbing, airConditioning]) await page.getByRole('checkbox', { name }).check()
  await page.getByRole('button', { name: t('services:category.continue') }).click()
  await page.waitForURL(/send-order/)
  await watchInteractions(page)
  await page.reload()
  await waitForSteps(page)
  await page
    .getByLabel(lang === 'ar' ? 'أين مكان العطل؟' : 'Where is the fault?', { exact: true })
    .pressSequentially('تحت مغسلة المطبخ', typing)
  for (const group of await page.getByRole('radiogroup').all())
    if (await group.isVisible()) await group.getByRole('radio').first().locator('xpath=..').click()
  await page.getByLabel(lang === 'ar' ? 'كم عدد المكيفات؟' : 'How many units?', { exact: true }).pressSequentially('3')
  await nextFormStep(page, t)
  await page.waitForURL(/#step-place$/)
  await page.locator('select[name=city_id]').selectOption({ index: 2 })
  await nextFormStep(page, t)
  await page.waitForTimeout(500)
  await report(page, `order form: interactions (${lang})`)
})

test('interactions of a chat', async ({ page, t, lang, localePath }) => {
  const order = await createPayableOrder(page, await tokenOf(page.context(), demoPhones.client))
  await logIn(page, demoPhones.client)
  await page.goto(localePath(pages.order({ id: order })))
  await page.getByRole('link', { name: t('orders:page.chat.provider') }).click()
  await expect(page.getByText(t('chat:noMessages'), { exact: true })).toBeVisible()
  await watchInteractions(page)
  await page.reload({ waitUntil: 'networkidle' })
  for (const text of ['Will you come tomorrow at ten?', 'I am at home until noon.', 'Thank you']) {
    await page.getByLabel(t('chat:write')).pressSequentially(text, typing)
    await page.getByRole('button', { name: t('chat:send'), exact: true }).click()
    await expect(page.getByText(text)).toBeVisible()
  }
  await report(page, `chat: interactions (${lang})`)
})

async function report(page: Parameters<typeof readInteractions>[0], name: string): Promise<void> {
  const { count, inp } = await readInteractions(page)
  writeLine(`${name}: ${count} above a frame, the slowest ${inp} ms of ${goal}`)
  expect(count).toBeGreaterThan(0)
}
