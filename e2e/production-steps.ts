import type { Page } from '@playwright/test'
import { resources } from '@wasl/resources/index.ts'
import { providerPermissions } from '@wasl/shared/access/permissions.ts'
import { adminPages, inBackOffice } from '@wasl/shared/pages/admin-pages.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { applicationFields, rejectionReasons } from '@wasl/shared/rules/application-review.ts'
import { type Label, type Locale, labelIn } from '@wasl/shared/units.ts'
import { weekdays } from '@wasl/shared/utils/weekdays.ts'
import { openOptions } from './admin-forms.ts'
import { waitForAdminScreen } from './admin-page.ts'
import type { Production } from './production-server.ts'
import { enterCode as fillCode, type SitePage } from './site-steps.ts'
import { expect as baseExpect } from './test.ts'

// A step with uploads takes its time on a loaded machine.
export const expect = baseExpect.configure({ timeout: 30_000 })

/** A page of the site on the empty deployment. */
export type ProductionPage = SitePage & { lang: Locale; production: Production; password: string }
export type Applicant = { phone: string; name: { ar: string; en: string }; type: 'company' | 'freelancer'; iban: string }

const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const document = { name: 'certificate.png', mimeType: 'image/png', buffer: picture }

async function fillAccount({ page, t, password }: ProductionPage, phone: string): Promise<void> {
  await page.getByLabel(t('auth:fields.phone'), { exact: true }).fill(phone)
  await page.getByLabel(t('auth:fields.email')).fill('office@example.com')
  await page.getByLabel(t('auth:fields.city')).selectOption({ index: 1 })
  await fillNewPassword({ page, t, password })
}

async function fillNewPassword({ page, t, password }: Pick<ProductionPage, 'page' | 't' | 'password'>): Promise<void> {
  await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(password)
  await page.getByLabel(t('auth:fields.confirmPassword'), { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
}

async function enterCode({ page, t, production }: ProductionPage, phone: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: t('auth:code.title') })).toBeVisible()
  await fillCode(page, t, await production.codeFor(phone))
  await expect(page).not.toHaveURL(/vertification-code/)
}

/** Registers a provider and fills in the steps of its application, up to the page that says it is being reviewed. */
export async function applyAsProvider(site: ProductionPage, { phone, name, type, iban }: Applicant): Promise<void> {
  const { page, t, localePath, lang } = site
  const next = () => page.getByRole('button', { name: t('provider:steps.continue') }).click()
  const heading = (step: string) =>
    expect(page.getByRole('heading', { level: 2, name: t(`provider:steps.${step}`), exact: true })).toBeVisible()
  await page.goto(localePath(pages.register({ as: 'provider' })))
  await page.getByLabel(t('provider:fields.name_ar')).fill(name.ar)
  await page.getByLabel(t('provider:fields.name_en')).fill(name.en)
  await page.getByRole('radio', { name: new RegExp(t(`provider:types.${type}`)) }).check()
  await fillAccount(site, phone)
  await page.getByRole('button', { name: t('auth:register.submitProvider') }).click()
  await enterCode(site, phone)

  await heading('services')
  await page.getByRole('checkbox', { name: labelIn({ ar: 'سباكة', en: 'Plumbing' }, lang) }).check()
  await page.getByPlaceholder(t('provider:services.pricePlaceholder')).fill('٢٠٠')
  await page.getByRole('checkbox', { name: labelIn({ ar: 'الرياض', en: 'Riyadh' }, lang) }).check()
  await next()
  await heading('times')
  for (const day of Object.values(weekdays)) {
    const row = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: labelIn(day, lang) }) })
    await row.getByRole('checkbox').check()
    await row.getByLabel(new RegExp(`^${t('provider:times.from')}`)).fill('00:00')
    await row.getByLabel(new RegExp(`^${t('provider:times.to')}`)).fill('23:59')
  }
  await next()
  await heading('bank')
  await fillBank(site, iban, labelIn(name, lang))
  await next()
  await heading('documents')
  if (type === 'company') await page.getByLabel(t('provider:fields.commercial_number')).fill('7001234567')
  const certificate = type === 'company' ? 'certificate_file_id' : 'freelance_certificate'
  await page
    .getByLabel(t(`provider:fields.${certificate}`))
    .last()
    .setInputFiles(document)
  await page.getByLabel(t('provider:fields.photo_file_id')).last().setInputFiles(document)
  await next()
  await heading('review')
  await expect(page.getByText('200', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: t('provider:review.submit') }).click()
  await expect(page.getByRole('heading', { name: t('provider:status.pendingTitle') })).toBeVisible()
}

async function fillBank({ page, t }: ProductionPage, iban: string, holder: string): Promise<void> {
  await page.getByLabel(t('provider:fields.iban')).fill(iban)
  await page.getByLabel(t('provider:fields.account_number')).fill('608010167519')
  await expect(page.getByLabel(t('provider:fields.bank_name'))).not.toHaveValue('')
  await page.getByLabel(t('provider:fields.account_name')).fill(holder)
}

