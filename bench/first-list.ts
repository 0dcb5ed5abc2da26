// npm run bench:first-list [address]: how long the first list of the back office takes from a cold cache, in the demo that runs at this address.

import { chromium } from '@playwright/test'
import { demoAdmins, demoPassword } from '../api/demo/accounts.ts'
import { findBrowser } from '../scripts/test/browser.ts'

const [address = 'http://localhost:3000'] = process.argv.slice(2)
const rounds = 11
const goalMs = 1500

const answer = await fetch(`${address}/api/admin/auth/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ phone: demoAdmins[0]?.phone, password: demoPassword }),
})
const { data } = await answer.json()
if (!answer.ok) throw new Error(`bench: ${address} answered ${answer.status}; does the demo run there?`)
const browser = await chromium.launch({ executablePath: findBrowser(), chromiumSandbox: process.getuid?.() !== 0 })
const heads: number[] = []
const rows: number[] = []
let bytes = 0
let files = 0
for (let round = 0; round < rounds; round++) {
  // A browser context keeps a cache of its own: each begins with none.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addInitScript((token) => localStorage.setItem('wasl.admin.token', token), data.token)
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  bytes = 0
  files = 0
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    files += 1
  })
  const began = performance.now()
  await page.goto(`${address}/admin/orders`, { waitUntil: 'commit' })
  await page.locator('h1').first().waitFor()
  heads.push(performance.now() - began)
  await page.locator('[data-row]').first().waitFor()
  rows.push(performance.now() - began)
  await page.waitForLoadState('networkidle')
  await context.close()
}
await browser.close()
const median = (times: number[]) => times.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const said = median(rows) <= goalMs ? 'within' : 'OVER'
process.stdout.write(
  `first list, cold: heading ${seconds(median(heads))}, rows ${seconds(median(rows))} (median of ${rounds}; ${said} the goal of ${seconds(goalMs)}), ${Math.round(bytes / 1024)} KB in ${files} files\n`,
)
