import { pages } from '@wasl/shared/pages/pages.ts'
import { callApi } from './call-api.ts'
import { createOrder } from './create-orders.ts'
import { demoPhones, logIn, tokenOf } from './people.ts'
import { expect, test } from './test.ts'

const member = { phone: '0500000032', name: 'يوسف الزهراني' }

test('the owner assigns an order to a member, who finds it among its own', async ({ page, newBrowserPage, localePath, t }) => {
  const token = await tokenOf(page.context(), demoPhones.client)
  const id = await createOrder(page, token, [demoPhones.provider])
  const { offers } = await callApi(page, token, 'GET', `/orders/${id}`)
  await callApi(page, token, 'POST', `/orders/${id}/transitions/accept_offer`, { offer_id: offers[0].id })
  const order = localePath(pages.order({ id }))

  await test.step('the owner assigns it', async () => {
    await logIn(page, demoPhones.provider)
    await page.goto(order)
    await page.getByLabel(t('orders:assignee.who')).selectOption({ label: member.name })
    await page.getByRole('button', { name: t('orders:delegates.assign'), exact: true }).click()
    await expect(page.getByRole('button', { name: t('orders:assignee.remove') })).toBeVisible()
  })

  await test.step('the member finds it behind one chip, and all orders by pressing it again', async () => {
    const own = await newBrowserPage()
    await logIn(own, member.phone)
    await own.goto(localePath(pages.orders({ tab: 'all', side: 'assigned' })))
    const chip = own.getByRole('link', { name: new RegExp(t('orders:assignee.mine')) })
    await chip.click()
    await expect(chip).toHaveAttribute('aria-current', 'page')
    const link = own.locator(`a[href$="${pages.order({ id })}"]`).first()
    await expect(link).toBeVisible()
    await chip.click()
    await expect(chip).not.toHaveAttribute('aria-current', 'page')
    await link.click()
    await expect(own.getByRole('heading', { name: t('orders:assignee.title') })).toBeVisible()
  })

  await test.step('the owner takes it back', async () => {
    await page.getByRole('button', { name: t('orders:assignee.remove') }).click()
    await expect(page.getByText(t('orders:assignee.nobody'))).toBeVisible()
  })
})
