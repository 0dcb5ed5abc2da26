import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, useActionData, useLoaderData, useNavigation } from 'react-router'
import { ContactSide } from '../content/ContactSide.tsx'
import { pathIn } from '../i18n/locale.ts'
import { attempt } from '../server/api.server.ts'
import { redirectWithToast } from '../server/flash.server.ts'
import { seoOf } from '../server/seo.server.ts'
import { getApi, sessionContext } from '../server/session.server.ts'
import { textIn } from '../server/texts.server.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { Button } from '../ui/Button.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import type { PageHandle } from '../ui/page-info.ts'
import { Textarea } from '../ui/Textarea.tsx'
import { TextInput } from '../ui/TextInput.tsx'

export const handle: PageHandle = { quiet: true }

export const loader = async ({ context }: LoaderFunctionArgs) => ({ seo: await seoOf(getApi(context), 'contact-us') })

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, locale } = context.get(sessionContext)
  const form = await request.formData()
  const typed = (name: string) => String(form.get(name) ?? '')
  const kept = { name: typed('name'), email: typed('email'), subject: typed('subject'), message: typed('message') }
  const sent = await attempt(api.post('/contact', kept))
  if (sent.ok) return redirectWithToast(pathIn(locale, '/static/contact-us'), sent.msg || textIn(locale).t('contact.sent'))
  return data({ msg: sent.msg, errors: sent.errors, kept }, { status: sent.status })
}

export default function ContactUs() {
  const { seo } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation()
  const busy = useNavigation().state === 'submitting'
  const { kept, errors = {} } = answer ?? {}
  const labels = { name: t('contact.name'), email: t('contact.email'), subject: t('contact.subject'), message: t('contact.message') }
  return (
    <div className="wrap">
      <PageHead title={t('nav.contact')} description={t('contact.lead')} seo={seo} />
      <Breadcrumbs crumbs={[]} here={t('nav.contact')} />
      <h1>{t('nav.contact')}</h1>
      <p className="mt-1 max-w-2xl text-lg text-muted">{t('contact.lead')}</p>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <Form method="post" noValidate className="card grid gap-5 p-5 sm:grid-cols-2 sm:p-7">
          <div className="empty:hidden sm:col-span-2">
            <ErrorSummary msg={answer?.msg} errors={errors} labels={labels} />
          </div>
          <TextInput name="name" label={labels.name} autoComplete="name" defaultValue={kept?.name} errors={errors.name} />
          <TextInput
            name="email"
            label={labels.email}
            type="email"
            dir="ltr"
            autoComplete="email"
            defaultValue={kept?.email}
            errors={errors.email}
          />
          <TextInput name="subject" label={labels.subject} defaultValue={kept?.subject} errors={errors.subject} className="sm:col-span-2" />
          <Textarea
            name="message"
            label={labels.message}
            rows={6}
            defaultValue={kept?.message}
            errors={errors.message}
            className="sm:col-span-2"
          />
          <Button size="large" busy={busy} className="sm:col-span-2">
            {t('actions.send')}
          </Button>
        </Form>
        <ContactSide />
      </div>
    </div>
  )
}
