import { resources } from '@wasl/resources/index.ts'
import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { fieldErrors, fillLocalized, formOf, pickOptions, submitButton, submitRow } from '../../admin-forms.ts'
import { callAdminApi, openAdminScreen, setAdminPreferences, waitForAdminScreen } from '../../admin-page.ts'
import { callApi } from '../../call-api.ts'
import { demoPhones, tokenOf } from '../../people.ts'
import { expect, test } from '../../test.ts'
import { logInAsAdmin } from '../../visitors.ts'

const { 'product-groups': groups, 'review-requests': requests } = resources
type Product = { id: string; name: { ar: string; en: string } }

test('a product group stores the chosen main product', async ({ page, lang }) => {
  await logInAsAdmin(page, [])
  await setAdminPreferences(page, lang)
  await page.goto(inBackOffice(adminPages.create({ resource: groups.name })))
  await waitForAdminScreen(page)
  // The products of a group must differ in their options, as the demo products with variants do.
  const [first, second, other]: Product[] = await callAdminApi(
    page,
    'GET',
    '/products?type=multi&_start=0&_end=3&_sort=created_at&_order=ASC',
  )
  if (!first || !second || !other) throw new Error('the store has too few products')
  const field = formOf(page, groups, lang)
  await fillLocalized(field, 'name', `مجموعة ${Date.now()}`, `Group ${Date.now()}`)
  await pickOptions(field('product_ids'), first.name[lang], second.name[lang])
  await pickOptions(field('main_product_id'), other.name[lang])
  await submitButton(page).click()
  const message = groups.rules?.find(({ field }) => field === 'main_product_id')?.message ?? { en: '', ar: '' }
  await expect(fieldErrors(page)).toHaveText(labelIn(message, lang))
  await pickOptions(field('main_product_id'), second.name[lang])
  const { id } = await submitRow(page, groups.name)
  const main = async () =>
    (await callApi(page, null, 'GET', `/${groups.name}?_start=0&_end=50`)).find((group: { id: string }) => group.id === id)
  expect(await main()).toMatchObject({ main_product_id: second.id })

  await openAdminScreen(page, inBackOffice(adminPages.edit({ resource: groups.name, id })))
  await waitForAdminScreen(page)
  await pickOptions(field('main_product_id'), first.name[lang])
  await submitRow(page, groups.name)
  expect(await main()).toMatchObject({ main_product_id: first.id })
})

test('one review request is approved and another rejected with a reason', async ({ page, t, lang }) => {
  await logInAsAdmin(page, [])
  await setAdminPreferences(page, lang)
  await page.goto(inBackOffice(adminPages.list({ resource: requests.name })))
  await waitForAdminScreen(page)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const pending = async (kind: string) => {
    const [request] = await callAdminApi(page, 'GET', `/${requests.name}?_start=0&_end=1&status=pending&kind=${kind}`)
    await page.goto(inBackOffice(adminPages.show({ resource: requests.name, id: request.id })))
    await waitForAdminScreen(page)
    return request
  }
  const { approve, reject } = requests.actions ?? {}
  if (!approve || !reject) throw new Error('review requests cannot be approved and rejected')

  const product = await pending('product')
  await main.getByRole('button', { name: labelIn(approve.label, lang), exact: true }).click()
  await dialog.getByRole('button', { name: labelIn(approve.label, lang), exact: true }).click()
  const done = labelIn(approve.done ?? approve.label, lang).replace('{row}', '.+')
  await expect(page.getByText(new RegExp(done))).toBeVisible()
  expect(await callAdminApi(page, 'GET', `/products/${product.product_id}`)).toMatchObject({ availability: 'available' })
  await expect(main.getByRole('button', { name: labelIn(reject.label, lang), exact: true })).toHaveCount(0)
  await main.getByRole('button', { name: t('admin:show.unavailableActions') }).click()
  const withReason = `${labelIn(reject.label, lang)} ${labelIn(reject.message ?? reject.label, lang)}`
  await expect(page.getByRole('menuitem', { name: withReason, exact: true })).toHaveAttribute('aria-disabled', 'true')

  const { id, group_id, before_product_id } = await pending('main_product')
  const reason = `الصورة غير واضحة ${Date.now()}`
  await main.getByRole('button', { name: labelIn(reject.label, lang), exact: true }).click()
  const confirm = dialog.getByRole('button', { name: labelIn(reject.label, lang), exact: true })
  await confirm.click()
  await expect(fieldErrors(dialog)).toBeVisible()
  await dialog.getByRole('textbox').fill(reason)
  await confirm.click()
  await expect(main.getByText(reason)).toBeVisible()
  expect(await callAdminApi(page, 'GET', `/${requests.name}/${id}`)).toMatchObject({ status: 'rejected', reject_reason: reason })
  expect(await callAdminApi(page, 'GET', `/${groups.name}/${group_id}`)).toMatchObject({ main_product_id: before_product_id })
  const provider = await tokenOf(page.context(), demoPhones.provider)
  expect(JSON.stringify(await callApi(page, provider, 'GET', '/general/notifications?per_page=20'))).toContain(reason)
})
