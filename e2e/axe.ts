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
// `preload` fetches every style sheet again, for rules that none of these tags has.
const commonOptions: RunOptions = { resultTypes: ['violations'], preload: false }
const allRules: RunOptions = {
  ...commonOptions,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'target-size': { enabled: true } },
}
const contrastRule: RunOptions = { ...commonOptions, runOnly: { type: 'rule', values: ['color-contrast'] } }

/** The axe violations of a page, one line each: rule, element and measurement. */
export const axeViolations = (page: Page): Promise<string[]> => run(page, allRules)

/** The contrast violations of a page, the only ones that depend on the theme. */
export const contrastViolations = (page: Page): Promise<string[]> => run(page, contrastRule)

async function run(page: Page, options: RunOptions): Promise<string[]> {
  // The script stays while the page is not reloaded.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source)
  return page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, options)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary, html }) => `${id}: ${target} ${failureSummary ?? ''} ${html.slice(0, 160)}`),
    )
  }, options)
}

/** Waits for running animations to end, so that colors and positions are measured at rest. */
export async function waitForAnimations(page: Page): Promise<void> {
  // Most pages rest already, and one question is much faster than a wait for the next frames.
  if (!(await page.evaluate(isAtRest))) await page.waitForFunction(isAtRest)
}

// Runs in the page. An animation by scrolling instead of time rests until somebody scrolls.
const isAtRest = () =>
  document
    .getAnimations()
    .every(
      ({ playState, effect, timeline }) =>
        playState !== 'running' || !(timeline instanceof DocumentTimeline) || effect?.getComputedTiming().iterations === Infinity,
    )

/** Ends every transition of the pages opened from now on at once, as when the color scheme changes. */
export async function skipTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const style = new CSSStyleSheet()
    style.replaceSync('*, *::before, *::after { transition: none !important }')
    document.adoptedStyleSheets = [style]
  })
}
