import type { Page } from '@playwright/test'
import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { callAdminApi, setAdminPreferences } from './admin-page.ts'
import { callApi } from './call-api.ts'
import { createPayableOrder } from './create-orders.ts'
import { demoPhones, latestCode, logIn, ownPassword, tokenOf } from './people.ts'
import { newPhone } from './site-steps.ts'
import { expect, test } from './test.ts'
import { logInAsAdmin } from './visitors.ts'

const mark = 'onerror=self.attacked'
const attack = `<img src=x ${mark}=1>`

test('a name and a text with markup and direction marks stay text, apart from the sentence around them', async ({
  page,
  localePath,
  newBrowserPage,
  lang,
  t,
}) => {
  const phone = newPhone()
  await registerAs(page, phone, `${attack}\u202e`)
  await logIn(page, phone)
  const token = await tokenOf(page.context(), phone)
  const order = await createPayableOrder(page, token)
  const {
    chat: { id: orderRoom },
  } = await callApi(page, token, 'GET', `/orders/${order}`)
  const write = (path: string, body: object) => callApi(page, token, 'POST', path, body)
  await write(`/chat/rooms/${orderRoom}/messages`, { client_id: crypto.randomUUID(), text: `${attack}\u202e` })
  const room = await callApi(page, token, 'POST', '/chat/administration', {})
  await write(`/chat/rooms/${room.id}/messages`, { client_id: crypto.randomUUID(), text: `${attack}\u202e` })
  const complaint = await write('/complaints', { subject: attack, message: attack, reason: 'other', order_id: order })
  await write(`/complaints/${complaint.id}/messages`, { message: `\u202e${attack}` })
  const ownPages = [
    '/',
    pages.profile(),
    pages.complaints(),
    pages.complaint({ id: complaint.id }),
    pages.chat({ id: room.id }),
    pages.chat({ id: orderRoom }),
  ]
  for (const path of ownPages) await expectOnlyText(page, localePath(path))
  const provider = await newBrowserPage()
  await logIn(provider, demoPhones.provider)
  await expectOnlyText(provider, localePath(pages.chat({ id: orderRoom })))

  const admin = await newBrowserPage()
  await setAdminPreferences(admin, lang)
  await logInAsAdmin(admin, [])
  const [client] = await callAdminApi(admin, 'GET', `/customers?q=${phone}`)
  expect(client.name).toBe(attack)
  const screens = [
    `${adminPages.list({ resource: 'customers' })}?q=${phone}`,
    adminPages.show({ resource: 'customers', id: client.id }),
    adminPages.show({ resource: 'orders', id: order }),
    adminPages.list({ resource: 'complaints' }),
    adminPages.show({ resource: 'complaints', id: complaint.id }),
    adminPages.show({ resource: 'chat-rooms', id: room.id }),
  ]
  for (const path of screens) await expectOnlyText(admin, inBackOffice(path))
  await admin.getByRole('tab', { name: lang === 'ar' ? 'الرسائل' : 'Messages', exact: true }).click()
  await admin.getByRole('button', { name: t('admin:chat.read') }).click()
  await expect(admin.getByRole('listitem').filter({ hasText: mark })).toHaveCount(1)
  await expectTextOnPage(admin)
  await callAdminApi(admin, 'POST', `/complaints/${complaint.id}/actions/reply`, { reply: attack })
  await callAdminApi(admin, 'POST', `/chat-rooms/${room.id}/actions/reply`, { reply: attack })
  for (const path of [pages.complaint({ id: complaint.id }), pages.chat({ id: room.id })]) await expectOnlyText(page, localePath(path))
})

async function registerAs(page: Page, phone: string, name: string): Promise<void> {
  const [city] = await callApi(page, null, 'GET', '/cities?_start=0&_end=1&is_served=true')
  const form = {
    name,
    phone,
    email: `m${phone}@example.com`,
    city_id: city.id,
    password: ownPassword,
    password_confirmation: ownPassword,
    terms: true,
  }
  const { challenge_id } = await callApi(page, null, 'POST', '/auth/register', form)
  await callApi(page, null, 'POST', '/auth/verify', { challenge_id, code: await latestCode(page, `+966${phone.slice(1)}`) })
}

/** Opens a page that shows the attack: it made no element, and it cannot turn the text around it. */
async function expectOnlyText(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByText(mark).first()).toBeAttached()
  await expectTextOnPage(page)
}

async function expectTextOnPage(page: Page): Promise<void> {
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  expect(await page.evaluate('self.attacked'), page.url()).toBeUndefined()
  expect(await page.evaluate(textsInTheSentence, mark), `${page.url()}: not isolated`).toEqual([])
}

/** The elements that show a text with `mark` in the middle of another text without isolating its direction. */
function textsInTheSentence(mark: string): string[] {
  const isIsolated = (node: Text): boolean => {
    if (node.data.indexOf('\u2068') !== -1) return true
    for (let element = node.parentElement; element && element !== document.body; element = element.parentElement) {
      const { unicodeBidi, display } = getComputedStyle(element)
      if (unicodeBidi.startsWith('isolate') || unicodeBidi === 'plaintext') return true
      // A paragraph of its own that holds nothing else.
      if (display !== 'inline') return element.textContent === node.data
    }
    return true
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const isShown = !node.parentElement?.closest('script, style, title, option, textarea')
    if (isShown && node.data.includes(mark) && !isIsolated(node)) found.push(node.parentElement?.outerHTML.slice(0, 200) ?? '')
  }
  return found
}
