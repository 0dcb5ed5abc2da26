import { listOwnPackages } from '@wasl/resources/endpoints/provider-packages.ts'
import type { OwnPackageView } from '@wasl/resources/own-packages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { AccountLayout } from '../account/AccountLayout.tsx'
import { submitOrKeep } from '../forms/submissions.ts'
import { useText } from '../i18n/locale.ts'
import { PackageForm } from '../provider-packages/PackageForm.tsx'
import { changePackages, packageFields } from '../provider-packages/packages.server.ts'
import { requireViewer, sessionContext } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'
import { type BadgeTone, StatusBadge } from '../ui/Badge.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Money } from '../ui/Money.tsx'

/** The fixed-price packages of the provider. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  const { api, locale } = context.get(sessionContext)
  return { ...(await api.call(listOwnPackages)), fields: packageFields(locale) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireViewer(context, request)
  const form = await request.formData()
  const result = await changePackages(context.get(sessionContext).api, form)
  if (result.ok) return redirectWithToast(new URL(request.url).pathname, result.msg)
  return data({ id: String(form.get('id')), msg: result.msg, errors: result.errors }, { status: result.status })
}

export const clientAction = submitOrKeep

const tones: Readonly<Record<OwnPackageView['status'], BadgeTone>> = {
  pending_review: 'warn',
  published: 'good',
  paused: 'plain',
  returned: 'bad',
}

export default function OwnPackages() {
  const { packages, services, fields } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const { t } = useTranslation('packages')
  const text = useText()
  return (
    <AccountLayout title={t('title')}>
      <p className="text-muted">{t('lead')}</p>
      {packages.length === 0 && (
        <EmptyState icon="tag" title={t('empty')}>
          {t(services.length > 0 ? 'emptyHint' : 'noServices')}
        </EmptyState>
      )}
      <ul className="flex flex-col gap-4">
        {packages.map((stored) => {
          const { id, title, price, version } = stored.entered
          const ownFailure = failure?.id === id ? failure : undefined
          return (
            <li key={id} className="card p-4">
              <details open={ownFailure !== undefined} className="group">
                <summary className="flex min-h-11 items-center gap-4">
                  <span className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
                    <bdi className="font-semibold">{text(title)}</bdi>
                    <Money halalas={price} className="font-medium" />
                    <StatusBadge tone={tones[stored.status]}>{t(`status.${stored.status}`)}</StatusBadge>
                  </span>
                  <Icon name="down" size={18} className="ms-auto shrink-0 text-muted group-open:rotate-180" />
                </summary>
                <div className="mt-3 border-t border-line pt-4">
                  {stored.return_reason && (
                    <p className="mb-4 rounded-card bg-bad-soft p-3 text-bad">
                      {t('reason')} <bdi>{stored.return_reason}</bdi>
                    </p>
                  )}
                  <PackageForm key={version} stored={stored} services={services} fields={fields} failure={ownFailure} />
                </div>
              </details>
            </li>
          )
        })}
      </ul>
      {services.length > 0 && (
        <Card title={t('add')}>
          <PackageForm
            key={packages.length}
            stored={null}
            services={services}
            fields={fields}
            failure={failure?.id === 'new' ? failure : undefined}
          />
        </Card>
      )}
    </AccountLayout>
  )
}
