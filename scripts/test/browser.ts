import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from './run-command.ts'

const browserPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Chromium without windows: it opens a page with about a tenth less work, but has neither a viewer for PDFs nor push messages. */
const headlessShell = '/usr/bin/chromium-headless-shell'
const isFullRun = process.env.WASL_TEST_ALL === '1'

const firstExisting = (paths: readonly (string | undefined)[]) => paths.find((path) => path && existsSync(path))

/** The path of a Chromium as people use it: CHROMIUM_PATH, or a system browser, or undefined for Playwright's own. */
export const findBrowser = (): string | undefined => firstExisting([process.env.CHROMIUM_PATH, ...browserPaths])

/** The path of the Chromium for browser tests: the one without windows is preferred, but for `npm run test:all` as people use it. */
export const findTestBrowser = (): string | undefined =>
  (isFullRun ? undefined : firstExisting([process.env.CHROMIUM_PATH, headlessShell])) ?? findBrowser()

let installation: Promise<void> | undefined

/** Installs a browser if none is found. Runs at most once per process. Throws an error that lists the failed attempts. */
export const ensureBrowser = (root: string): Promise<void> => {
  installation ??= installBrowser(root)
  return installation
}

async function installBrowser(root: string): Promise<void> {
  if (findTestBrowser()) return
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return
  const failures = []
  for (const { name, command, args } of installCommands(root)) {
    console.log(`No browser found. Installing one: ${name} …`)
    const { code, output } = await runCommand(command, args, { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: 300_000 })
    if (code === 0 && (findTestBrowser() || existsSync(chromium.executablePath()))) return
    failures.push(`${name}: exit ${code}\n${output.trim().split('\n').slice(-8).join('\n')}`)
  }
  throw new Error(`No browser could be installed. Set CHROMIUM_PATH to a Chromium.\n${failures.join('\n')}`)
}

function installCommands(root: string) {
  const install = 'apt-get install -y --no-install-recommends'
  const packages = isFullRun ? `${install} chromium` : `{ ${install} chromium-headless-shell || ${install} chromium; }`
  const canUseApt = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  const playwrightInstall = [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']
  return [
    ...(canUseApt ? [{ name: 'apt-get install chromium', command: 'sh', args: ['-c', `apt-get update && ${packages}`] }] : []),
    { name: 'playwright install chromium', command: process.execPath, args: playwrightInstall },
  ]
}
