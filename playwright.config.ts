import { defineConfig } from '@playwright/test'
import { isFullRun } from './e2e/full-run.ts'
import { findTestBrowser } from './scripts/test/browser.ts'

const port = Number(process.env.E2E_PORT ?? 4310)
const baseURL = `http://localhost:${port}`

// Without animations a click cannot miss an element that is still moving.
const withoutMotion = { contextOptions: { reducedMotion: 'reduce' } } as const
const phone = { locale: 'ar-SA', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const desktop = { locale: 'en-GB', viewport: { width: 1280, height: 800 } }
const fullRunJourneys = isFullRun
  ? []
  : [
      'production-journey.spec.ts',
      'account-forms.spec.ts',
      'payments.spec.ts',
      'withdrawal.spec.ts',
      'push.spec.ts',
      'names-stay-text.spec.ts',
      'private-order.spec.ts',
      'counter-offer.spec.ts',
      'next-step.spec.ts',
      'colleague-orders.spec.ts',
      'complaint.spec.ts',
      'deployment.spec.ts',
      'new-build.spec.ts',
      'order-races.spec.ts',
      'platform-sale.spec.ts',
      'prepayment.spec.ts',
      'favorites.spec.ts',
      'product-review.spec.ts',
      'provider-products.spec.ts',
      'channels.spec.ts',
      'rental-endings.spec.ts',
      'address-book.spec.ts',
      'after-sale.spec.ts',
      'appointments.spec.ts',
      'assign-order.spec.ts',
      'order-photos.spec.ts',
      'pay-later.spec.ts',
      'product-import.spec.ts',
      'product-question.spec.ts',
      'provider-cars.spec.ts',
      'sharing.spec.ts',
    ]
const journeys = [
  // Journeys move the server's clock, so they run one after the other.
  { name: 'ar-phone', use: { ...phone, ...withoutMotion }, testIgnore: ['screens/**', ...fullRunJourneys] },
  // The same journeys: only `npm run test:all` has them, `npm test` checks them in Arabic on the phone and pages in English on the desktop.
  { name: 'en-desktop', use: { ...desktop, ...withoutMotion }, testIgnore: 'screens/**' },
]
// A scale factor of 1 renders twice as fast and gives axe the same results.
const smallPhone = { ...phone, viewport: { width: 360, height: 780 }, deviceScaleFactor: 1 }
const screenOptions = { fullyParallel: true } as const
// The API tests check these rules in every detail.
const fullRunOnly = ['roles', 'two-factor', 'product-group', 'variants', 'provider-review', 'import'].map((name) => `**/${name}.spec.ts`)
const screens = [
  // What each of the two checks: docs/decisions/0014-screen-tests-cover-a-sample.md.
  {
    name: 'screens-ar-phone',
    use: { ...smallPhone, ...withoutMotion },
    testDir: './e2e/screens',
    // A sampled run validates the HTML of the pages that it opens.
    testIgnore: ['**/desktop/**', ...(isFullRun ? [] : ['**/valid-html.spec.ts'])],
    ...screenOptions,
  },
  {
    name: 'screens-en-desktop',
    use: { ...desktop, ...withoutMotion },
    testDir: './e2e/screens',
    testIgnore: isFullRun ? [] : ['**/phone/**', ...fullRunOnly],
    ...screenOptions,
  },
]
const withoutScreenshots = { screenshot: 'off' } as const
const pictures = [
  {
    name: 'pictures',
    testDir: './e2e/pictures',
    testMatch: '**/*.pictures.ts',
    timeout: 3_600_000,
    use: withoutScreenshots,
  },
]
// How many screens and presses common tasks take on a phone, in both languages: `TASKS=1 npx playwright test`.
const tasks = (['ar-SA', 'en-GB'] as const).map((locale) => ({
  name: `tasks-${locale.slice(0, 2)}`,
  testDir: './e2e/tasks',
  testMatch: '**/*.tasks.ts',
  use: { ...phone, ...withoutMotion, locale },
}))
const measured = [...(process.env.PICTURES ? pictures : []), ...(process.env.TASKS ? tasks : [])]

// Chromium counts only the last of several `--disable-features`, so this repeats what Playwright disables. What is ours are the suggestions of
// the address bar: a page of their own for every new window, which takes half the time of opening one.
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  projects: measured.length > 0 ? measured : [...journeys, ...screens],
  workers: 1,
  // A flaky test is a defect.
  retries: 0,
  forbidOnly: true,
  // Long enough for a machine that is half as fast: only a failure waits this long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // `npm test` prints failures from the JSON report.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? 'json' : 'list',
  use: {
    baseURL,
    timezoneId: 'Asia/Riyadh',
    actionTimeout: 30_000,
    // Tracing costs a third of the time. To record a failed test, pass `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findTestBrowser(),
      // Chromium's sandbox does not work as root.
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
        // Emulating a graphics processor takes a tenth of the time.
        '--disable-gpu',
        `--disable-features=${disabledFeatures.join()}`,
        // A page of a test is soon closed: optimizing its scripts takes more time than it saves.
        ...(isFullRun ? [] : ['--js-flags=--no-opt,--no-maglev']),
      ],
    },
  },
  webServer: {
    // `exec` replaces the shell, so that the server notices when the runner exits.
    command: `${process.platform === 'win32' ? '' : 'exec '}"${process.execPath}" scripts/test/serve.ts`,
    url: `${baseURL}/api/health/ready`,
    env: { PORT: String(port) },
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
