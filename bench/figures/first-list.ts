import { chromium } from '@playwright/test'
import { demoAdmins, demoPassword } from '../../api/demo/seeds/accounts.ts'
import { findBrowser } from '../../scripts/test/browser.ts'
import { atMost, type Bench, rounded } from '../harness/figure.ts'
import { percentile } from '../harness/percentile.ts'

const rounds = 11
const [goalMs, goalKilobytes, goalFiles] = [1000, 650, 15]

/** The first list of the back office with a cold cache: until its heading and its rows are shown, and what is loaded for it. */
export const firstList: Bench = {
  name: 'first-list',
  run: async (open) => {
    const { address } = await open()
    const browser = await chromium.launch({ executablePath: findBrowser(), chromiumSandbox: process.getuid?.() !== 0 })
    const headingTimes: number[] = []
    const rowTimes: number[] = []
    const threadTimes: number[] = []
    let bytes = 0
    let files = 0
    for (let round = 0; round < rounds; round++) {
      // Every browser context starts with an empty cache.
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      const response = await context.request.post(`${address}/api/admin/auth/login`, {
        data: { phone: demoAdmins[0]?.phone, password: demoPassword },
        headers: { origin: address },
      })
      if (!response.ok()) throw new Error(`bench: ${address} returned ${response.status()}`)
      await context.addInitScript(() => localStorage.setItem('wasl.admin.session', 'open'))
      const page = await context.newPage()
      const network = await context.newCDPSession(page)
      await network.send('Network.enable')
      // CPU time, which other processes of the machine change less than the time until the rows are shown.
      await network.send('Performance.enable', { timeDomain: 'threadTicks' })
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
      const { metrics } = await network.send('Performance.getMetrics')
      threadTimes.push(1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0))
      await page.waitForLoadState('networkidle')
      await context.close()
    }
    await browser.close()
    const note = `heading after ${rounded(percentile(headingTimes, 0.5))} ms; CPU of the main thread ${rounded(percentile(threadTimes, 0.5))} ms`
    return [
      atMost('back office, first list, cold: rows shown, p50', percentile(rowTimes, 0.5), goalMs, 'ms', note),
      atMost('back office, first list, cold: loaded', bytes / 1024, goalKilobytes, 'KB'),
      atMost('back office, first list, cold: files', files, goalFiles, 'files'),
    ]
  },
}
