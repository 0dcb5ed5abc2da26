import { pages } from '@wasl/shared/pages/pages.ts'
import { demoPhones, logIn, ownPassword } from './people.ts'
import { disclosure, newPhone, registerClient, type SitePage } from './site-steps.ts'
import { expect, test } from './test.ts'

const words = {
  ar: { phone: 'جوال سما 12', sand: /^رملي/, big: '256 جيجابايت', ladder: 'سلم خمس درجات' },
  en: { phone: 'Sama 12 phone', sand: /^Sand/, big: '256 GB', ladder: 'Ladder, five steps' },
} as const

const cartLink = ({ page, t }: SitePage) => page.getByRole('banner').getByRole('link', { name: t('common:nav.cart') })
const quantityOf = ({ page, t }: SitePage, name: string) => page.getByLabel(t('cart:quantityOf', { name }))

/** Finds a product by search and opens it. */
async function openProduct({ page, t, localePath }: SitePage, name: string): Promise<void> {
  await page.goto(localePath(pages.store()))
  await page.getByRole('searchbox', { name: t('store:search.label') }).fill(name)
  await page.getByRole('search').getByRole('button').click()
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Adds some of the product that is open. */
async function add({ page, t }: SitePage, quantity: number): Promise<void> {
  await page.getByLabel(t('store:cart.quantity')).selectOption(String(quantity))
  await page.getByRole('button', { name: t('store:cart.add') }).click()
  await expect(page.getByText(t('store:cart.added'))).toBeVisible()
}

const expectCount = (site: SitePage, count: string) => expect(cartLink(site).locator('[data-count]')).toHaveAttribute('data-count', count)

async function logInToCart({ page, t, localePath }: SitePage, phone: string): Promise<void> {
  await page.goto(localePath(pages.login({ next: localePath(pages.cart()) })))
  await page.getByLabel(t('auth:fields.phone')).fill(phone)
  await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(ownPassword)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth:login.submit'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/cart$/)
}

async function logOut({ page, t }: SitePage): Promise<void> {
  await disclosure(page, t('common:nav.account', { name: 'نوف الحربي' })).click()
  await page.getByRole('button', { name: t('common:nav.logout') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('auth:login.title') })).toBeVisible()
}

test('a guest fills a cart, and each log-in adds it to the one of the account', async ({ page, lang, t, localePath }) => {
  const say = words[lang]
  const site: SitePage = { page, t, localePath }
  const phone = newPhone()

  await test.step('from the home page through the menu to a variant in the cart', async () => {
    await page.goto(localePath('/'))
    if (lang === 'ar') await disclosure(page, t('common:nav.menu')).click()
    await page
      .getByRole('navigation', { name: t(lang === 'ar' ? 'common:nav.menu' : 'common:nav.label') })
      .getByRole('link', { name: t('common:nav.store') })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: t('store:heading') })).toBeVisible()
    await openProduct(site, say.phone)
    await page.getByRole('link', { name: say.big }).click()
    await page.getByRole('link', { name: say.sand }).click()
    await add(site, 2)
    await expectCount(site, '2')
  })

  await test.step('back leads from the cart to the product, and a cached page shows the count', async () => {
    await page.getByRole('link', { name: t('store:cart.open') }).click()
    await expect(quantityOf(site, say.phone)).toHaveValue('2')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: say.phone })).toBeVisible()
    await page.goto(localePath(pages.aboutUs()))
    await expectCount(site, '2')
  })

  await test.step('more than is left is refused at the line, with what is left', async () => {
    await page.goto(localePath(pages.cart()))
    await page.getByRole('button', { name: t('cart:more', { name: say.phone }) }).click()
    await expectCount(site, '3')
    await quantityOf(site, say.phone).fill('9')
    await quantityOf(site, say.phone).press('Enter')
    await expect(quantityOf(site, say.phone)).toHaveAttribute('aria-invalid', 'true')
    await expectCount(site, '3')
  })

  await test.step('a new account gets the cart of the guest', async () => {
    await page.goto(localePath(pages.register({ next: localePath(pages.cart()) })))
    await registerClient(site, phone)
    await expect(page).toHaveURL(/\/cart$/)
    await expect(quantityOf(site, say.phone)).toHaveValue('3')
  })

  await test.step('the cart stays with the account at the log-out', async () => {
    await logOut(site)
    await page.goto(localePath(pages.cart()))
    await expect(page.getByText(t('cart:empty.title'))).toBeVisible()
  })

  await test.step('at the next log-in both are added up, and what did not fit is named', async () => {
    await page.getByRole('link', { name: t('cart:empty.action') }).click()
    await openProduct(site, say.ladder)
    await add(site, 1)
    await openProduct(site, say.phone)
    await page.getByRole('link', { name: say.big }).click()
    await page.getByRole('link', { name: say.sand }).click()
    await add(site, 3)
    await logInToCart(site, phone)
    await expect(page.getByText(t('cart:reduced', { name: say.phone, quantity: 4, wanted: 6 }))).toBeVisible()
    await expect(quantityOf(site, say.phone)).toHaveValue('4')
    await expect(quantityOf(site, say.ladder)).toHaveValue('1')
    await expectCount(site, '5')
  })

  await test.step('logging in again changes nothing', async () => {
    await logOut(site)
    await logInToCart(site, phone)
    await expect(quantityOf(site, say.phone)).toHaveValue('4')
    await expectCount(site, '5')
  })
})

test('a provider has no cart', async ({ page, t, localePath }) => {
  await logIn(page, demoPhones.provider)
  await page.goto(localePath(pages.cart()))
  await expect(page.getByText(t('cart:clientsOnly.title'))).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest adds, changes, removes and puts back', async ({ page, lang, t, localePath }) => {
    const { ladder } = words[lang]
    const site: SitePage = { page, t, localePath }
    await openProduct(site, ladder)
    await add(site, 1)
    await cartLink(site).click()
    await page.getByRole('button', { name: t('cart:more', { name: ladder }) }).click()
    await expect(quantityOf(site, ladder)).toHaveValue('2')
    await quantityOf(site, ladder).fill('٤')
    await page.getByRole('button', { name: t('cart:update') }).click()
    await expect(quantityOf(site, ladder)).toHaveValue('4')
    await expectCount(site, '4')
    await page.getByRole('button', { name: t('cart:remove', { name: ladder }) }).click()
    await expect(page.getByText(t('cart:empty.title'))).toBeVisible()
    await page.getByRole('button', { name: t('cart:undo') }).click()
    await expect(quantityOf(site, ladder)).toHaveValue('4')
    await expectCount(site, '4')
  })
})
