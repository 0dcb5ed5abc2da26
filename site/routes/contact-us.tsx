import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, useActionData, useLoaderData, useNavigation } from 'react-router'
import { attempt } from '../api.server.ts'
import { redirectWithToast } from '../flash.server.ts'
import { pathIn } from '../locale.ts'
import type { PageHandle } from '../page-facts.ts'
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx'
import { Button } from '../parts/Button.tsx'
import { ErrorSummary } from '../parts/ErrorSummary.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { Textarea } from '../parts/Textarea.tsx'
import { TextInput } from '../parts/TextInput.tsx'
import { ContactSide } from '../sections/ContactSide.tsx'
import { seoOf } from '../seo.server.ts'
import { getApi, sessionContext } from '../session.server.ts'
import { textIn } from '../texts.server.ts'

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
