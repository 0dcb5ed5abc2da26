import { payable, sendOrder } from './orders-by-api.ts'
import { advanceClock, people, signIn, tokenOf } from './people.ts'
import { expect, test } from './test.ts'

test('an order that nobody pays for is cancelled after two hours, and both sides are told', async ({ page, say, at, lang }) => {
  const client = await tokenOf(page.context(), people.company)
  const order = await payable(page, client)
  await signIn(page, people.company)
  await page.goto(at(`/orders/${order}`))
  await expect(page.getByRole('timer')).toBeVisible()
  await advanceClock(page, 'PT2H1M')
  await page.reload()
  await expect(page.getByText(lang === 'ar' ? 'أُلغي الطلب' : 'The order was cancelled').first()).toBeVisible()
  await expect(page.getByRole('button', { name: say('orders:pay.button') })).toHaveCount(0)
  const provider = await tokenOf(page.context(), people.provider)
  const told = await page.request.get('/api/general/notifications?per_page=50', { headers: { authorization: `Bearer ${provider}` } })
  expect(await told.text()).toContain('cancelled_unpaid_provider')
})

test('of two acceptances at once in two windows exactly one wins', async ({ page, at, lang, another }) => {
  const client = await tokenOf(page.context(), people.company)
  const order = await sendOrder(page, client, [people.provider, people.freelancer])
  const second = await another()
  for (const window of [page, second]) {
    await signIn(window, people.company)
    await window.goto(at(`/orders/${order}`))
  }
  const accept = lang === 'ar' ? 'اقبل العرض' : 'Accept the offer'
  const choose = async (window: typeof page, which: number) => {
    const card = window.getByRole('article').nth(which)
    await card.locator('summary', { hasText: accept }).click()
    await card.getByRole('button', { name: accept, exact: true }).click()
  }
  await Promise.all([choose(page, 0), choose(second, 1)])
  await expect(async () => {
    const answer = await page.request.get(`/api/orders/${order}`, { headers: { authorization: `Bearer ${client}` } })
    const { data } = await answer.json()
    expect(data.status).toBe('awaiting_invoice')
    expect(data.offers.map(({ status }: { status: string }) => status).sort()).toEqual(['accepted', 'superseded'])
  }).toPass()
})
