import { resources } from '@wasl/resources/index.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { field, fillPair, pick, sendRow } from '../../admin-forms.ts'
import { callAs, openInAdmin, preferInAdmin, shownInAdmin } from '../../admin-steps.ts'
import { call } from '../../call.ts'
import { people, tokenOf } from '../../people.ts'
import { expect, test } from '../../test.ts'
import { becomeAdmin } from '../../visitors.ts'

const { 'product-groups': groups, 'review-requests': requests } = resources
type Product = { id: string; name: { ar: string; en: string } }

test('a product group shows the main product that was chosen for it', async ({ page, lang }) => {
  await becomeAdmin(page, [])
  await preferInAdmin(page, lang)
  await page.goto(`/admin/${groups.name}/create`)
  await shownInAdmin(page)
  // Those of the demo that have variants differ by their options, as the products of a group must.
  const [first, second, other]: Product[] = await callAs(page, 'GET', '/products?type=multi&_start=0&_end=3&_sort=created_at&_order=ASC')
  if (!first || !second || !other) throw new Error('the store has too few products')
  await fillPair(page, 'name', `مجموعة ${Date.now()}`, `Group ${Date.now()}`)
  await pick(field(page, 'product_ids'), first.name[lang], second.name[lang])
  await pick(field(page, 'main_product_id'), other.name[lang])
  await page.locator('.form-end button[type=submit]').click()
  const outside = groups.rules?.find(({ on }) => on === 'main_product_id')?.otherwise ?? ['', '']
  await expect(page.locator('.ant-form-item-explain-error')).toHaveText(labelIn(outside, lang))
  await pick(field(page, 'main_product_id'), second.name[lang])
  const { id } = await sendRow(page, groups.name)
  const main = async () => (await call(page, null, 'GET', `/${groups.name}?_start=0&_end=50`)).find((one: { id: string }) => one.id === id)
  expect(await main()).toMatchObject({ main_product_id: second.id })

  await openInAdmin(page, `/admin/${groups.name}/${id}/edit`)
  await shownInAdmin(page)
  await pick(field(page, 'main_product_id'), first.name[lang])
  await sendRow(page, groups.name)
  expect(await main()).toMatchObject({ main_product_id: first.id })
})

test('of what providers ask for one thing is approved and another refused with its reason', async ({ page, say, lang }) => {
  await becomeAdmin(page, [])
  await preferInAdmin(page, lang)
  await page.goto(`/admin/${requests.name}`)
  await shownInAdmin(page)
  const main = page.locator('main')
  const dialog = page.getByRole('dialog')
  const pending = async (kind: string) => {
    const [request] = await callAs(page, 'GET', `/${requests.name}?_start=0&_end=1&status=pending&kind=${kind}`)
    await page.goto(`/admin/${requests.name}/${request.id}`)
    await shownInAdmin(page)
    return request
  }
  const { approve, refuse } = requests.actions ?? {}
  if (!approve || !refuse) throw new Error('requests cannot be decided')

  const product = await pending('product')
  await main.getByRole('button', { name: labelIn(approve.label, lang), exact: true }).click()
  await dialog.getByRole('button', { name: labelIn(approve.label, lang), exact: true }).click()
  await expect(page.getByText(say('admin:action.done', { action: labelIn(approve.label, lang) }))).toBeVisible()
  expect(await callAs(page, 'GET', `/products/${product.product_id}`)).toMatchObject({ availability: 'available' })
  await expect(main.getByRole('button', { name: labelIn(refuse.label, lang), exact: true })).toHaveCount(0)
  await main.getByRole('button', { name: say('admin:show.closedActs') }).click()
  const closed = page.getByRole('menuitem').filter({ hasText: new RegExp(`^${labelIn(refuse.label, lang)}`) })
  await expect(closed).toContainText(labelIn(refuse.otherwise ?? refuse.label, lang))
  await expect(closed).toHaveAttribute('aria-disabled', 'true')

  const { id, group_id, before_product_id } = await pending('main_product')
  const reason = `الصورة غير واضحة ${Date.now()}`
  await main.getByRole('button', { name: labelIn(refuse.label, lang), exact: true }).click()
  const confirm = dialog.getByRole('button', { name: labelIn(refuse.label, lang), exact: true })
  await confirm.click()
  await expect(dialog.locator('.ant-form-item-explain-error')).toBeVisible()
  await dialog.locator('textarea').fill(reason)
  await confirm.click()
  await expect(main.getByText(reason)).toBeVisible()
  expect(await callAs(page, 'GET', `/${requests.name}/${id}`)).toMatchObject({ status: 'refused', refusal: reason })
  expect(await callAs(page, 'GET', `/${groups.name}/${group_id}`)).toMatchObject({ main_product_id: before_product_id })
  const provider = await tokenOf(page.context(), people.provider)
  expect(JSON.stringify(await call(page, provider, 'GET', '/general/notifications?per_page=20'))).toContain(reason)
})
