import { resources } from '@wasl/resources/index.ts'
import { payoutRunLifecycle } from '@wasl/shared/lifecycle/payout-runs.ts'
import { walletWithdrawalLifecycle } from '@wasl/shared/lifecycle/wallet-withdrawals.ts'
import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { type Label, labelIn } from '@wasl/shared/units.ts'
import { callAdminApi, pressAction, setAdminPreferences, waitForAdminScreen } from './admin-page.ts'
import { advanceClock, demoPhones, logIn, logInToBackOffice } from './people.ts'
import { withdrawalIban, withdrawFromWallet } from './site-steps.ts'
import { expect, test } from './test.ts'

test('a client withdraws from the wallet, an administrator approves it and the payout run sends it', async ({
  page,
  t,
  localePath,
  lang,
  newBrowserPage,
}) => {
  await logIn(page, demoPhones.client)
  const list = page.getByRole('main').getByRole('listitem')
  const withdraw = async (amount: string) => {
    await page.goto(localePath(pages.withdraw()))
    await withdrawFromWallet(page, t, demoPhones.client, amount)
    await expect(list.first()).toContainText(t('payments:withdraw.status.pending'))
  }

  await test.step('the client withdraws with the password and the code of the SMS, and cancels', async () => {
    await withdraw('100')
    await list
      .first()
      .getByRole('button', { name: new RegExp(t('payments:withdraw.cancel')) })
      .click()
    await expect(list.first()).toContainText(t('payments:withdraw.status.cancelled'))
  })

  await test.step('a second withdrawal waits for approval', () => withdraw('150'))

  const [approver, creator] = [await newBrowserPage(), await newBrowserPage()]
  await logInToBackOffice(approver, demoPhones.superAdmin)
  await logInToBackOffice(creator, demoPhones.finance)
  await setAdminPreferences(approver, lang)
  const open = async (resource: string, id: string) => {
    await approver.goto(inBackOffice(adminPages.show({ resource, id })))
    await waitForAdminScreen(approver)
  }
  const act = async (label: Label) => {
    await pressAction(approver, labelIn(label, lang))
    const dialog = approver.getByRole('dialog')
    await dialog.getByRole('button', { name: labelIn(label, lang), exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }

  await test.step('an administrator reads the IBAN in groups of four and approves', async () => {
    const [waiting] = await callAdminApi(approver, 'GET', '/wallet-withdrawals?status=pending&_sort=created_at&_order=desc&_start=0&_end=1')
    await open('wallet-withdrawals', waiting.id)
    await expect(approver.getByText(withdrawalIban).first()).toBeVisible()
    await act(walletWithdrawalLifecycle.transitions.approve.label)
    await page.reload()
    await expect(list.first()).toContainText(t('payments:withdraw.status.approved'))
  })

  await test.step('the payout run of another administrator is approved and sent, and the client reads that the bank has the money', async () => {
    const run = await callAdminApi(creator, 'POST', '/payout-runs', {})
    await open('payout-runs', run.id)
    await act(payoutRunLifecycle.transitions.approve.label)
    await act(resources['payout-runs'].actions?.send?.label ?? { ar: '', en: '' })
    await expect
      .poll(async () => {
        // The gateway reports the result a little later.
        await advanceClock(page, 'PT10M')
        await page.reload()
        return list.first().textContent()
      })
      .toContain(t('payments:withdraw.status.paid'))
  })
})
