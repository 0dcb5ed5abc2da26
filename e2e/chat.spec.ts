import type { Page } from '@playwright/test'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { callApi } from './call-api.ts'
import { createPayableOrder } from './create-orders.ts'
import { demoPhones, endSession, logIn, tokenOf } from './people.ts'
import { logInAgain } from './site-steps.ts'
import { expect, test } from './test.ts'
import { text } from './texts.ts'

test.use({ goesOffline: true })
const offlineLines = ['First offline line', 'Second offline line']
const attack = '<img src=x onerror="document.title=\'attacked\'"> \u202e%3Cscript%3E'
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

test('a client on a phone and a provider on a desktop write to each other, while one is offline and returns', async ({
  page,
  t,
  localePath,
  browser,
  baseURL,
}) => {
  await logIn(page, demoPhones.client)
  const token = await tokenOf(page.context(), demoPhones.client)
  const order = await createPayableOrder(page, token)
  const desktop = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    hasTouch: false,
    isMobile: false,
    ...(baseURL && { baseURL }),
  })
  const provider = await desktop.newPage()
  await logIn(provider, demoPhones.provider)

  await test.step('both open the chat from the order', async () => {
    await page.goto(localePath(pages.order({ id: order })))
    await page.getByRole('link', { name: t('orders:page.chat.provider') }).click()
    await expect(page.getByText(t('chat:noMessages'), { exact: true })).toBeVisible()
    await provider.goto(pathIn('en', pages.order({ id: order })))
    await provider.getByRole('link', { name: text('en', 'orders:page.chat.client') }).click()
    await expect(provider.getByLabel(text('en', 'chat:write'))).toBeVisible()
  })

  await test.step('a text with markup and direction marks and an image arrive as they are, and are read', async () => {
    await page.getByLabel(t('chat:attach')).setInputFiles({ name: 'leak.png', mimeType: 'image/png', buffer: picture })
    await page.getByLabel(t('chat:write')).fill(attack)
    await page.getByRole('button', { name: t('chat:send'), exact: true }).click()
    const shown = messages(provider).filter({ hasText: '<img src=x' })
    await expect(shown).toHaveText(attack.replace('\u202e', ''))
    await expect(provider.getByRole('img', { name: /leak/ })).toBeVisible()
    await expect(page.getByText(t('chat:read'), { exact: true })).toBeVisible()
    expect(await provider.title()).not.toBe('attacked')
    await provider.getByRole('img', { name: /leak/ }).click()
    await expect(provider.getByRole('dialog', { name: /leak/ })).toBeVisible()
    await provider.keyboard.press('Escape')
    await expect(provider.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('Enter sends on the desktop', async () => {
    await provider.getByLabel(text('en', 'chat:write')).fill('We start at 9')
    await provider.keyboard.press('Enter')
    await expect(messages(page).filter({ hasText: 'We start at 9' })).toBeVisible()
  })

  await test.step('messages written offline wait, and are sent once and in order; those missed appear', async () => {
    await page.context().setOffline(true)
    for (const line of offlineLines) {
      await page.getByLabel(t('chat:write')).fill(line)
      await page.getByRole('button', { name: t('chat:send'), exact: true }).click()
    }
    await expect(page.getByText(t('chat:status.noConnection'))).toBeVisible()
    await expect(page.getByText(t('chat:waiting'), { exact: true })).toHaveCount(2)
    await provider.getByLabel(text('en', 'chat:write')).fill('While you were away')
    await provider.keyboard.press('Enter')
    await expect(messages(provider).filter({ hasText: 'While you were away' })).toBeVisible()
    await page.context().setOffline(false)
    await expect(messages(page).filter({ hasText: 'While you were away' })).toBeVisible()
    await expect(messages(provider).filter({ hasText: 'offline line' })).toHaveText(offlineLines, { timeout: 20_000 })
    await expect(page.getByText(t('chat:waiting'), { exact: true })).toHaveCount(0)
  })

  const { chat } = await callApi(page, token, 'GET', `/orders/${order}`)
  const { messages: stored }: { messages: { seq: number }[] } = await callApi(page, token, 'GET', `/chat/rooms/${chat.id}/messages`)
  expect(stored.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5])
  await desktop.close()
})

test('a message that is written after the session has ended is sent after logging in again', async ({ page, t, localePath }) => {
  await logIn(page, demoPhones.client)
  const order = await createPayableOrder(page, await tokenOf(page.context(), demoPhones.client))
  await page.goto(localePath(pages.order({ id: order })))
  await page.getByRole('link', { name: t('orders:page.chat.provider') }).click()
  await expect(page.getByText(t('chat:noMessages'), { exact: true })).toBeVisible()
  const { pathname } = new URL(page.url())
  await endSession(page)
  await page.getByLabel(t('chat:write')).fill('Written after the end')
  await page.getByRole('button', { name: t('chat:send'), exact: true }).click()
  await logInAgain(page, t, demoPhones.client)
  await expect(messages(page).filter({ hasText: 'Written after the end' })).toBeVisible()
  await expect(page.getByText(t('chat:sent'), { exact: true })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(pathname)
})

test('without a script, the text of a message stays when its file is rejected', async ({ page, browser, baseURL, t, localePath }) => {
  const token = await tokenOf(page.context(), demoPhones.client)
  const { chat } = await callApi(page, token, 'GET', `/orders/${await createPayableOrder(page, token)}`)
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const plain = await context.newPage()
  await logIn(plain, demoPhones.client)
  await plain.goto(localePath(pages.chat({ id: chat.id })))
  await plain.getByLabel(t('chat:write')).fill('With a broken file')
  await plain.getByLabel(t('chat:attach')).setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('text') })
  await plain.getByRole('button', { name: t('chat:send'), exact: true }).click()
  await expect(plain.getByRole('alert')).toBeVisible()
  await expect(plain.getByLabel(t('chat:write'))).toHaveValue('With a broken file')
  await context.close()
})

test('a chat that closes while it is open is shown closed, with the rejected message and the text being written', async ({
  page,
  t,
  localePath,
}) => {
  await logIn(page, demoPhones.client)
  const token = await tokenOf(page.context(), demoPhones.client)
  const { chat } = await callApi(page, token, 'GET', `/orders/${await createPayableOrder(page, token)}`)
  await page.goto(localePath(pages.chat({ id: chat.id })))
  const field = page.getByLabel(t('chat:write'))
  await field.fill('Not yet sent')
  await callApi(page, await tokenOf(page.context(), demoPhones.provider), 'PATCH', `/chat/rooms/${chat.id}/block`, { is_blocked: true })
  const closed = page.getByRole('status').filter({ hasText: /does not accept messages|لا يستقبل الرسائل/ })
  await field.fill('Sent too late')
  await page.getByRole('button', { name: t('chat:send'), exact: true }).click()
  for (const visit of ['open', 'reloaded']) {
    await expect(closed, visit).toBeVisible()
    await expect(field).toHaveCount(0)
    await expect(messages(page).filter({ hasText: 'Sent too late' })).toBeVisible()
    await expect(page.getByRole('button', { name: t('chat:retry'), exact: true })).toHaveCount(0)
    await page.reload()
  }
})

/** The texts of the shown messages. */
const messages = (page: Page) => page.getByRole('listitem').locator('p[dir="auto"]')
