import { demoAdmins, demoPassword, demoUsers } from '../demo/seeds/accounts.ts'
import type { Env } from '../environment/env.ts'

/** The text that is printed once the server listens: its addresses and, in demo mode, the accounts. */
export function startupMessage(env: Pick<Env, 'PORT' | 'PUBLIC_URL' | 'WASL_MODE'>, port = env.PORT): string {
  const address = env.PUBLIC_URL ?? `http://localhost:${port}`
  const addresses = [
    ['Site', address],
    ['Back office', `${address}/admin`],
    ['API', `${address}/api/docs`],
  ]
  const accounts = [...demoAdmins, ...demoUsers].map(({ phone, label }) => [phone, label.en])
  const demo = env.WASL_MODE === 'demo' ? ['', `Demo accounts, password ${demoPassword} for all:`, '', ...alignColumns(accounts)] : []
  return ['', 'Wasl is ready.', '', ...alignColumns(addresses), ...demo, '', ''].join('\n')
}

const alignColumns = (rows: readonly string[][]): string[] => {
  const width = Math.max(...rows.map(([first = '']) => first.length))
  return rows.map(([first = '', second = '']) => `  ${first.padEnd(width)}  ${second}`)
}
