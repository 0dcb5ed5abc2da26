import { resources } from '@wasl/resources/index.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { callAs, preferInAdmin, shownInAdmin } from '../../admin-steps.ts'
import { call } from '../../call.ts'
import { people, tokenOf } from '../../people.ts'
import { expect, test } from '../../test.ts'
import { becomeAdmin } from '../../visitors.ts'

test('a provider is refused with a reason it reads, and approved after that', async ({ page, say, lang }) => {
  const { providers } = resources
  const { approve, refuse } = providers.actions ?? {}
  if (!approve || !refuse) throw new Error('providers cannot be decided on')
  await becomeAdmin(page, [])
  await preferInAdmin(page, lang)
  await page.goto('/admin')
  await shownInAdmin(page)
  const [waiting] = await callAs(page, 'GET', `/${providers.name}?_start=0&_end=1&status=pending_review`)
  await page.goto(`/admin/${providers.name}/${waiting.id}`)
  await shownInAdmin(page)
  const main = page.locator('main')
  const dialog = page.getByRole('dialog')
  const button = (label: typeof approve.label, within = main) => within.getByRole('button', { name: labelIn(label, lang), exact: true })
  const stands = async (status: keyof typeof providers.fields.status.options) => {
    await expect(main.getByText(labelIn(providers.fields.status.options[status], lang), { exact: true }).first()).toBeVisible()
    expect(await callAs(page, 'GET', `/${providers.name}/${waiting.id}`)).toMatchObject({ status })
  }
  const notices = async () =>
    JSON.stringify(await call(page, await tokenOf(page.context(), people.underReview), 'GET', '/general/notifications?per_page=20'))

  const reason = `صورة السجل غير مقروءة ${Date.now()}`
  await button(refuse.label).click()
  await button(refuse.label, dialog).click()
  await expect(dialog.locator('.ant-form-item-explain-error')).toBeVisible()
  await dialog.locator('textarea').fill(reason)
  await button(refuse.label, dialog).click()
  await stands('refused')
  expect(await notices()).toContain(reason)
  await page.getByRole('tab', { name: say('admin:show.history') }).click()
  await expect(main.getByText(reason)).toBeVisible()

  await button(approve.label).click()
  await button(approve.label, dialog).click()
  await stands('approved')
  expect(await notices()).toContain('provider_approved')
  await expect(main.getByRole('button', { name: labelIn(approve.label, lang), exact: true })).toHaveCount(0)
  await main.getByRole('button', { name: say('admin:show.closedActs') }).click()
  const closed = page.getByRole('menuitem').filter({ hasText: new RegExp(`^${labelIn(approve.label, lang)}`) })
  await expect(closed).toContainText(labelIn(approve.otherwise ?? approve.label, lang))
  await expect(closed).toHaveAttribute('aria-disabled', 'true')
})
