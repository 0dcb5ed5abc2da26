import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { RunOptions, run as runAxe } from 'axe-core'

declare global {
  interface Window {
    axe: { run: typeof runAxe }
  }
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
// `preload` fetches every style sheet anew, for rules that none of these tags has.
const asked: RunOptions = { resultTypes: ['violations'], preload: false }
const whole: RunOptions = {
  ...asked,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'target-size': { enabled: true } },
}
const colours: RunOptions = { ...asked, runOnly: { type: 'rule', values: ['color-contrast'] } }

/** What axe holds against a page, a line each: rule, place and what it measured. */
export const faultsOf = (page: Page): Promise<string[]> => run(page, whole)

/** What axe holds against the colours of a page alone: all that another theme can break. */
export const colourFaultsOf = (page: Page): Promise<string[]> => run(page, colours)

async function run(page: Page, options: RunOptions): Promise<string[]> {
  // A page that was not loaded anew has it still.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source)
  return page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, options)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary, html }) => `${id}: ${target} ${failureSummary ?? ''} ${html.slice(0, 160)}`),
    )
  }, options)
}

/** Waits until nothing fades or slides any more, so that colours and places are measured at rest. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  )
}
