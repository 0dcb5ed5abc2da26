import { showProfile } from '@wasl/shared/contract/endpoints/account.ts'
import { sendContactMessage } from '@wasl/shared/contract/endpoints/contact.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { ContactSidebar } from '../content/ContactSidebar.tsx'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { submitOrKeep } from '../forms/submissions.ts'
import { Textarea } from '../forms/Textarea.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { attempt } from '../server/api.server.ts'
import { loadAppInfo } from '../server/app-info.server.ts'
import { readHostContext } from '../server/host-context.server.ts'
import { loadSeo } from '../server/seo.server.ts'
import { getApi, getViewer, sessionContext } from '../server/session.server.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import type { PageHandle } from '../ui/root-data.ts'

export const handle: PageHandle = { noScriptForGuests: true }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = getApi(context)
  const [seo, profile, appInfo] = await Promise.all([
    loadSeo(api, 'contact-us'),
    getViewer(context) ? api.call(showProfile) : null,
    loadAppInfo(api, readHostContext(context).contentVersion),
  ])
  return {
    seo,
    channels: appInfo.contact,
    isSent: new URL(request.url).searchParams.has('sent'),
    sender: profile && { name: profile.name, email: profile.email ?? '' },
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, locale } = context.get(sessionContext)
  const form = await request.formData()
  const field = (name: string) => String(form.get(name) ?? '')
  const values = { name: field('name'), email: field('email'), subject: field('subject'), message: field('message') }
  const result = await attempt(api.submit(sendContactMessage, { entered: values }))
  if (result.ok) return redirect(pathIn(locale, pages.contactUs({ sent: '1' })))
  return data({ msg: result.msg, errors: result.errors, values }, { status: result.status })
}

export const clientAction = submitOrKeep

export default function ContactUs() {
  const { seo, channels, isSent, sender } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const { t } = useTranslation()
  return (
    <div className="wrap">
      <PageHead title={t('nav.contact')} description={t('contact.lead')} seo={seo} />
      <Breadcrumbs crumbs={[]} current={t('nav.contact')} />
      <h1>{t('nav.contact')}</h1>
      <p className="mt-1 max-w-2xl text-lg text-muted">{t('contact.lead')}</p>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        {isSent && !actionData ? (
          <EmptyState
            icon="check-circle"
            title={t('contact.sent')}
            action={
              <ButtonLink to={pages.contactUs()} tone="plain">
                {t('contact.another')}
              </ButtonLink>
            }
          />
        ) : (
          <ContactForm sender={sender} result={actionData} />
        )}
        <ContactSidebar {...channels} />
      </div>
    </div>
  )
}

type ContactFormProps = {
  sender: ReturnType<typeof useLoaderData<typeof loader>>['sender']
  /** What was rejected. */
  result: ReturnType<typeof useActionData<typeof action>>
}

function ContactForm({ sender, result }: ContactFormProps) {
  const { t } = useTranslation()
  const busy = useNavigation().state === 'submitting'
  const { values = sender, errors = {} } = result ?? {}
  const labels = { name: t('contact.name'), email: t('contact.email'), subject: t('contact.subject'), message: t('contact.message') }
  return (
    <ActionForm method="post" noValidate className="card grid gap-5 p-5 sm:grid-cols-2 sm:p-7">
      <div className="empty:hidden sm:col-span-2">
        <ErrorSummary msg={result?.msg} errors={errors} labels={labels} />
      </div>
      <TextInput name="name" label={labels.name} autoComplete="name" defaultValue={values?.name} errors={errors.name} />
      <TextInput
        name="email"
        label={labels.email}
        type="email"
        dir="ltr"
        autoComplete="email"
        defaultValue={values?.email}
        errors={errors.email}
      />
      <TextInput
        name="subject"
        label={labels.subject}
        defaultValue={result?.values.subject}
        errors={errors.subject}
        className="sm:col-span-2"
      />
      <Textarea
        name="message"
        label={labels.message}
        rows={6}
        defaultValue={result?.values.message}
        errors={errors.message}
        className="sm:col-span-2"
      />
      <Button size="large" busy={busy} className="sm:col-span-2">
        {t('actions.send')}
      </Button>
    </ActionForm>
  )
}
