// @vitest-environment happy-dom
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
  ['/vertification-code', null],
  ['/en/vertification-code', null],
  ['/auth/sign-up-using-nafath', '{"name":"نوف"}'],
])('after a redirect to %s the browser has %s of the registration', async (path, stored) => {
  await submit(path)
  expect(localStorage.getItem('wasl-registration')).toBe(stored)
})
