import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe holds against a page, a line each: rule, place and what it measured. */
export const faultsOf = (page: Page): Promise<string[]> => run(axeOf(page).withTags(tags))

/** What axe holds against the colours of a page alone: all that another theme can break. */
export const colourFaultsOf = (page: Page): Promise<string[]> => run(axeOf(page).withRules(['color-contrast']))

// `options` replaces what was said before, tags too: it comes first.
const axeOf = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }).setLegacyMode(true)

async function run(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary, html }) => `${id}: ${target} ${failureSummary ?? ''} ${html.slice(0, 160)}`),
  )
}

/** Waits until nothing fades or slides any more, so that colours and places are measured at rest. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  )
}
