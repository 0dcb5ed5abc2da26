import { showApplication, submitApplication } from '@wasl/shared/contract/endpoints/provider-application.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { stepsOf } from '@wasl/shared/rules/application-review.ts'
import { useTranslation } from 'react-i18next'
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { submitOrKeep } from '../forms/submissions.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { ApplicationForm } from '../provider-forms/ApplicationForm.tsx'
import { ApplicationStatus } from '../provider-forms/ApplicationStatus.tsx'
import { loadOptions, saveStep } from '../provider-forms/application-actions.server.ts'
import { type PageStep, pageSteps } from '../provider-forms/page-steps.ts'
import { clearSubmittedStep } from '../provider-forms/useStoredStep.ts'
import { attempt } from '../server/api.server.ts'
import { requireViewer, sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'

const path = pages.providerApplication()
const stepOf = (request: Request): PageStep | undefined => {
  const step = new URL(request.url).searchParams.get('step')
  return pageSteps.find((name) => name === step)
}

/** The application of the user's provider: its status, or the step that is open. Without one, the first that is not complete. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const { api } = context.get(sessionContext)
  const application = await api.call(showApplication)
  const { status, missing, rejections } = application
  const requested = stepOf(request)
  const isEditable = status === 'draft' || (status === 'rejected' && requested !== undefined)
  if (!isEditable) return { application, step: null, options: null }
  const rejected = stepsOf(rejections.map(({ field }) => field))
  const open = status === 'draft' ? pageSteps : pageSteps.filter((step) => step === 'review' || rejected.includes(step))
  const step = open.find((name) => name === requested) ?? stepsOf(missing)[0] ?? 'review'
  return { application, step, options: await loadOptions(api, step) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireViewer(context, request)
  const { api, locale } = context.get(sessionContext)
  const form = await request.formData()
  const step = pageSteps.find((name) => name === form.get('step')) ?? 'review'
  if (step === 'review') {
    const sent = await attempt(api.submit(submitApplication))
    if (sent.ok) return redirectWithToast(pathIn(locale, path), sent.msg)
    return data({ msg: sent.msg, errors: sent.errors }, { status: sent.status })
  }
  const saved = await saveStep(api, step, form)
  if (!saved.ok) return data({ msg: saved.msg, errors: saved.errors }, { status: saved.status })
  const { status } = saved.data
  if (status === 'rejected') throw redirect(pathIn(locale, path))
  throw redirect(pathIn(locale, `${path}?step=${pageSteps[pageSteps.indexOf(step) + 1] ?? 'review'}`))
}

export async function clientAction(args: ClientActionFunctionArgs) {
  try {
    return await submitOrKeep(args)
  } catch (thrown) {
    // A redirect within the application: the step is saved.
    if (thrown instanceof Response && thrown.headers.get('location')?.includes(path)) clearSubmittedStep()
    throw thrown
  }
}

export default function ProviderApplicationPage() {
  const { application, step, options } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const { t } = useTranslation('provider')
  return (
    <div className="wrap flex max-w-3xl flex-col gap-6 py-8">
      <PageHead title={t('title')} noIndex />
      {step && options ? (
        <ApplicationForm key={step} application={application} step={step} options={options} msg={failure?.msg} errors={failure?.errors} />
      ) : (
        <ApplicationStatus application={application} msg={failure?.msg} errors={failure?.errors} />
      )}
    </div>
  )
}
