import { defineConfig } from '@playwright/test'
import { isWhole } from './e2e/whole.ts'
import { findBrowser } from './scripts/test/browser.ts'

const port = Number(process.env.E2E_PORT ?? 4310)
const baseURL = `http://localhost:${port}`

const phone = { locale: 'ar-SA', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const desktop = { locale: 'en-GB', viewport: { width: 1280, height: 800 } }
const journeys = [
  // They move the clock of the whole house: one after the other.
  { name: 'ar-phone', use: phone, testIgnore: 'screens/**' },
  { name: 'en-desktop', use: desktop, testIgnore: 'screens/**' },
]
// One device pixel a pixel: axe measures the same, and twice as many pages are drawn in the time.
const smallPhone = { ...phone, deviceScaleFactor: 1 }
// Browsers and the house share two cores: what was only late is tried once more, and counted apart.
const walked = { fullyParallel: true, retries: 1 } as const
const screens = [
  // What is long is walked once: docs/decisions/0014.
  { name: 'screens-ar-phone', use: smallPhone, testDir: './e2e/screens', testIgnore: '**/desktop/**', ...walked },
  { name: 'screens-en-desktop', use: desktop, testDir: './e2e/screens', testIgnore: isWhole ? [] : '**/phone/**', ...walked },
]
const silent = { screenshot: 'off' } as const
const pictures = [
  {
    name: 'pictures',
    testDir: './e2e/pictures',
    testMatch: '**/*.pictures.ts',
    timeout: 3_600_000,
    use: silent,
  },
]

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  projects: process.env.PICTURES ? pictures : [...journeys, ...screens],
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // The whole test run tells what failed from the report, and nothing else.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? 'json' : 'list',
  use: {
    baseURL,
    timezoneId: 'Asia/Riyadh',
    actionTimeout: 15_000,
    // Recording costs a third of the time: `--trace on` records a test that failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      // Chromium's own sandbox does not run as root.
      chromiumSandbox: process.getuid?.() !== 0,
      args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic', '--no-first-run'],
    },
  },
  webServer: {
    // `exec`: no shell stands between, so that the server notices when the runner is gone.
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
