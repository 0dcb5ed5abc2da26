import type { CategoryPage, PackageCard } from '@wasl/shared/contract/catalog.ts'
import type { FileView } from '@wasl/shared/contract/common.ts'
import { fitsMode, modeOf, type ServiceMode } from '@wasl/shared/rules/service-modes.ts'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import type { ApiFailure } from '../server/api-error.server.ts'
import type { City } from '../server/cities.server.ts'
import { Button } from '../ui/Button.tsx'
import { showToast } from '../ui/page-toast.ts'
import { AddService } from './AddService.tsx'
import { DraftStatus } from './DraftStatus.tsx'
import { ItemFields } from './ItemFields.tsx'
import { OrderFields } from './OrderFields.tsx'
import { answerErrors, useOrderLabels } from './order-errors.ts'
import { BookedPackage } from './rare-parts.ts'
import { useSavedDraft } from './useSavedDraft.ts'

type AttachedOrderFiles = {
  files: readonly FileView[]
  items: readonly { files: readonly FileView[]; answers: readonly (readonly FileView[])[] }[]
}
type Props = {
  category: CategoryPage
  serviceIds: readonly string[]
  cities: readonly City[] | null
  values: Readonly<Record<string, string>>
  failure: ApiFailure | null
  /** The path of this page with other services. */
  pathWithServices: (services: readonly string[]) => string
  attachedFiles?: AttachedOrderFiles | undefined
  /** Of an order that is edited; a new one has that of its services. */
  orderMode?: ServiceMode
  isPrivate?: boolean
  /** The providers of a new private order, and the labels of their fields. */
  providers?: ReactNode
  /** The package that is booked, whose service, price and duration are fixed. */
  booked?: PackageCard | null
  providerLabels?: Readonly<Record<string, string>>
  /** The draft of a new order. */
  draft?: { id: string; isSaved: boolean }
  submitLabel: string
  children?: ReactNode
}

/** The form of a new or edited order: each service, then the fields of the whole order. */
export function SendOrderForm({ category, serviceIds, cities, values, failure, pathWithServices, draft, ...props }: Props) {
  const {
    orderMode,
    isPrivate = false,
    providers,
    providerLabels,
    booked = null,
    attachedFiles = { files: [], items: [] },
    submitLabel,
    children,
  } = props
  const { t } = useTranslation('send-order')
  const form = useRef<HTMLFormElement>(null)
  const saving = useSavedDraft(form, { serviceIds, categoryId: category.id, draft })
  const busy = useNavigation().state === 'submitting'
  useServiceToasts(serviceIds.length)
  const services = serviceIds.flatMap((id) => category.services.find((service) => service.id === id) ?? [])
  const kind = services[0]?.kind
  const mode = orderMode ?? modeOf(services.map((service) => service.mode))
  const others = category.services.filter(
    (service) => service.kind === kind && !serviceIds.includes(service.id) && (!orderMode || fitsMode(orderMode, service.mode)),
  )
  const errors = answerErrors(failure?.errors ?? {})
  const labels = { package_id: t('package.title'), package_total: t('package.title'), ...providerLabels, ...useOrderLabels(services) }
  return (
    <ActionForm ref={form} method="post" encType="multipart/form-data" className="flex flex-col gap-6">
      {draft && <input type="hidden" name="draft_id" value={saving.draftId} />}
      <ErrorSummary msg={failure?.msg} errors={errors} labels={labels} />
      {booked && (
        <>
          <input type="hidden" name="package_id" value={booked.id} />
          <input type="hidden" name="package_total" value={booked.total} />
          <Suspense>
            <BookedPackage booked={booked} errors={errors} />
          </Suspense>
        </>
      )}
      {providers}
      <section aria-labelledby="services-heading" className="flex flex-col gap-4">
        <h2 id="services-heading">{t('services')}</h2>
        {services.map((service, index) => (
          <ItemFields
            key={service.id}
            service={service}
            index={index}
            values={values}
            errors={errors}
            removePath={services.length > 1 ? pathWithServices(serviceIds.filter((id) => id !== service.id)) : null}
            attachedFiles={attachedFiles.items[index] ?? { files: [], answers: [] }}
          />
        ))}
        <AddService services={booked ? [] : others} pathWith={(id) => pathWithServices([...serviceIds, id])} />
      </section>
      <OrderFields
        cities={cities}
        mode={mode}
        servedCityIds={category.served_city_ids}
        values={values}
        errors={errors}
        attachedFiles={attachedFiles.files}
        isPrivate={isPrivate}
        hasFixedPrice={booked !== null}
      />
      <div className="flex flex-col gap-3">
        {children}
        {draft && <DraftStatus status={saving.status} />}
        <Button size="large" busy={busy} className="w-full sm:w-fit">
          {submitLabel}
        </Button>
      </div>
    </ActionForm>
  )
}

/** Says that a service was added to the form or deleted from it. */
function useServiceToasts(count: number): void {
  const { t } = useTranslation('send-order')
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) showToast('good', t('formAdded'))
    if (count < before.current) showToast('good', t('serviceDeleted'))
    before.current = count
  }, [count, t])
}
