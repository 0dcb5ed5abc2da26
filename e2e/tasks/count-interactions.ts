import type { Page } from '@playwright/test'

/** How much slower than this machine a common phone is, as Lighthouse assumes. */
const slowdown = 4

/** From now on the pages of this browser window run as slowly as on a phone, and measure how long each press or typed letter takes until the screen shows it. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const longest = new Map<number, number>()
    Object.assign(window, { interactions: longest })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry instanceof PerformanceEventTiming && entry.interactionId)
          longest.set(entry.interactionId, Math.max(entry.duration, longest.get(entry.interactionId) ?? 0))
      // A shorter entry is not reported: it took less than a frame. TypeScript does not know the threshold.
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** The interactions of the page that took longer than a frame, and the slowest in milliseconds: its INP. */
export async function readInteractions(page: Page): Promise<{ count: number; inp: number }> {
  // Entries arrive after the next frame.
  await page.waitForTimeout(1000)
  return page.evaluate(() => {
    const { interactions } = window as unknown as { interactions: Map<number, number> }
    return { count: interactions.size, inp: Math.max(0, ...interactions.values()) }
  })
}
