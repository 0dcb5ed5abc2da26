import { barePath } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { modeOf } from '@wasl/shared/rules/service-modes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  matchPath,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from 'react-router'
import { useText } from '../i18n/locale.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { ChooseOrderServices } from '../send-order/ChooseOrderServices.tsx'
import { ChosenProviders } from '../send-order/ChosenProviders.tsx'
import { loadOrderForm, submitOrderForm } from '../send-order/order-form-page.server.ts'
import { SendOrderForm } from '../send-order/SendOrderForm.tsx'
import { submitDraft } from '../send-order/submit-draft.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { type PageHandle, useAnswerHours } from '../ui/root-data.ts'

// `provider_details/send-order/:add/:categoryId` names one provider, the other path the category; the query has its providers.
const pageOf = ({ add = '', categoryId }: LoaderFunctionArgs['params']) =>
  categoryId === undefined ? { categoryId: add, isPrivate: true } : { categoryId, isPrivate: true, providerId: add }

export const handle: PageHandle = { guestTexts: ['send-order', 'services'] }

export const loader = (args: LoaderFunctionArgs) => loadOrderForm(args, pageOf(args.params))
export const action = (args: ActionFunctionArgs) => submitOrderForm(args, pageOf(args.params))
export const clientAction = submitDraft

/** A package that was not booked as it was shown is loaded again: the form sends the total that it shows. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) => {
  const errors = actionResult?.failure?.errors ?? {}
  return defaultShouldRevalidate || 'package_total' in errors || 'package_id' in errors
}

/** The path of the page with other services and the booked package, and without a provider if there is another one. */
function usePaths(providers: readonly { id: string }[], serviceIds: readonly string[], booked: { id: string } | null) {
  const path = barePath(useLocation().pathname)
  const isOneProvider = matchPath(pages.sendProviderOrder.pattern, path) !== null
  const providerIds = providers.map(({ id }) => id)
  const pathWith = (ids: readonly string[], services: readonly string[]) => {
    const query = [
      ...(isOneProvider ? [] : [`providers=${ids.join(',')}`]),
      ...(services.length > 0 ? [`services=${services.join(',')}`] : []),
      ...(booked ? [`package=${booked.id}`] : []),
    ]
    return `${path}?${query.join('&')}`
  }
  return {
    isOneProvider,
    withServices: (ids: readonly string[]) => pathWith(providerIds, ids),
    withoutProvider: (removed: string) =>
      providers.length > 1
        ? pathWith(
            providerIds.filter((id) => id !== removed),
            serviceIds,
          )
        : null,
  }
}

/** The form of a private order: to the providers of the query, or to the one of the path. */
export default function SendPrivateOrder() {
  const { category, booked, isPackageGone, providers, serviceIds } = useLoaderData<typeof loader>()
  const { t } = useTranslation('send-order')
  const { t: tServices } = useTranslation('services')
  const answerHours = useAnswerHours()
  const text = useText()
  const paths = usePaths(providers, serviceIds, booked)
  const title = t(booked ? 'package.heading' : 'private.title')
  const categoryPath = pages.categoryProviders({ id: category.id })
  const [provider] = providers
  return (
    <div className="wrap flex max-w-4xl flex-col gap-6 pb-8">
      <PageHead title={title} noIndex />
      <Breadcrumbs
        crumbs={[
          { to: pages.services(), label: tServices('title') },
          { to: categoryPath, label: tServices('providers.title', { name: text(category.name) }) },
        ]}
        current={title}
      />
      <div>
        <h1>{title}</h1>
        <p className="text-muted">{t('private.lead', { count: answerHours })}</p>
      </div>
      {isPackageGone ? (
        <EmptyState
          icon="tag"
          title={t('package.gone')}
          action={
            <ButtonLink to={provider ? pages.provider({ id: provider.id, categoryId: category.id }) : categoryPath}>
              {t(provider ? 'package.openProvider' : 'private.choose')}
            </ButtonLink>
          }
        >
          {t('package.goneHint')}
        </EmptyState>
      ) : providers.length === 0 ? (
        <EmptyState icon="users" title={t('private.noProviders')} action={<ButtonLink to={categoryPath}>{t('private.choose')}</ButtonLink>}>
          {t('private.noProvidersHint')}
        </EmptyState>
      ) : serviceIds.length === 0 ? (
        <ChooseOrderServices
          category={category}
          providers={providers}
          providerIds={paths.isOneProvider ? [] : providers.map(({ id }) => id)}
        />
      ) : (
        <OrderForm paths={paths} />
      )}
    </div>
  )
}

function OrderForm({ paths }: { paths: ReturnType<typeof usePaths> }) {
  const {
    category,
    booked,
    providers,
    serviceIds,
    cities,
    addresses,
    initialValues,
    attachedFiles,
    draftId,
    isSaved,
    isContinued,
    isGuest,
  } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const { t } = useTranslation('send-order')
  const text = useText()
  const values = actionData?.values ?? initialValues
  const [cityId, setCityId] = useState(values.city_id ?? '')
  const mode = modeOf(category.services.filter(({ id }) => serviceIds.includes(id)).map((service) => service.mode))
  const city = mode === 'on_site' || mode === 'moving' ? cities?.find(({ id }) => id === cityId) : undefined
  return (
    <SendOrderForm
      category={category}
      serviceIds={serviceIds}
      cities={cities}
      addresses={addresses}
      values={values}
      failure={actionData?.failure ?? null}
      pathWithServices={paths.withServices}
      isPrivate
      booked={booked}
      onCity={setCityId}
      providers={
        <ChosenProviders
          providers={providers}
          categoryId={category.id}
          errors={actionData?.failure?.errors ?? {}}
          closeOthers={values.close_others}
          city={city}
          removePath={paths.withoutProvider}
        />
      }
      providerLabels={Object.fromEntries(providers.map(({ name }, index) => [`provider_ids.${index}`, text(name)]))}
      attachedFiles={attachedFiles}
      draft={{ id: draftId, isSaved, isContinued }}
      submitLabel={isGuest ? t('continue') : booked ? t('package.book') : t('private.send', { count: providers.length })}
    >
      <p className="text-sm text-muted">
        {t(booked ? 'package.freeHint' : 'private.freeHint')} {t(isGuest ? 'guestHint' : 'draftHint')}
      </p>
    </SendOrderForm>
  )
}
