import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runToEnd } from './child.ts'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The Chromium to test with: CHROMIUM_PATH, else one of the system's, else undefined (then Playwright's own is used). */
export const findBrowser = (): string | undefined => [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path))

let ensured: Promise<void> | undefined

/** A browser is there to test with: found, or installed just now, once for all who ask. Throws with what was tried when that fails. */
export const ensureBrowser = (root: string): Promise<void> => {
  ensured ??= ensure(root)
  return ensured
}

async function ensure(root: string): Promise<void> {
  if (findBrowser()) return
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return
  const tried = []
  for (const { name, command, args } of waysToInstall(root)) {
    console.log(`No browser found. Installing one: ${name} …`)
    const { code, output } = await runToEnd(command, args, { env: { DEBIAN_FRONTEND: 'noninteractive' }, limitMs: 300_000 })
    if (code === 0 && (findBrowser() || existsSync(chromium.executablePath()))) return
    tried.push(`${name}: exit ${code}\n${output.trim().split('\n').slice(-8).join('\n')}`)
  }
  throw new Error(`No browser could be installed. Set CHROMIUM_PATH to a Chromium.\n${tried.join('\n')}`)
}

function waysToInstall(root: string) {
  const apt = 'apt-get update && apt-get install -y --no-install-recommends chromium'
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  const own = [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']
  return [
    ...(debian ? [{ name: 'apt-get install chromium', command: 'sh', args: ['-c', apt] }] : []),
    { name: 'playwright install chromium', command: process.execPath, args: own },
  ]
}
