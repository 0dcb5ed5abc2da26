import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import type { Locale } from '@wasl/shared/units.ts'
import { text } from './texts.ts'

type Fixtures = {
  /** Arabic on the phone, English on the desktop. */
  lang: Locale
  /** The site's words in this journey's language. */
  say: (key: string, holes?: Readonly<Record<string, string | number>>) => string
  /** A bare path in this journey's language. */
  at: (path: string) => string
  /** Someone else's browser, with the same size and language. */
  another: () => Promise<Page>
}

/** A test whose pages may not write an error to the console: hydration, security policy and script errors fail it. */
export const test = base.extend<Fixtures>({
  lang: async ({ locale }, use) => use(locale?.startsWith('ar') ? 'ar' : 'en'),
  say: async ({ lang }, use) => use((key, holes) => text(lang, key, holes)),
  at: async ({ lang }, use) => use((path) => (lang === 'en' ? `/en${path === '/' ? '' : path}` : path)),
  context: async ({ context }, use) => {
    const errors = watch(context)
    await use(context)
    expect(errors, 'errors in the console').toEqual([])
  },
  another: async ({ browser, contextOptions, viewport, isMobile, hasTouch, deviceScaleFactor, locale, timezoneId, baseURL }, use) => {
    const opened: { context: BrowserContext; errors: string[] }[] = []
    await use(async () => {
      const options = { ...contextOptions, viewport, isMobile, hasTouch, deviceScaleFactor, locale, timezoneId, baseURL }
      const context = await browser.newContext(Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)))
      opened.push({ context, errors: watch(context) })
      return context.newPage()
    })
    for (const { context, errors } of opened) {
      await context.close()
      expect(errors, 'errors in the console of the other browser').toEqual([])
    }
  },
})
export { expect }

function watch(context: BrowserContext): string[] {
  const errors: string[] = []
  context.on('console', (message) => isFault(message) && errors.push(`${message.text()} (${message.page()?.url()})`))
  context.on('weberror', (fault) => errors.push(String(fault.error())))
  return errors
}

// The browser itself reports each answer of 4xx; pages that are meant to answer so are not errors of ours.
const isFault = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) && !/Failed to load resource.*(401|403|404|409|412|422)/.test(message.text())
