import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { ensureBrowser, findTestBrowser } from './browser.ts'

const root = dirname(dirname(import.meta.dirname))
await ensureBrowser(root)
const args = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--project=pictures', ...process.argv.slice(2)]
const env = { ...process.env, PICTURES: '1', CHROMIUM_PATH: findTestBrowser() }
const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
child.on('close', (code) => process.exit(code ?? 1))
