import { demoAdmins, demoPassword, demoUsers } from '../demo/accounts.ts'
import type { Env } from '../env.ts'

/** What the operator reads when the server stands: where it is and, in demo mode, who may log in. */
export function greeting(env: Pick<Env, 'PORT' | 'PUBLIC_URL' | 'WASL_MODE'>, port = env.PORT): string {
  const address = env.PUBLIC_URL ?? `http://localhost:${port}`
  const places = [
    ['Site', address],
    ['Back office', `${address}/admin`],
    ['API', `${address}/api/docs`],
  ]
  const accounts = [...demoAdmins, ...demoUsers].map(({ phone, label }) => [phone, label[0]])
  const demo = env.WASL_MODE === 'demo' ? ['', `Demo accounts, password ${demoPassword} for all:`, '', ...aligned(accounts)] : []
  return ['', 'Wasl is ready.', '', ...aligned(places), ...demo, '', ''].join('\n')
}

const aligned = (rows: readonly string[][]): string[] => {
  const width = Math.max(...rows.map(([first = '']) => first.length))
  return rows.map(([first = '', second = '']) => `  ${first.padEnd(width)}  ${second}`)
}
