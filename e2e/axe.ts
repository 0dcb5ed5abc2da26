import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { RunOptions, run as runAxe } from 'axe-core'
import { isFullRun } from './full-run.ts'

declare global {
  interface Window {
    axe: { run: typeof runAxe }
    startAxe?: () => void
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

const sharedRegions = ':is(header, footer, nav):not(:is(main, header, footer, nav, dialog, [role=dialog]) *)'
/** The shared regions of earlier pages, described. */
const checkedRegions = new Set<string>()

/**
 * The axe violations of a page, one line each: rule, element and measurement. `npm test` checks a header, footer or menu only on the first page that has
 * it like this.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  const regions = isFullRun ? [] : await page.evaluate(describeRegions, sharedRegions)
  const known = regions.map((region) => checkedRegions.has(region))
  const violations = await run(page, allRules, known)
  for (const region of regions) checkedRegions.add(region)
  return violations
}

/** The contrast violations of a page, the only ones that depend on the theme. */
export const contrastViolations = (page: Page): Promise<string[]> => run(page, contrastRule, [])

async function run(page: Page, options: RunOptions, known: readonly boolean[]): Promise<string[]> {
  // The script stays while the page is not reloaded.
  if (!(await page.evaluate(hasAxe))) await page.evaluate(source)
  return page.evaluate(
    async ({ options, known, sharedRegions }) => {
      const exclude = [...document.querySelectorAll(sharedRegions)].filter((_, index) => known[index])
      const { violations } = await window.axe.run({ include: [document], exclude }, options)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary, html }) => `${id}: ${target} ${failureSummary ?? ''} ${html.slice(0, 160)}`),
      )
    },
    { options, known, sharedRegions },
  )
}

// Runs in the page.
function hasAxe(): boolean {
  const isLoaded = () => 'axe' in window
  if (!isLoaded()) window.startAxe?.()
  return isLoaded()
}

/** Gives the pages opened from now on the script of axe, which starts when it is needed: Chromium then receives and compiles it once, not for each page. */
export const prepareAxe = (page: Page) => page.addInitScript(`window.startAxe = () => { ${source} }`)

/** The shared regions of the page with all that their look depends on, except addresses and ids. Runs in the page. */
function describeRegions(sharedRegions: string): string[] {
  const { lang, dir, className, dataset } = document.documentElement
  const environment = [lang, dir, className, JSON.stringify(dataset), innerWidth, matchMedia('(prefers-color-scheme: dark)').matches].join(
    ' ',
  )
  return [...document.querySelectorAll(sharedRegions)].map(
    ({ outerHTML }) => environment + outerHTML.replaceAll(/ (?:href|action|value|src)="[^"]*"|_[rR]_\w*_/g, ''),
  )
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
