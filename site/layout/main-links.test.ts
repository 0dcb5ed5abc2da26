import { expect, test } from 'vitest'
import { isInAccountMenu } from './main-links.ts'

test.each([
  ['client', ['/wallet', '/finances']],
  ['provider', ['/wallet', '/finances', '/settlements']],
  ['provider_user', []],
] as const)('the account menu shows a %s exactly the money pages that it can open', (role, shown) => {
  expect(['/wallet', '/finances', '/settlements'].filter((path) => isInAccountMenu(path, role))).toEqual(shown)
})
