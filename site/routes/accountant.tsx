import { changeAccountantSubscription, showAccountantSubscription } from '@wasl/shared/contract/endpoints/accountant.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router'
import { PageHead } from '../layout/PageHead.tsx'
import { attempt } from '../server/api.server.ts'
import { getApi } from '../server/session.server.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'

/** A link in an email to the accountant of a company. Reading it changes nothing: mail programs open links to check them. */
export const loader = ({ params, context }: LoaderFunctionArgs) =>
  getApi(context).call(showAccountantSubscription, { params: { token: params.token ?? '' } })

/** Mail programs post `List-Unsubscribe=One-Click` without cookies and expect no redirect; the page posts `change`. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const result = await attempt(
    getApi(context).submit(changeAccountantSubscription, {
      params: { token: params.token ?? '' },
      entered: { change: String(form.get('change') ?? 'stop') },
    }),
  )
  return data({ changed: result.ok }, { status: result.ok ? 200 : result.status })
}

/** Where the reader of an address confirms that the invoices of a company arrive, or stops them. */
export default function Accountant() {
  const { company, email, state } = useLoaderData<typeof loader>()
  const { t } = useTranslation('account')
  const busy = useNavigation().state === 'submitting'
  const isOn = state === 'confirmed'
  return (
    <div className="wrap max-w-2xl py-10">
      <PageHead title={t('accountant.page.title')} noIndex />
      <Card>
        <div className="flex flex-col gap-5">
          <h1 className="text-2xl" aria-live="polite">
            {t(`accountant.page.${state}`, { company })}
          </h1>
          <p className="text-muted">{t('accountant.page.hint', { email })}</p>
          <Form method="post" preventScrollReset>
            <Button name="change" value={isOn ? 'stop' : 'confirm'} tone={isOn ? 'plain' : 'primary'} size="large" busy={busy}>
              {t(isOn ? 'accountant.page.stop' : 'accountant.page.confirm')}
            </Button>
          </Form>
        </div>
      </Card>
    </div>
  )
}
