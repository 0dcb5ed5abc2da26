import type { Page } from '@playwright/test'
import { pages } from '@wasl/shared/pages/pages.ts'
import { createPayableOrder } from './create-orders.ts'
import { type DemoServer, startDemo } from './deployments.ts'
import { type GatewayServer, payOnHostedPage, planButtons, startGateway } from './gateway-server.ts'
import { demoPhones, logIn, tokenOf } from './people.ts'
import { disclosure } from './site-steps.ts'
import { test as base, expect } from './test.ts'

// The pages of a real gateway have another origin than the site. The policy for forms counts for redirects too, so a payment must work there: with
// scripts, without them and, as on a slow phone, before they have loaded.

const port = Number(process.env.E2E_PORT ?? 4310)
const origin = `http://localhost:${port + 80}`

const test = base.extend<object, { gateway: GatewayServer; site: DemoServer }>({
  gateway: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const gateway = await startGateway(origin, port + 81)
      await use(gateway)
      await gateway.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: [
    async ({ gateway }, use) => {
      const site = await startDemo(origin, gateway.env)
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
})
const delayScripts = (page: Page, ms: number) =>
  page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await route.continue().catch(() => {})
  })

const ways = [
  { name: 'with scripts', javaScriptEnabled: true, delayMs: 0 },
  { name: 'without scripts', javaScriptEnabled: false, delayMs: 0 },
  { name: 'before the scripts have loaded', javaScriptEnabled: true, delayMs: 6_000 },
]
for (const { name, javaScriptEnabled, delayMs } of ways)
  test.describe(name, () => {
    test.use({ javaScriptEnabled })

    test('an order and a top-up are paid by card on a page of another origin', async ({ page, t, localePath, lang, gateway }) => {
      const id = await createPayableOrder(page, await tokenOf(page.context(), demoPhones.client))
      await logIn(page, demoPhones.client)
      if (delayMs > 0) await delayScripts(page, delayMs)
      const payByCard = async () => {
        await page.getByRole('button', { name: t('payments:card.pay') }).click()
        await expect(page).toHaveURL(new RegExp(`^${gateway.origin}/`))
        await payOnHostedPage(page, lang, '4111111111111111')
        await expect(page).toHaveURL(new RegExp(`^${origin}`))
        await expect(page.getByRole('heading', { level: 1, name: t('payments:status.confirmed.title') })).toBeVisible({ timeout: 20_000 })
      }
      await page.goto(localePath(pages.payOrder({ id })), { waitUntil: 'commit' })
      await disclosure(page, t('payments:card.title')).click()
      await payByCard()
      await page.goto(localePath(pages.topUp({ amount: '100' })), { waitUntil: 'commit' })
      await payByCard()
    })

    test('an order is paid in parts on a page of Tabby, after a client who left it came back', async ({
      page,
      t,
      localePath,
      lang,
      gateway,
    }) => {
      const id = await createPayableOrder(page, await tokenOf(page.context(), demoPhones.client))
      await logIn(page, demoPhones.client)
      if (delayMs > 0) await delayScripts(page, delayMs)
      const pressOnTabby = async (name: string) => {
        await page.goto(localePath(pages.payOrder({ id })), { waitUntil: 'commit' })
        await disclosure(page, t('payments:payLater.tabby')).click()
        await page.getByRole('button', { name: t('payments:payLater.pay.tabby') }).click()
        await expect(page).toHaveURL(new RegExp(`^${gateway.origin}/`))
        await page.getByRole('button', { name }).click()
        await expect(page).toHaveURL(new RegExp(`^${origin}`))
      }
      const title = (status: 'failed' | 'confirmed') =>
        expect(page.getByRole('heading', { level: 1, name: t(`payments:status.${status}.title`) })).toBeVisible({ timeout: 20_000 })
      await pressOnTabby(planButtons.leave[lang])
      await title('failed')
      await pressOnTabby(planButtons.agree[lang])
      await title('confirmed')
    })
  })
