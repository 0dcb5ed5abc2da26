import { expect, type Page } from '@playwright/test'

/** Calls the API outside the browser page, with a token or as a guest, and returns the `data` of the response. */
export async function callApi(
  page: Page,
  token: string | null,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  data?: unknown,
  headers: Record<string, string> = {},
) {
  const response = await page.request.fetch(`/api${path}`, {
    method,
    // A call that runs due jobs takes longer than a press.
    timeout: 60_000,
    headers: { ...headers, ...(token !== null && { authorization: `Bearer ${token}` }) },
    ...(data === undefined ? {} : { data }),
  })
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true)
  const body = await response.json()
  return Array.isArray(body) ? body : body.data
}
