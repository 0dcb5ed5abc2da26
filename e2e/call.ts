import { expect, type Page } from '@playwright/test'

/** Calls the API beside the browser, as the holder of a token or as a guest, and gives the answer's data. */
export async function call(page: Page, token: string | null, method: 'GET' | 'POST', path: string, data?: unknown) {
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    ...(token === null ? {} : { headers: { authorization: `Bearer ${token}` } }),
    ...(data === undefined ? {} : { data }),
  })
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
  const body = await answer.json()
  return Array.isArray(body) ? body : body.data
}
