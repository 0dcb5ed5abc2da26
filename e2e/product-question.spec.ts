import { pages } from '@wasl/shared/pages/pages.ts'
import { demoPhones, logIn, password } from './people.ts'
import { expect, test } from './test.ts'

const words = {
  ar: {
    product: 'متر قياس 10 م',
    question: 'هل عليه ضمان؟ رقمي 0551234567',
    shown: 'هل عليه ضمان؟ رقمي ••••••',
    reply: 'نعم، سنتان.',
  },
  en: {
    product: 'Tape measure, 10 m',
    question: 'Is there a warranty? Call 0551234567',
    shown: 'Is there a warranty? Call ••••••',
    reply: 'Yes, two years.',
  },
} as const

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest types a question, logs in, finds it again and sends it; the seller answers', async ({ page, lang, t, localePath }) => {
    const say = words[lang]
    await page.goto(localePath(`${pages.store()}?q=${encodeURIComponent(say.product)}`))
    await page.getByRole('link', { name: say.product, exact: true }).click()
    const summary = page.getByText(t('store:ask.title'))
    const question = page.getByLabel(t('store:ask.question'))
    const send = page.getByRole('button', { name: t('store:ask.send') })

    await test.step('an empty question is rejected', async () => {
      await summary.click()
      await send.click()
      await expect(question).toHaveAccessibleDescription(new RegExp(lang === 'ar' ? 'هذا الحقل مطلوب' : 'This field is required'))
    })

    await test.step('the question waits during the log-in', async () => {
      await question.fill(say.question)
      await send.click()
      await page.getByLabel(t('auth:fields.phone')).fill(demoPhones.secondClient)
      await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(password)
      await page
        .getByRole('main')
        .getByRole('button', { name: t('auth:login.submit'), exact: true })
        .click()
      await expect(page.getByRole('heading', { level: 1, name: say.product })).toBeVisible()
      await expect(question).toHaveValue(say.question)
    })

    await test.step('sent, it opens the chat about the product, without the phone number', async () => {
      await send.click()
      await expect(page.getByText(say.shown)).toBeVisible()
      await expect(page.getByText(t('chat:hidesContactsOfProduct'))).toBeVisible()
      await expect(page.getByRole('link', { name: say.product })).toBeVisible()
    })

    await test.step('the seller finds it in the list of chats and answers', async () => {
      await page.context().clearCookies()
      await logIn(page, demoPhones.provider)
      await page.goto(localePath(pages.chats()))
      await page.getByRole('main').getByRole('link', { name: say.product }).first().click()
      await page.getByLabel(t('chat:write')).fill(say.reply)
      await page.getByRole('button', { name: t('chat:send') }).click()
      await expect(page.getByText(say.reply).last()).toBeVisible()
    })
  })
})
