import { expect, type Locator, type Page } from '@playwright/test'
import { latestCode, ownPassword, password, passwordOf } from './people.ts'

type Translate = (key: string, params?: Readonly<Record<string, string | number>>) => string
export type SitePage = { page: Page; t: Translate; localePath: (path: string) => string }

/** What opens a panel or menu: the summary of a `details` element has no role of its own. */
export const disclosure = (scope: Page | Locator, name: string): Locator => scope.locator('summary', { hasText: name })

/** Leads to the next step of the order form on a phone; wider screens have the form on one page. */
export async function nextFormStep(page: Page, t: (key: string) => string): Promise<void> {
  if (!isPhone(page)) return
  await page
    .getByRole('button', { name: t('send-order:steps.next'), exact: true })
    .filter({ visible: true })
    .click()
}

/** Waits until the order form shows one step at a time on a phone. */
export async function waitForSteps(page: Page): Promise<void> {
  if (isPhone(page)) await page.locator('.order-steps[data-step]').waitFor()
}

/** Opens a step of the order form on a phone, as its address does, without the checks of the steps before. */
export async function openFormStep(page: Page, step: 'place' | 'send'): Promise<void> {
  if (!isPhone(page)) return
  await waitForSteps(page)
  await page.evaluate((name) => {
    location.hash = `step-${name}`
  }, step)
  await page.locator(`.order-steps[data-step=${step}]`).waitFor()
}

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768

/** Presses a button by its label; if it asks for confirmation, fills in the reason and confirms. */
export async function pressButton(page: Page, name: string, reason?: string): Promise<void> {
  const summary = disclosure(page, name).first()
  if (await summary.isVisible()) {
    await summary.click()
    // Its own panel: a menu around it has the button as well.
    const form = summary.locator('xpath=ancestor::details[1]')
    if (reason) await form.getByRole('textbox').fill(reason)
    await form.getByRole('button', { name, exact: true }).click()
    return
  }
  await page.getByRole('button', { name, exact: true }).first().click()
}

/** Registers a new client on the registration page that is open, with the code from the demo outbox or from elsewhere. */
export async function registerClient(
  { page, t }: SitePage,
  phone: string,
  readCode = () => latestCode(page, `+966${phone.slice(1)}`),
): Promise<void> {
  await page.getByLabel(t('auth:fields.name')).fill('نوف الحربي')
  await page.getByLabel(t('auth:fields.phone'), { exact: true }).fill(phone)
  await page.getByLabel(t('auth:fields.email')).fill(`nouf${phone}@example.com`)
  await page.getByLabel(t('auth:fields.city')).selectOption({ index: 1 })
  await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(ownPassword)
  await page.getByLabel(t('auth:fields.confirmPassword'), { exact: true }).fill(ownPassword)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('auth:register.submit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('auth:code.title') })).toBeVisible()
  await enterCode(page, t, await readCode())
}

/** Enters the code of a phone, and sends it. */
export async function enterCode(page: Page, t: Translate, code: string): Promise<void> {
  await page.getByLabel(t('auth:fields.code')).fill(code)
  await page.getByRole('button', { name: t('auth:code.submit') }).click()
}

/** Logs in with the login form that opens for a page whose session has ended. */
export async function logInAgain(page: Page, t: Translate, phone: string): Promise<void> {
  await expect(page.getByText(t('auth:login.sessionEnded'))).toBeVisible()
  await page.getByLabel(t('auth:fields.phone')).fill(phone)
  await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(passwordOf(phone))
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth:login.submit'), exact: true })
    .click()
}

/** The order id in the address of the page. */
export const orderIdOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? ''

/** A phone number that is unique in this run. */
export const newPhone = (): string => `05${String(Date.now()).slice(-8)}`

/** Fills the proof of a bank transfer; its amount and date are those of the page. */
export async function fillTransfer(page: Page, t: Translate): Promise<void> {
  await page.getByLabel(t('payments:transfer.bank'), { exact: true }).fill('مصرف الراجحي')
  await page.getByLabel(t('payments:transfer.holder'), { exact: true }).fill('خالد الشهري')
  await page.getByLabel(t('payments:transfer.number'), { exact: true }).fill('SA0380000000608010167519')
  await page.locator('input[type=file]').setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: picture })
}

const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

/** The link to the payment of an order, with its amount. */
export const payLink = (page: Page, t: Translate): Locator =>
  page.getByRole('link', { name: new RegExp(`^${t('orders:pay.button')} .*\\d`) })

/** Opens the menu with the actions of an order that are rarely meant. */
export const openMoreActions = (page: Page): Promise<void> => page.locator('summary[data-more-actions]').click()

/** Withdraws from the wallet of a demo person, who is logged in, with the password and the code of the SMS. */
export async function withdrawFromWallet(page: Page, t: Translate, phone: string, amount: string): Promise<void> {
  await page.getByLabel(t('payments:withdraw.amount'), { exact: true }).fill(amount)
  await page.getByLabel(t('payments:withdraw.iban'), { exact: true }).fill(withdrawalIban)
  await page.getByLabel(t('payments:withdraw.holder'), { exact: true }).fill('سارة القحطاني')
  await page.getByLabel(t('account:password.current'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('payments:withdraw.sendCode') }).click()
  // Then its code is in the outbox.
  await expect(page.getByRole('heading', { name: t('payments:withdraw.check') })).toBeVisible()
  await page.getByLabel(t('auth:fields.code')).fill(await latestCode(page, `+966${phone.slice(1)}`))
  await page.getByRole('button', { name: t('payments:withdraw.confirm') }).click()
}

/** The IBAN of those withdrawals, in groups of four. */
export const withdrawalIban = 'SA03 8000 0000 6080 1016 7519'
