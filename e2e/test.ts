import { type BrowserContext, type BrowserContextOptions, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { text } from './texts.ts'

type Fixtures = {
  /** The test loses its connection: what browser and router then report is expected. Default: false. */
  goesOffline: boolean
  /** Arabic on the phone, English on the desktop. */
  lang: Locale
  /** Translates a text key to the language of the test. */
  t: (key: string, params?: Readonly<Record<string, string | number>>) => string
  /** A path in the language of the test. */
  localePath: (path: string) => string
  /** Opens a page in another browser context, for another user with the same viewport and language. */
  newBrowserPage: (changes?: BrowserContextOptions) => Promise<Page>
}

/** A test that fails on console errors and warnings of its pages: hydration, security policy and script errors. */
export const test = base.extend<Fixtures>({
  goesOffline: [false, { option: true }],
  lang: async ({ locale }, use) => use(locale?.startsWith('ar') ? 'ar' : 'en'),
  t: async ({ lang }, use) => use((key, params) => text(lang, key, params)),
  localePath: async ({ lang }, use) => use((path) => pathIn(lang, path)),
  context: async ({ context, goesOffline, javaScriptEnabled }, use) => {
    const errors = collectErrors(context)
    await use(context)
    expect(
      errors.filter((error) => !(goesOffline && offlineError.test(error)) && !(javaScriptEnabled === false && unusedPreload.test(error))),
      'errors in the console',
    ).toEqual([])
  },
  newBrowserPage: async (
    { browser, contextOptions, viewport, isMobile, hasTouch, deviceScaleFactor, locale, timezoneId, baseURL },
    use,
  ) => {
    const opened: { context: BrowserContext; errors: string[]; hasScripts: boolean }[] = []
    await use(async (changes = {}) => {
      const options = { ...contextOptions, viewport, isMobile, hasTouch, deviceScaleFactor, locale, timezoneId, baseURL, ...changes }
      const context = await browser.newContext(Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)))
      opened.push({ context, errors: collectErrors(context), hasScripts: changes.javaScriptEnabled !== false })
      return context.newPage()
    })
    for (const { context, errors, hasScripts } of opened) {
      await context.close()
      const unexpected = errors.filter((error) => hasScripts || !unusedPreload.test(error))
      expect(unexpected, 'errors in the console of the other browser context').toEqual([])
    }
  },
})
export { expect }

function collectErrors(context: BrowserContext): string[] {
  const errors: string[] = []
  context.on('console', (message) => isConsoleError(message) && errors.push(`${message.text()} (${message.page()?.url()})`))
  context.on('weberror', (webError) => {
    const error = String(webError.error())
    if (!endedLoad.test(error)) errors.push(error)
  })
  return errors
}

// The browser reports every 4xx response; the expected ones are not errors.
const isConsoleError = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) &&
  !/Failed to load resource.*(400|401|403|404|409|412|422|ERR_INTERNET_DISCONNECTED)|WebSocket.*ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches|manifest version mismatch/.test(
    message.text(),
  )

// The router ends the load of a page that is left before it has arrived, and does not catch what that rejects.
const endedLoad = /^AbortError: signal is aborted without reason/

// Only scripts use the texts that a page preloads.
const unusedPreload = /\/texts\/\S+ was preloaded using link preload but not used/

const offlineError =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_\w+|Failed to fetch|Error loading route module|error occurred when fetching the script|supported stylesheet MIME type/
