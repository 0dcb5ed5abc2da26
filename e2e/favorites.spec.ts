import { pages } from '@wasl/shared/pages/pages.ts'
import { demoPhones, logIn, ownPassword } from './people.ts'
import { newPhone, registerClient, type SitePage } from './site-steps.ts'
import { expect, test } from './test.ts'
import { newClient } from './visitors.ts'

const words = {
  ar: { phone: 'جوال سما 12', ladder: 'سلم خمس درجات', category: 'صيانة المنازل', soldOut: 'إطار 20 بوصة' },
  en: { phone: 'Sama 12 phone', ladder: 'Ladder, five steps', category: 'Home maintenance', soldOut: 'Tyre, 20 inch' },
} as const

/** Finds a product by search and opens it. */
async function openProduct({ page, localePath }: SitePage, name: string): Promise<void> {
  await page.goto(localePath(`${pages.store()}?q=${encodeURIComponent(name)}`))
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const saveButton = ({ page, t }: SitePage) => page.getByRole('button', { name: t('favorites:save'), exact: true })
const removeButton = ({ page, t }: SitePage) => page.getByRole('button', { name: t('favorites:remove'), exact: true })

test('a guest saves a product, and a log-in adds it to those of the account', async ({ page, lang, t, localePath }) => {
  const say = words[lang]
  const site: SitePage = { page, t, localePath }
  const phone = newPhone()
  const saved = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

  await test.step('a new account saves a product', async () => {
    await page.goto(localePath(pages.register({ next: localePath(pages.favorites()) })))
    await registerClient(site, phone)
    await expect(page.getByText(t('favorites:empty.title'))).toBeVisible()
    await openProduct(site, say.ladder)
    await saveButton(site).click()
    await expect(removeButton(site)).toBeVisible()
    await page.context().clearCookies()
  })

  await test.step('a guest saves another', async () => {
    await openProduct(site, say.phone)
    await saveButton(site).click()
    await expect(page.getByText(t('favorites:saved'))).toBeVisible()
    await page.goto(localePath(pages.favorites()))
    await expect(saved(say.phone)).toBeVisible()
    await expect(saved(say.ladder)).toHaveCount(0)
  })

  await test.step('after the log-in the list has both', async () => {
    await page.goto(localePath(pages.login({ next: localePath(pages.favorites()) })))
    await page.getByLabel(t('auth:fields.phone')).fill(phone)
    await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(ownPassword)
    await page
      .getByRole('main')
      .getByRole('button', { name: t('auth:login.submit'), exact: true })
      .click()
    await expect(saved(say.phone)).toBeVisible()
    await expect(saved(say.ladder)).toBeVisible()
  })

  await test.step('the list and the page remove', async () => {
    await page.getByRole('button', { name: t('favorites:removeName', { name: say.ladder }) }).click()
    await expect(saved(say.ladder)).toHaveCount(0)
    await saved(say.phone).click()
    await removeButton(site).click()
    await expect(saveButton(site)).toBeVisible()
  })
})

test('cards have hearts for products, services and providers', async ({ page, lang, t, localePath }) => {
  await logIn(page, demoPhones.secondClient)
  const heartOf = (text: string, name: string) => page.getByRole('button', { name: t(`favorites:${text}`, { name }) })
  const save = async (name: string) => {
    await heartOf('saveName', name).click()
    await expect(heartOf('removeName', name)).toBeVisible()
  }
  await page.goto(localePath(`${pages.store()}?q=${encodeURIComponent(words[lang].ladder)}`))
  await save(words[lang].ladder)
  await page.goto(localePath(pages.services()))
  await page.getByRole('main').getByRole('link', { name: words[lang].category }).first().click()
  const service = (await page.getByRole('main').locator('label').first().locator('.text-lg').textContent()) ?? ''
  await save(service)
  // Packages are cards too, without hearts.
  const cards = page.getByRole('article').filter({ has: page.locator('button[name="add"][value^="provider:"]') })
  const provider = (await cards.first().getByRole('heading').textContent()) ?? ''
  await save(provider)
  await page.goto(localePath(pages.favorites()))
  for (const name of [words[lang].ladder, service, provider])
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
})

test('a guest logs in to hear when a sold-out product is back', async ({ page, lang, t, localePath }) => {
  const { soldOut } = words[lang]
  const phone = await newClient(page)
  await openProduct({ page, t, localePath }, soldOut)
  await page.getByRole('link', { name: t('favorites:wish.add') }).click()
  await page.getByLabel(t('auth:fields.phone')).fill(phone)
  await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(ownPassword)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth:login.submit'), exact: true })
    .click()
  await page.getByRole('button', { name: t('favorites:wish.add') }).click()
  await expect(page.getByText(t('favorites:wish.waiting'))).toBeVisible()
  await page.goto(localePath(pages.favorites()))
  await expect(page.getByRole('listitem').filter({ hasText: soldOut }).getByText(t('favorites:wish.waiting'))).toBeVisible()
})

test('a provider saves nothing', async ({ page, t, localePath }) => {
  await logIn(page, demoPhones.provider)
  await page.goto(localePath(pages.favorites()))
  await expect(page.getByText(t('favorites:clientsOnly.title'))).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest saves and removes', async ({ page, lang, t, localePath }) => {
    const { ladder } = words[lang]
    const site: SitePage = { page, t, localePath }
    await openProduct(site, ladder)
    await saveButton(site).click()
    await expect(page.getByText(t('favorites:saved'))).toBeVisible()
    await page.goto(localePath(pages.favorites()))
    await page.getByRole('button', { name: t('favorites:removeName', { name: ladder }) }).click()
    await expect(page.getByText(t('favorites:empty.title'))).toBeVisible()
  })
})
