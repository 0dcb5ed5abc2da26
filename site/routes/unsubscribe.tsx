import { changeEmailSubscription, showEmailSubscription } from '@wasl/shared/contract/endpoints/notifications.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, useActionData, useLoaderData, useNavigation } from 'react-router'
import { PageHead } from '../layout/PageHead.tsx'
import { attempt } from '../server/api.server.ts'
import { getApi } from '../server/session.server.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'

/** A link in an email. Reading it changes nothing: mail programs open links to check them. */
export const loader = ({ params, context }: LoaderFunctionArgs) =>
  getApi(context).call(showEmailSubscription, { params: { token: params.token ?? '' } })

/** Mail programs post `List-Unsubscribe=One-Click` without cookies and expect no redirect; the page posts `change`. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const result = await attempt(
    getApi(context).submit(changeEmailSubscription, {
      params: { token: params.token ?? '' },
      entered: { change: String(form.get('change') ?? 'stop') },
    }),
  )
  return result.ok ? { changed: true } : data({ changed: false }, { status: result.status })
}

/** Says which emails are stopped, and stops, resumes or stops all of them. */
export default function Unsubscribe() {
  const { group, is_on, all_off } = useLoaderData<typeof loader>()
  const changed = useActionData<typeof action>()?.changed ?? false
  const { t } = useTranslation('account')
  const busy = useNavigation().state === 'submitting'
  const name = t(`settings.group.${group}`)
  const title = is_on ? t('unsubscribe.question', { name }) : all_off ? t('unsubscribe.allOff') : t('unsubscribe.off', { name })
  return (
    <div className="wrap max-w-2xl py-10">
      <PageHead title={t('unsubscribe.title')} noIndex />
      <Card>
        <div className="flex flex-col gap-5">
          <h1 className="text-2xl" aria-live="polite">
            {title}
          </h1>
          <p className="text-muted">
            {is_on && changed && `${t('unsubscribe.resumed')} `}
            {t('unsubscribe.hint')}
          </p>
          <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
            <Button name="change" value={is_on ? 'stop' : 'resume'} size="large" busy={busy}>
              {t(is_on ? 'unsubscribe.stop' : 'unsubscribe.resume')}
            </Button>
            {!all_off && (
              <Button name="change" value="stop_all" tone="plain" size="large" disabled={busy}>
                {t('unsubscribe.stopAll')}
              </Button>
            )}
            <ButtonLink to={pages.settings()} tone="plain" size="large">
              {t('unsubscribe.settings')}
            </ButtonLink>
          </Form>
        </div>
      </Card>
    </div>
  )
}
