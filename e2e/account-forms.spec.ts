import { providerPermissions } from '@wasl/shared/access/permissions.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { weekdays } from '@wasl/shared/utils/weekdays.ts'
import { callApi } from './call-api.ts'
import { demoPhones, endSession, latestCode, logIn } from './people.ts'
import { enterCode, logInAgain, newPhone } from './site-steps.ts'
import { expect, test } from './test.ts'

// No number: the server does not accept it, so that nothing of the demo changes once the form is sent.
const wrongPhone = '0123'

test.describe('without a connection', () => {
  test.use({ goesOffline: true })

  test('a form of an account keeps what is typed, says that it was not sent and sends it later', async ({
    page,
    context,
    t,
    localePath,
  }) => {
    const forms = [
      {
        path: pages.register({ as: 'company' }),
        field: t('provider:fields.commercial_number'),
        value: '12',
        button: t('auth:register.submit'),
      },
      { path: pages.forgotPassword(), field: t('auth:fields.phone'), value: wrongPhone, button: t('auth:forgot.submit') },
      {
        path: pages.profile({ tab: 'edit' }),
        field: t('account:profile.email'),
        value: 'office@example',
        button: t('account:profile.save'),
      },
      {
        path: pages.profile({ tab: 'business', part: 'bank' }),
        field: t('provider:fields.iban'),
        value: 'SA00',
        button: t('account:phone.submit'),
      },
      {
        path: pages.profile({ tab: 'business', part: 'details' }),
        field: t('provider:fields.name_en'),
        value: 'إتقان',
        button: t('account:profile.save'),
      },
      {
        path: pages.profile({ tab: 'users', user: 'new' }),
        field: t('account:profile.phone'),
        value: wrongPhone,
        button: t('account:team.invite'),
      },
    ]
    for (const { path, field, value, button } of forms) {
      if (path === pages.profile({ tab: 'edit' })) await logIn(page, demoPhones.provider)
      await page.goto(localePath(path))
      // Without a connection the scripts of the page cannot be loaded any more.
      await page.waitForLoadState('networkidle')
      const input = page.getByRole('main').getByLabel(field, { exact: true })
      await input.fill(value)
      await context.setOffline(true)
      await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
      const alert = page.getByRole('alert').filter({ hasText: t('common:connection.sentLater') })
      await expect(alert, path).toBeInViewport()
      await expect(input, path).toHaveValue(value)
      await context.setOffline(false)
      await expect(alert, path).toBeHidden()
      await expect(input, path).toHaveAttribute('aria-invalid', 'true')
      await expect(input, path).toHaveValue(value)
    }
  })
})

test('hours and permissions that were sent after the session ended are in the form after the login', async ({
  page,
  t,
  lang,
  localePath,
}) => {
  const restoreForm = async () => {
    await logInAgain(page, t, demoPhones.provider)
    await expect(page.getByText(t('common:form.restored')).filter({ visible: true })).toHaveCount(1)
  }
  await logIn(page, demoPhones.provider)
  await page.goto(localePath(pages.profile({ tab: 'business', part: 'times' })))
  const day = labelIn(weekdays.friday, lang)
  const friday = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: day }) })
  const from = friday.getByLabel(new RegExp(`^${t('provider:times.from')}`))
  // React unchecks again what is pressed before the page hydrates.
  await expect(async () => {
    await friday.getByRole('checkbox').setChecked(true)
    await expect(from).toBeVisible({ timeout: 500 })
  }).toPass()
  await from.fill('14:00')
  await friday.getByLabel(new RegExp(`^${t('provider:times.to')}`)).fill('18:00')
  await friday.getByRole('button', { name: t('provider:times.add', { day }) }).click()
  const lastTo = page.getByLabel(new RegExp(`^${t('provider:times.to')}`)).last()
  await lastTo.fill('23:30')
  await endSession(page)
  await page.getByRole('button', { name: t('account:profile.save') }).click()
  await restoreForm()
  await expect(from).toHaveValue('14:00')
  await expect(lastTo).toHaveValue('23:30')

  await page.goto(localePath(pages.profile({ tab: 'users', user: 'new' })))
  const manage = page.getByRole('checkbox', { name: labelIn(providerPermissions.manage_orders, lang) })
  await page.getByLabel(t('account:profile.name')).fill('ريم القحطاني')
  await manage.check()
  await endSession(page)
  await page.getByRole('button', { name: t('account:team.invite') }).click()
  await restoreForm()
  await expect(page.getByLabel(t('account:profile.name'))).toHaveValue('ريم القحطاني')
  await expect(manage).toBeChecked()
})

