import { expect, test } from 'vitest'
import { isInAccountMenu } from './main-links.ts'

test.each([
  ['client', ['/wallet', '/finances', '/complaint']],
  ['provider', ['/wallet', '/finances', '/complaint', '/settlements']],
  ['provider_user', []],
] as const)('the account menu shows a %s exactly the pages of an owner that it can open', (role, shown) => {
  expect(['/wallet', '/finances', '/complaint', '/settlements'].filter((path) => isInAccountMenu(path, role))).toEqual(shown)
})
