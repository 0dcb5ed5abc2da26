// npm run bench:first-list [address]: measures how long the first list of the back office takes with a cold cache, against a running demo.

import { chromium } from '@playwright/test'
import { demoAdmins, demoPassword } from '../api/demo/accounts.ts'
import { findBrowser } from '../scripts/test/browser.ts'

const [address = 'http://localhost:3000'] = process.argv.slice(2)
const rounds = 11
const goalMs = 1500

const browser = await chromium.launch({ executablePath: findBrowser(), chromiumSandbox: process.getuid?.() !== 0 })
const headingTimes: number[] = []
const rowTimes: number[] = []
let bytes = 0
let files = 0
for (let round = 0; round < rounds; round++) {
  // Every browser context starts with an empty cache.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const response = await context.request.post(`${address}/api/admin/auth/login`, {
    data: { phone: demoAdmins[0]?.phone, password: demoPassword },
    headers: { origin: new URL(address).origin },
  })
  if (!response.ok()) throw new Error(`bench: ${address} returned ${response.status()}. Is the demo running there?`)
  await context.addInitScript(() => localStorage.setItem('wasl.admin.session', 'open'))
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  bytes = 0
  files = 0
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    files += 1
  })
  const startedAt = performance.now()
  await page.goto(`${address}/admin/orders`, { waitUntil: 'commit' })
  await page.locator('h1').first().waitFor()
  headingTimes.push(performance.now() - startedAt)
  await page.locator('[data-row]').first().waitFor()
  rowTimes.push(performance.now() - startedAt)
  await page.waitForLoadState('networkidle')
  await context.close()
}
await browser.close()
const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const verdict = median(rowTimes) <= goalMs ? 'within' : 'OVER'
process.stdout.write(
  `first list, cold: heading ${seconds(median(headingTimes))}, rows ${seconds(median(rowTimes))} (median of ${rounds}; ${verdict} the goal of ${seconds(goalMs)}), ${Math.round(bytes / 1024)} KB in ${files} files\n`,
)