test('an application keeps what is typed when the applicant goes back, switches the language or closes the page', async ({
  page,
  context,
  t,
  lang,
  localePath,
}) => {
  const phone = newPhone()
  const cities = await callApi(page, null, 'GET', '/cities?_start=0&_end=1')
  const account = { phone, country_code: '966', email: 'office@example.com', city_id: cities[0].id, terms: true }
  const secret = { password: 'Riyadh-2026', password_confirmation: 'Riyadh-2026' }
  const name = { ar: 'إتقان الرياض', en: 'Itqan Riyadh' }
  const { challenge_id } = await callApi(page, null, 'POST', '/auth/register/provider', { ...account, ...secret, name, type: 'company' })
  await callApi(page, null, 'POST', '/auth/verify', { challenge_id, code: await latestCode(page, `+966${phone.slice(1)}`) })
  await page.context().request.post(pages.login(), { form: { phone, password: secret.password }, maxRedirects: 0 })

  // Both pages of an owner lead back to an application that is not sent.
  for (const path of ['/', pages.orders()]) {
    await page.goto(localePath(path))
    await expect(page.getByText(t('orders:forbidden.draft'))).toBeVisible()
  }
  await page.getByRole('link', { name: t('orders:forbidden.open.draft') }).click()
  await expect(page).toHaveURL(/\/provider\/application/)
  await page.goto(localePath(pages.providerApplication({ step: 'bank' })))
  const holder = page.getByLabel(t('provider:fields.account_name'))
  const iban = page.getByLabel(t('provider:fields.iban'))
  await iban.fill('SA03 8000 0000 6080 1016 7519')
  await holder.fill('مؤسسة إتقان')
  const bankName = await page.getByLabel(t('provider:fields.bank_name')).inputValue()
  expect(bankName).not.toBe('')
  await page.getByRole('link', { name: t('provider:steps.back'), exact: true }).click()
  await expect(page).toHaveURL(/step=times/)
  await page.goBack()
  await expect(holder).toHaveValue('مؤسسة إتقان')
  await page.getByRole('link', { name: t('common:otherLanguage') }).click()
  await expect(page).toHaveURL(lang === 'ar' ? /\/en\// : /^(?!.*\/en\/)/)
  await expect(page.locator('#iban')).toHaveValue('SA03 8000 0000 6080 1016 7519')
  const reopened = await context.newPage()
  await page.close()
  await reopened.goto(localePath(pages.providerApplication({ step: 'bank' })))
  await expect(reopened.getByLabel(t('provider:fields.account_name'))).toHaveValue('مؤسسة إتقان')
  await expect(reopened.getByLabel(t('provider:fields.bank_name'))).toHaveValue(bankName)
  await reopened.getByLabel(t('provider:fields.account_number')).fill('608010167519')
  await reopened.getByRole('button', { name: t('provider:steps.continue') }).click()
  await expect(reopened).toHaveURL(/step=documents/)
  expect(await reopened.evaluate(() => localStorage.getItem('wasl-application'))).toBeNull()
})

test('a tab of the profile that is not for the account has no form', async ({ page, t, localePath }) => {
  const forbidden = page.getByRole('heading', { level: 1, name: t('errors:forbidden') })
  await logIn(page, demoPhones.client)
  for (const tab of ['company', 'business', 'users', 'offers', 'log']) {
    await page.goto(localePath(pages.profile({ tab })))
    await expect(forbidden, tab).toBeVisible()
  }
  await page.context().clearCookies()
  await logIn(page, demoPhones.company)
  await page.goto(localePath(pages.profile({ tab: 'company' })))
  await expect(page.getByLabel(t('account:profile.commercialNumber'))).toBeVisible()
})

test('who cannot open the email reads from when on a new device may choose a password, without an error', async ({
  page,
  t,
  localePath,
}) => {
  await page.goto(localePath(pages.forgotPassword()))
  await page.getByLabel(t('auth:fields.phone')).fill('0500000069')
  await page.getByRole('button', { name: t('auth:forgot.submit') }).click()
  await page.waitForURL(/vertification-code\/reset/)
  await enterCode(page, t, await latestCode(page, '+966500000069'))
  await page.getByRole('button', { name: t('auth:forgot.noEmail') }).click()
  await expect(page.getByRole('status').filter({ hasText: /\d{1,2}:\d\d\s(?:[صم]|[ap]m)/i })).toBeFocused()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('a request about personal data appears in the list, and its form is empty again', async ({ page, t, localePath }) => {
  await logIn(page, demoPhones.secondClient)
  await page.goto(localePath(pages.settings({ tab: 'privacy' })))
  const details = page.getByLabel(t('account:requests.details'))
  await page.getByLabel(t('account:requests.kind')).selectOption('correction')
  await details.fill('اسمي مكتوب خطأ')
  await page.getByRole('button', { name: t('account:requests.submit') }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'اسمي مكتوب خطأ' })).toBeVisible()
  await expect(details).toHaveValue('')
})
