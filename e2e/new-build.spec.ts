import type { BrowserContext, Page } from '@playwright/test'
import { pages } from '@wasl/shared/pages/pages.ts'
import { complaintReasons } from '@wasl/shared/rules/complaint-reasons.ts'
import { type Locale, labelIn } from '@wasl/shared/units.ts'
import { type Deployments, startDeployments } from './deployments.ts'
import { demoPhones, endSession, logIn } from './people.ts'
import { disclosure, logInAgain, openFormStep } from './site-steps.ts'
import { expect, test } from './test.ts'

const origin = `http://localhost:${Number(process.env.E2E_PORT ?? 4310) + 72}`
const category = { ar: /صيانة المنازل/, en: /Home maintenance/ }
const plumbing = { ar: /سباكة/, en: /Plumbing/ }
const typed = 'هل تعملون يوم الجمعة؟'

/** A tab of the earlier build: how often it was loaded since, and the build that it has now. */
type OpenTab = { page: Page; loads: () => number; isNew: () => Promise<boolean> }
type Tools = { lang: Locale; t: (key: string) => string; localePath: (path: string) => string }

let deployments: Deployments
let context: BrowserContext
/** Opened with one build, and left open while it was replaced by another one. */
let tabs: Record<'link' | 'shown' | 'filled' | 'sent' | 'ended' | 'order', OpenTab>
let errors: string[]

test.beforeAll(async ({ browser, lang, t, localePath }) => {
  test.setTimeout(600_000)
  deployments = await startDeployments(origin)
  context = await browser.newContext({ baseURL: origin })
  errors = []
  context.on('weberror', (webError) => errors.push(String(webError.error())))
  const tools = { lang, t, localePath }
  await logIn(await context.newPage(), demoPhones.client)
  const opened = {
    link: await openTab(localePath(pages.orders())),
    shown: await openTab(localePath(pages.wallet())),
    filled: await openComplaint(tools),
    sent: await openComplaint(tools),
    ended: await openComplaint(tools),
    order: await openOrder(tools),
  }
  // Looking for a new build before there is one must not hide it later.
  await showTab(opened.shown)
  const version = await versionOf(opened.link)
  await deployments.deploy()
  const tabOf = (page: Page): OpenTab => ({ page, loads: countLoads(page), isNew: async () => (await versionOf(page)) !== version })
  tabs = {
    link: tabOf(opened.link),
    shown: tabOf(opened.shown),
    filled: tabOf(opened.filled),
    sent: tabOf(opened.sent),
    ended: tabOf(opened.ended),
    order: tabOf(opened.order),
  }
})
test.afterAll(async () => {
  await context?.close()
  await deployments?.stop()
  expect(errors).toEqual([])
})

test('a link leads to its page after one load, and further links without any', async ({ lang, t, localePath }) => {
  const { page, loads, isNew } = tabs.link
  await page
    .getByRole('link', { name: t('common:nav.services') })
    .last()
    .click()
  await expect(page).toHaveURL(new RegExp(`${localePath(pages.services())}$`))
  await expect.poll(loads).toBe(1)
  expect(await isNew()).toBe(true)
  await page.getByRole('link', { name: category[lang] }).first().click()
  await expect(page.getByRole('checkbox', { name: plumbing[lang] })).toBeVisible()
  expect(loads()).toBe(1)
})

test('a page that is shown again is loaded once', async () => {
  const { page, loads, isNew } = tabs.shown
  await showTab(page)
  await expect.poll(loads).toBe(1)
  expect(await isNew()).toBe(true)
  await showTab(page)
  expect(loads()).toBe(1)
})

test('a page with a half-filled form is not loaded when it is shown again', async ({ t }) => {
  const { page, loads, isNew } = tabs.filled
  await showTab(page)
  await expect(messageOf(page, t)).toHaveValue(typed)
  expect([loads(), await isNew()]).toEqual([0, false])
})

test('a half-filled form is sent to the new build once, and its page follows', async ({ t, localePath }) => {
  const { page, loads, isNew } = tabs.sent
  const subject = await page.getByLabel(t('complaints:form.subject')).inputValue()
  await send(page, t)
  await expect(page).toHaveURL(/\/complaint\/[\w-]+$/)
  await expect(page.getByText(typed)).toBeVisible()
  await expect.poll(loads).toBe(1)
  expect(await isNew()).toBe(true)
  await page.goto(localePath(pages.complaints()))
  await expect(page.getByText(subject).filter({ visible: true })).toHaveCount(1)
})

test('a place whose script is gone leaves the order as it was typed', async ({ t }) => {
  const { page, loads } = tabs.order
  await openFormStep(page, 'place')
  await page.getByLabel(t('send-order:map.link')).fill('24.7136, 46.6753')
  await expect(page.getByText(t('send-order:map.selected'), { exact: true })).toBeVisible()
  await expect(page.getByLabel(t('send-order:note'))).toHaveValue(typed)
  expect(loads()).toBe(0)
})

test('a form that is sent after the session has ended is filled again after the login', async ({ t }) => {
  const { page } = tabs.ended
  await endSession(page)
  await send(page, t)
  await logInAgain(page, t, demoPhones.client)
  await expect(page.getByText(t('common:form.restoredWithoutFiles')).filter({ visible: true })).toHaveCount(1)
  await expect(messageOf(page, t)).toHaveValue(typed)
})

async function openTab(path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return page
}

let complaints = 0
async function openComplaint({ lang, t, localePath }: Tools): Promise<Page> {
  const page = await openTab(localePath(pages.complaints()))
  complaints += 1
  await page.getByLabel(t('complaints:form.subject')).fill(`سؤال ${complaints}`)
  await page.getByLabel(t('complaints:form.reason')).selectOption({ label: labelIn(complaintReasons.quality, lang) })
  await messageOf(page, t).fill(typed)
  return page
}

async function openOrder({ lang, t, localePath }: Tools): Promise<Page> {
  const page = await openTab(localePath('/'))
  await page.getByRole('link', { name: category[lang] }).first().click()
  await page.getByRole('checkbox', { name: plumbing[lang] }).check()
  await page.getByRole('button', { name: t('services:category.continue') }).click()
  await openFormStep(page, 'send')
  await disclosure(page, t('send-order:scope')).click()
  await page.getByLabel(t('send-order:note')).fill(typed)
  await page.waitForLoadState('networkidle')
  return page
}

const messageOf = (page: Page, t: Tools['t']) => page.getByLabel(t('complaints:form.message'))
const send = (page: Page, t: Tools['t']) => page.getByRole('button', { name: t('complaints:form.send') }).click()

function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

type BuiltWindow = Window & { __reactRouterManifest?: { version: string } }
const versionOf = (page: Page) => page.evaluate(() => (window as BuiltWindow).__reactRouterManifest?.version)

/** Shows a tab. A tab that is shown already only gets the event. */
async function showTab(page: Page): Promise<void> {
  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.waitForLoadState('networkidle')
}
