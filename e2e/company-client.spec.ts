import { pages } from '@wasl/shared/pages/pages.ts'
import { createOrder } from './create-orders.ts'
import { demoPhones, logIn, tokenOf } from './people.ts'
import { expect, test } from './test.ts'

test('a company numbers its order and has its invoices sent to an accountant who confirms the address', async ({
  page,
  t,
  lang,
  localePath,
  newBrowserPage,
}) => {
  await logIn(page, demoPhones.company)
  const number = `PO-${lang}-2031`

  await test.step('it enters the purchase order number on the page of the order, and finds it by that', async () => {
    const id = await createOrder(page, await tokenOf(page.context(), demoPhones.company), [])
    await page.goto(localePath(pages.order({ id })))
    const field = page.getByLabel(new RegExp(`^${t('common:purchaseOrder.label')}`))
    await field.fill(number)
    await page
      .locator('form', { has: field })
      .getByRole('button', { name: t('common:purchaseOrder.save') })
      .click()
    await expect(page.getByRole('definition').filter({ hasText: number })).toBeVisible()
    await page.goto(`${localePath(pages.orders())}?tab=all&purchase_order=${number}`)
    await expect(page.getByRole('link', { name: new RegExp(t('orders:search.clear')) })).toBeVisible()
    await expect(page.locator(`a[href*="${id}"]`).first()).toBeVisible()
  })

  const email = `books-${lang}@company.example`
  await test.step('it enters the address of its accountant, who confirms it by the link', async () => {
    await page.goto(localePath(pages.profile({ tab: 'company' })))
    await page.getByLabel(t('account:accountant.email')).fill(email)
    await page.getByRole('button', { name: t('account:accountant.save') }).click()
    await expect(page.getByText(t('account:accountant.state.unconfirmed'))).toBeVisible()
    const outbox = await page.request.get(`/api/dev/outbox?to=${encodeURIComponent(email)}`)
    const [{ payload }] = (await outbox.json()).data
    const accountant = await newBrowserPage()
    await accountant.goto(localePath(String(payload.stop_path)))
    await accountant.getByRole('button', { name: t('account:accountant.page.confirm') }).click()
    await expect(accountant.getByRole('button', { name: t('account:accountant.page.stop') })).toBeVisible()
    await page.reload()
    await expect(page.getByText(t('account:accountant.state.confirmed'))).toBeVisible()
  })

  await test.step('its statement has the invoices of the month', async () => {
    await page.goto(localePath(pages.statement()))
    await expect(page.getByText(t('finances:statement.notClosed'))).toBeVisible()
  })
})
