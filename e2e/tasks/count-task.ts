import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'

/** What the header and the bottom bar of a phone cover. */
const header = 72
const bottomBar = 60

export type TaskCounter = ReturnType<typeof countTask>

/**
 * Counts what a task takes on a phone. Screens: the pages that were opened, and every further screen to scroll to what is pressed next.
 * Presses: links, buttons, choices, and fields to type in.
 */
export function countTask(page: Page) {
  const counts = { screens: 0, presses: 0 }
  let address = ''
  const reach = async (target: Locator) => {
    await target.waitFor()
    const { pathname } = new URL(page.url())
    if (pathname !== address) counts.screens++
    address = pathname
    const distance = await target.evaluate(
      (element, covered) => {
        const { top, bottom } = element.getBoundingClientRect()
        const [first, last] = [covered.header, window.innerHeight - covered.bottomBar]
        return top < first ? first - top : Math.max(0, bottom - last)
      },
      { header, bottomBar },
    )
    counts.screens += Math.ceil(distance / ((page.viewportSize()?.height ?? 844) - header - bottomBar))
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    counts.presses++
  }
  return {
    counts,
    press: async (target: Locator) => {
      await reach(target)
      await target.click()
    },
    fill: async (target: Locator, value: string) => {
      await reach(target)
      await target.fill(value)
    },
    choose: async (target: Locator, option: { label: string } | { index: number }) => {
      await reach(target)
      await target.selectOption(option)
    },
  }
}

const folder = join(import.meta.dirname, '../../.tasks')

/** Adds a line to the table of this run. */
export function writeCounts(lang: string, task: string, { counts: { screens, presses } }: TaskCounter): void {
  writeLine(`| ${task} | ${lang} | ${screens} | ${presses} |`)
}

/** Adds a line to the report of this run. */
export function writeLine(line: string): void {
  mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, 'tasks.md'), `${line}\n`)
  process.stdout.write(`${line}\n`)
}
