import { pages } from '@wasl/shared/pages/pages.ts'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { emailBrand, renderEmail } from '../messaging/notifications/email.ts'
import { jobs } from '../platform/db/tables/jobs.ts'
import { enqueue } from '../platform/jobs/enqueue.ts'
import { renderPdf } from '../platform/pdf/render-template.ts'
import { formDataBody } from '../testing/form-data-body.ts'
import { readPdfText } from '../testing/pdf.ts'
import { adminToken } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { loadLetterhead } from './letterhead.ts'
import { loadSettings } from './load-settings.ts'

// One change of the settings reaches everything that names or colors the platform outside the site.
const app = await testApp()
const { call, createContext, db } = app
beforeAll(async () => {
  const token = await adminToken(app, 'all')
  const bytes = await sharp({ create: { width: 80, height: 20, channels: 4, background: '#1d4ed8' } })
    .png()
    .toBuffer()
  const file = formDataBody({ kind: 'image' }, { name: 'file', filename: 'logo.png', bytes })
  const uploaded = await call('POST', '/api/admin/uploads', { token, ...file })
  const body = { platform_name_ar: 'دار', platform_name_en: 'Dar & Co', brand_color: '#1d4ed8', brand_logo: uploaded.body.data?.id }
  expect((await call('PATCH', '/api/admin/settings', { token, body })).status).toBe(200)
})

test('a text message names the platform in its own language', async () => {
  const message = (body: string) => ({ channel: 'sms', purpose: 'test', recipient: '+966500000001', body }) as const
  await enqueue(createContext(), [message('رمز التحقق في {brand}: 1234'), message('1234 is your {brand} code')])
  expect((await db.select({ body: jobs.body }).from(jobs)).map(({ body }) => body).sort()).toEqual([
    '1234 is your Dar & Co code',
    'رمز التحقق في دار: 1234',
  ])
})

test('an email has the name, the color and the logo', async () => {
  const entry = { type: 'offer_new', title_ar: 'عنوان', title_en: 'Title', body_ar: 'نص', body_en: 'Text', link: pages.orders() }
  const brand = emailBrand(await loadSettings(createContext()))
  const { html = '' } = renderEmail(
    createContext().env,
    { user_id: crypto.randomUUID(), entries: [entry], locale: 'ar' },
    { brand, documents: [] },
  )
  expect(html).toContain('alt="دار"')
  expect(html).toContain('alt="Dar &#38; Co"')
  expect(html).toMatch(/src="http[^"]+\/api\/files\/[\w-]+\?w=384"/)
  expect(html).toContain('background:#1d4ed8')
})

test('a document has the name and the logo', async () => {
  const platform = await loadLetterhead(createContext())
  expect(platform).toMatchObject({ ar: 'دار', en: 'Dar & Co', color: '#1d4ed8' })
  expect(platform.logo?.length).toBeGreaterThan(50)
  const label = { ar: 'إيصال', en: 'Receipt' }
  const receipt = { title: label, number: 'R-1', facts: [], sums: [], total: { ...label, amount: '1.00' }, note: label }
  const { text } = await readPdfText(await renderPdf('money/transactions/receipt.typ', { ...receipt, platform }))
  expect(text).toContain('Issued on Dar & Co')
  expect(text).not.toContain('Wasl')
})