/** Corrects the rejected bank account and sends the application again. */
export async function correctBank(site: ProductionPage, iban: string, holder: string): Promise<void> {
  const { page, t, lang } = site
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: t('provider:status.rejectedTitle') })).toBeVisible()
  await expect(page.getByText(labelIn(rejectionReasons.mismatch, lang))).toBeVisible()
  await page.getByRole('link', { name: t('provider:status.correct') }).click()
  await fillBank(site, iban, holder)
  await page.getByRole('button', { name: t('provider:steps.continue') }).click()
  await page.getByRole('button', { name: t('provider:status.resubmit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('provider:status.pendingTitle') })).toBeVisible()
}

type BackOffice = Pick<ProductionPage, 'page' | 't' | 'lang'>

/** Opens the first application of the queue, and waits until it is this one. */
async function openReview({ page, lang }: BackOffice, name: Label): Promise<void> {
  await page.goto(inBackOffice(adminPages.review({ resource: resources.providers.name })))
  await waitForAdminScreen(page)
  await expect(page.getByRole('heading', { level: 1, name: labelIn(name, lang) })).toBeVisible()
}

/** Approves the first application of the queue. */
export async function approveApplication(back: BackOffice, name: Label): Promise<void> {
  const { page, t, lang } = back
  await openReview(back, name)
  await expect(page.getByText('200', { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: t('admin:review.approveRest') }).click()
  await page.getByRole('button', { name: t('admin:review.approveRow') }).click()
  const approve = labelIn(resources.providers.actions?.approve?.label ?? name, lang)
  await page.getByRole('dialog').getByRole('button', { name: approve, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: labelIn(name, lang) })).toBeHidden()
}

/** Rejects the IBAN of the first application of the queue. */
export async function rejectBank(back: BackOffice, name: Label): Promise<void> {
  const { page, t, lang } = back
  await openReview(back, name)
  const field = labelIn(applicationFields.iban, lang)
  await page
    .getByRole('group', { name: field, exact: true })
    .getByRole('button', { name: t('admin:review.reject') })
    .click()
  await page.getByRole('combobox', { name: field }).click()
  await openOptions(page).getByText(labelIn(rejectionReasons.mismatch, lang), { exact: true }).click()
  await page.getByRole('button', { name: t('admin:review.rejectRow') }).click()
  await expect(page.getByText(t('admin:list.emptyQueue'))).toBeVisible()
}

/** The owner invites a user with “manage orders”; the person opens the link of the SMS in another browser and sets a password. */
export async function inviteStaff(owner: ProductionPage, staff: Page, phone: string): Promise<void> {
  const { page, t, localePath, lang, production } = owner
  await page.goto(localePath(pages.profile({ tab: 'users', user: 'new' })))
  await page.getByLabel(t('account:profile.name')).fill('ريم القحطاني')
  await page.getByLabel(t('account:profile.phone'), { exact: true }).fill(phone)
  await page.getByRole('checkbox', { name: labelIn(providerPermissions.manage_orders, lang) }).check()
  await page.getByRole('button', { name: t('account:team.invite') }).click()
  await expect(page.getByText(t('account:team.status.invited'), { exact: true })).toBeVisible()
  const code = await production.codeFor(phone)
  const [link = ''] = /https?:\/\/\S+/.exec(production.messagesTo(phone)[0] ?? '') ?? []
  const invitation = new URL(link)
  // The language of the message is that of the account: this page is opened in the language of the test.
  await staff.goto(localePath(invitation.pathname.replace(/^\/en\//, '/')))
  await staff.getByLabel(t('auth:fields.code')).fill(code)
  await fillNewPassword({ ...owner, page: staff })
  await staff.getByRole('button', { name: t('auth:invitation.submit') }).click()
  await expect(staff).toHaveURL(new RegExp(`${localePath(pages.orders())}$`))
}

/** Registers a company client with its commercial registration. */
export async function registerCompany(site: ProductionPage, phone: string): Promise<void> {
  const { page, t, localePath } = site
  await page.goto(localePath(pages.register({ as: 'company' })))
  await page.getByLabel(t('auth:fields.companyName')).fill('شركة البناء')
  await page.getByLabel(t('provider:fields.commercial_number')).fill('1010010030')
  await page.getByLabel(t('provider:fields.certificate_file_id')).last().setInputFiles(document)
  await fillAccount(site, phone)
  await page.getByRole('button', { name: t('auth:register.submit') }).click()
  await enterCode(site, phone)
  await page.goto(localePath(pages.profile({ tab: 'profile' })))
  await expect(page.getByText('1010010030')).toBeVisible()
}
