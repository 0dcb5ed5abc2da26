import type { Page } from '@playwright/test'
import { products } from '@wasl/resources/products.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { callAdminApi } from './admin-page.ts'
import { demoPhones, logIn, logInToBackOffice } from './people.ts'
import { disclosure } from './site-steps.ts'
import { expect, test } from './test.ts'

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const words = {
  ar: { first: 'مفك كهرباء', second: 'مفك كهرباء عازل' },
  en: { first: 'Electric screwdriver', second: 'Insulated screwdriver' },
} as const

/** Decides the newest request as an administrator. */
async function decide(admin: Page, action: 'approve' | 'reject', body: object = {}): Promise<void> {
  const [request] = await callAdminApi(admin, 'GET', '/review-requests?status=pending&_sort=created_at&_order=desc&_start=0&_end=1')
  await callAdminApi(admin, 'POST', `/review-requests/${request.id}/actions/${action}`, body)
}

test('a provider sells a product with variants: facts are reviewed, stock and price change at once', async ({
  page,
  newBrowserPage,
  localePath,
  lang,
  t,
}) => {
  const say = words[lang]
  const label = (name: keyof typeof products.fields) => labelIn(products.fields[name].label, lang)
  const input = (name: 'name' | 'description', language: 'ar' | 'en') =>
    page.getByLabel(`${label(name)} (${t(`products:language.${language}`)})`)
  const enterName = async (word: 'first' | 'second') => {
    for (const language of ['ar', 'en'] as const) await input('name', language).fill(words[language][word])
  }
  const admin = await newBrowserPage()
  await logInToBackOffice(admin, demoPhones.superAdmin)
  await logIn(page, demoPhones.provider)
  const save = page.getByRole('button', { name: t('products:form.save'), exact: true })
  const sku = `E2E-${Date.now()}`

  await test.step('adds a product with two variants, and mistakes keep what was typed', async () => {
    await page.goto(localePath(pages.ownProducts()))
    await page.getByRole('link', { name: t('products:add') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('products:add') })).toBeVisible()
    await enterName('first')
    await input('description', 'ar').fill('مفك بمقبض مريح')
    await input('description', 'en').fill('A comfortable handle')
    await page.getByLabel(label('category_id')).selectOption({ index: 1 })
    await expect(page.getByLabel(label('is_returnable'))).toBeChecked()
    await page.locator('input[name=new_images]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png })
    await page.locator('input[name=type][value=multi]').check()
    await page.locator('input[name=price]').fill('20')
    const variants = page.getByRole('group', { name: label('variants') })
    await page.getByRole('button', { name: t('products:variants.add') }).click()
    for (const at of [0, 1]) {
      await variants
        .locator(`select[name="variants.${at}.options"]`)
        .first()
        .selectOption({ index: at + 1 })
      await page.locator(`input[name="variants.${at}.price"]`).fill(String(20 + at))
      await page.locator(`input[name="variants.${at}.quantity"]`).fill('5')
      if (at === 0) await page.locator(`input[name="variants.${at}.sku"]`).fill(`${sku}-0`)
    }
    const send = page.getByRole('button', { name: t('products:form.send') })
    await send.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(input('name', lang)).toHaveValue(say.first)
    await page.locator('input[name="variants.1.sku"]').fill(`${sku}-1`)
    await send.click()
    await expect(page.getByRole('heading', { level: 1, name: say.first })).toBeVisible()
    await expect(page.getByText(t('products:review.product.pending'))).toBeVisible()
  })

  const store = await newBrowserPage()
  const product = localePath(pages.product({ id: new URL(page.url()).pathname.split('/').at(-1) ?? '' }))

  await test.step('is on sale once it is approved', async () => {
    expect((await store.request.get(product)).status()).toBe(404)
    await decide(admin, 'approve')
    await store.goto(product)
    await expect(store.getByRole('heading', { level: 1, name: say.first })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(label('is_returnable'))).toBeChecked()
  })

  await test.step('a new name waits while the old one is on sale', async () => {
    await page.reload()
    await enterName('second')
    await save.click()
    await expect(page.getByText(t('products:review.product_edit.pending'))).toBeVisible()
    await store.reload()
    await expect(store.getByRole('heading', { level: 1, name: say.first })).toBeVisible()
  })

  await test.step('a new price is there at once', async () => {
    await page.goto(localePath(pages.ownProducts({ q: say.first })))
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: say.first }) })
    await expect(row.getByText(t('products:change.pending'))).toBeVisible()
    await disclosure(row, t('products:units.title')).click()
    await row.getByLabel(t('products:units.price')).first().fill('33')
    await row.getByLabel(t('products:units.lowStock')).first().fill('9')
    await row.getByRole('button', { name: t('products:units.save') }).click()
    await expect(row.getByText(t('products:low'), { exact: true })).toBeVisible()
    await store.reload()
    await expect(store.getByText('33').first()).toBeVisible()
  })

  await test.step('a rejected change shows its reason, and the old name stays', async () => {
    await decide(admin, 'reject', { reason: 'الاسم لا يطابق الصورة' })
    await page.goto(localePath(pages.ownProducts({ state: 'rejected' })))
    await page.getByRole('link', { name: say.first }).click()
    await expect(page.getByText('الاسم لا يطابق الصورة')).toBeVisible()
    await expect(input('name', lang)).toHaveValue(say.second)
    await store.reload()
    await expect(store.getByRole('heading', { level: 1, name: say.first })).toBeVisible()
  })

  await test.step('is hidden from the store', async () => {
    await page.getByRole('button', { name: t('products:hide') }).click()
    await expect(page.getByRole('button', { name: t('products:show') })).toBeVisible()
    expect((await store.request.get(product)).status()).toBe(404)
  })
})
