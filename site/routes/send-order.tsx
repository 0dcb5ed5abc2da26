import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { categoryPage } from '../catalog/filter-services.ts'
import { useText } from '../i18n/locale.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { loadOrderForm, submitOrderForm } from '../send-order/order-form-page.server.ts'
import { SendOrderForm } from '../send-order/SendOrderForm.tsx'
import { submitDraft } from '../send-order/submit-draft.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import type { PageHandle } from '../ui/root-data.ts'

const pageOf = ({ add = '' }: LoaderFunctionArgs['params']) => ({ categoryId: add, isPrivate: false })

export const handle: PageHandle = { guestTexts: ['send-order', 'services'] }

export const loader = (args: LoaderFunctionArgs) => loadOrderForm(args, pageOf(args.params))
export const action = (args: ActionFunctionArgs) => submitOrderForm(args, pageOf(args.params))
export const clientAction = submitDraft

export default function SendOrder() {
  const { category, serviceIds, cities, addresses, initialValues, attachedFiles, draftId, isSaved, isContinued, isGuest } =
    useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const { t } = useTranslation('send-order')
  const { t: tServices } = useTranslation('services')
  const text = useText()
  const isConsultation = category.services.find(({ id }) => id === serviceIds[0])?.kind === 'consultation'
  const title = t(isConsultation ? 'titleConsultation' : 'title')
  const categoryPath = categoryPage(isConsultation ? 'consultation' : 'service')({ id: category.id })
  return (
    <div className="wrap flex max-w-4xl flex-col gap-6 pb-8">
      <PageHead title={title} noIndex />
      <Breadcrumbs
        crumbs={[
          { to: pages.services(), label: tServices('title') },
          { to: categoryPath, label: text(category.name) },
        ]}
        current={title}
      />
      <div>
        <h1>{title}</h1>
        <p className="text-muted">{t('lead')}</p>
      </div>
      {serviceIds.length === 0 ? (
        <EmptyState icon="list" title={t('noServices')} action={<ButtonLink to={categoryPath}>{t('chooseServices')}</ButtonLink>}>
          {t('noServicesHint')}
        </EmptyState>
      ) : (
        <SendOrderForm
          category={category}
          serviceIds={serviceIds}
          cities={cities}
          addresses={addresses}
          values={actionData?.values ?? initialValues}
          failure={actionData?.failure ?? null}
          pathWithServices={(ids) => pages.sendOrder({ add: category.id, services: ids.join(',') })}
          attachedFiles={attachedFiles}
          draft={{ id: draftId, isSaved, isContinued }}
          submitLabel={t(isGuest ? 'continue' : 'send')}
        >
          <p className="text-sm text-muted">
            {t('freeHint')} {t(isGuest ? 'guestHint' : 'draftHint')}
          </p>
        </SendOrderForm>
      )}
    </div>
  )
}
