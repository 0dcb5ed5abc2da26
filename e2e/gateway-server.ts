import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { Locale } from '@wasl/shared/units.ts'
import { ended } from './stop-server.ts'

const root = dirname(import.meta.dirname)

/** `env`: the variables of a site that uses it. */
export type GatewayServer = { origin: string; env: Readonly<Record<string, string>>; stop: () => Promise<void> }

/** Starts the sandbox of the payment gateway and of Tabby on an origin of its own, which sends its events to the site at `site`. */
export async function startGateway(site: string, port: number): Promise<GatewayServer> {
  const folder = mkdtempSync(join(tmpdir(), 'wasl-gateway-'))
  const origin = `http://127.0.0.1:${port}`
  const key = 'sk_live_of_the_sandbox'
  const variables = {
    GATEWAY_KEY: key,
    GATEWAY_PORT: String(port),
    GATEWAY_FOLDER: folder,
    GATEWAY_WEBHOOK: `${site}/api/webhooks/moyasar`,
  }
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'api/demo/serve-gateway.ts'], {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: 'inherit',
  })
  // Also if the test fails before it can stop it.
  process.once('exit', () => server.kill())
  const answers = async () => (await fetch(`${origin}/v1/payments`).catch(() => null))?.status === 401
  await expect.poll(answers, { timeout: 60_000, message: 'the payment sandbox' }).toBe(true)
  return {
    origin,
    // The secret of the sandbox's events is public.
    env: {
      MOYASAR_URL: `${origin}/v1`,
      MOYASAR_SECRET_KEY: key,
      MOYASAR_WEBHOOK_SECRET: 'wasl-sandbox-webhook-secret',
      TABBY_URL: `${origin}/tabby`,
      TABBY_SECRET_KEY: 'sk_wasl_tabby',
      TABBY_MERCHANT_CODE: 'wasl',
      TABBY_WEBHOOK_SECRET: 'wasl-tabby-webhook-secret',
    },
    async stop() {
      await ended(server)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Enters the card and the code of 3-D Secure on the gateway's page. */
export async function payOnHostedPage(page: Page, lang: Locale, number: string): Promise<void> {
  await page.getByLabel(lang === 'ar' ? 'رقم البطاقة' : 'Card number', { exact: true }).fill(number)
  await page.getByRole('button', { name: lang === 'ar' ? 'ادفع' : 'Pay', exact: true }).click()
  await page.getByRole('textbox').fill('123456')
  await page.getByRole('button').click()
}

/** The buttons of the pages of Tabby and Tamara. */
export const planButtons = {
  agree: { ar: 'أوافق وأدفع القسط الأول', en: 'Agree and pay the first part' },
  leave: { ar: 'إلغاء والرجوع', en: 'Cancel and go back' },
} as const
