import { pages } from '@wasl/shared/pages/pages.ts'
import { callApi } from './call-api.ts'
import { createOrder } from './create-orders.ts'
import { demoPhones, logIn, tokenOf } from './people.ts'
import { expect, test } from './test.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a client is asked once, after sending an order, how to be reached, and changes it in the settings', async ({
    page,
    t,
    localePath,
  }) => {
    const client = await tokenOf(page.context(), demoPhones.secondClient)
    await callApi(page, client, 'PATCH', '/user/preferences', { channels: null })
    const order = localePath(pages.order({ id: await createOrder(page, client, []) }))
    await logIn(page, demoPhones.secondClient)
    await page.goto(order)
    const question = page.getByRole('region', { name: t('orders:channels.title') })
    await question.getByLabel(t('orders:channels.email')).fill('nowhere')
    await question.getByRole('button', { name: t('orders:channels.save') }).click()
    await expect(question.getByLabel(t('orders:channels.email'))).toHaveAccessibleDescription(/\S/)
    await question.getByLabel(t('orders:channels.email')).fill('sara.reached@example.com')
    await question.getByRole('checkbox', { name: t('orders:channels.channel.sms') }).uncheck()
    await question.getByRole('button', { name: t('orders:channels.save') }).click()
    await expect(question).toBeHidden()

    await page.goto(localePath(pages.settings()))
    const money = page.getByRole('group', { name: t('account:settings.group.money') })
    await expect(money.getByRole('checkbox', { name: t('account:settings.channel.email') })).toBeChecked()
    const sms = money.getByRole('checkbox', { name: t('account:settings.channel.sms') })
    await expect(sms).not.toBeChecked()
    await sms.check()
    await page.getByRole('button', { name: t('account:settings.saveChannels') }).click()
    await expect(sms).toBeChecked()
    await page.getByRole('button', { name: t('account:settings.resetChannels') }).click()
    await expect(page.getByRole('button', { name: t('account:settings.resetChannels') })).toBeHidden()
  })
})
