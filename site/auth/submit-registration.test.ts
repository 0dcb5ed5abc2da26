// @vitest-environment happy-dom

import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { submitRegistration } from './submit-registration.ts'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  localStorage.clear()
  localStorage.setItem('wasl-registration', '{"name":"نوف"}')
})

/** Submits a form that the server answers with a redirect to this path. */
const submit = (path: string) => {
  const serverAction = () => Promise.reject(new Response(null, { status: 302, headers: { location: path } }))
  // Safe: nothing else of the arguments is read.
  return submitRegistration({ serverAction } as unknown as Parameters<typeof submitRegistration>[0]).catch(() => undefined)
}

test.each([
  [pages.verificationCode(), null],
  [pathIn('en', pages.verificationCode()), null],
  [pages.nafath(), '{"name":"نوف"}'],
])('after a redirect to %s the browser has %s of the registration', async (path, stored) => {
  await submit(path)
  expect(localStorage.getItem('wasl-registration')).toBe(stored)
})
