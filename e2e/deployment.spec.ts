import { pages } from '@wasl/shared/pages/pages.ts'
import { demoPhones, logIn } from './people.ts'
import { expect, test } from './test.ts'

test('an open page reloads once after a deployment, and never while a form is half filled', async ({ page, localePath, t }) => {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  // What the server answers to the pages of an earlier build. The router's own requests name their paths first.
  let checks = 0
  await page.route('**/__manifest?version=*', (route) => {
    checks += 1
    return route.fulfill({ status: 204, headers: { 'X-Remix-Reload-Document': 'true' } })
  })
  const showTab = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

  await logIn(page, demoPhones.client)
  await page.goto(localePath(pages.complaints()))
  await expect(async () => {
    await showTab()
    expect(checks).toBeGreaterThan(0)
  }).toPass()
  await expect.poll(() => loads).toBe(2)

  await expect(async () => {
    await showTab()
    expect(checks).toBeGreaterThan(1)
  }).toPass()
  expect(loads, 'reloads within ten seconds').toBe(2)

  const message = page.getByLabel(t('complaints:form.message'))
  // Filled first: a check that is under way reloads the page once it may.
  await message.fill('هل تعملون يوم الجمعة؟')
  await page.evaluate(() => sessionStorage.setItem('reloaded_at', String(Date.now() - 10_001)))
  const checksBefore = checks
  await showTab()
  await expect(message).toHaveValue('هل تعملون يوم الجمعة؟')
  expect([checks, loads]).toEqual([checksBefore, 2])
})
