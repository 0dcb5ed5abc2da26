import type { SavedAddress } from '@wasl/shared/contract/addresses.ts'
import type { CategoryPage, PackageCard, ServiceView } from '@wasl/shared/contract/catalog.ts'
import type { FileView } from '@wasl/shared/contract/common.ts'
import { fitsMode, modeOf, type ServiceMode } from '@wasl/shared/rules/service-modes.ts'
import { type ReactNode, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import type { ApiFailure, FieldErrors } from '../server/api-error.server.ts'
import type { City } from '../server/cities.server.ts'
import { Button } from '../ui/Button.tsx'
import { showToast } from '../ui/page-toast.ts'
import { useIsCompany } from '../ui/root-data.ts'
import { AddService } from './AddService.tsx'
import { ContinuedDraft } from './ContinuedDraft.tsx'
import { DraftStatus } from './DraftStatus.tsx'
import { type DraftUploads, DraftUploadsContext } from './draft-uploads.ts'
import { type FormStep, stepsOf } from './form-steps.ts'
import { ItemFields } from './ItemFields.tsx'
import { OrderPlace } from './OrderPlace.tsx'
import { OrderReview } from './OrderReview.tsx'
import { answerErrors, useOrderLabels } from './order-errors.ts'
import { BookedPackage, CompanyFields } from './rare-parts.ts'
import { type ReviewRow, readReview } from './read-review.ts'
import { ScopeFields } from './ScopeFields.tsx'
import { StepBar } from './StepBar.tsx'
import { StepNext } from './StepNext.tsx'
import { useFormSteps } from './useFormSteps.ts'
import { type OrderFormDraft, useSavedDraft } from './useSavedDraft.ts'
import { WantedTimeFields } from './WantedTimeFields.tsx'

type AttachedOrderFiles = {
  files: readonly FileView[]
  items: readonly { files: readonly FileView[]; answers: readonly (readonly FileView[])[] }[]
}
type Props = {
  category: CategoryPage
  serviceIds: readonly string[]
  cities: readonly City[] | null
  addresses?: readonly SavedAddress[] | null
  values: Readonly<Record<string, string>>
  failure: ApiFailure | null
  /** The path of this page with other services. */
  pathWithServices: (services: readonly string[]) => string
  attachedFiles?: AttachedOrderFiles | undefined
  /** Of an order that is edited; a new one has that of its services. */
  orderMode?: ServiceMode
  isPrivate?: boolean
  /** Called with the city of the order once another is chosen. */
  onCity?: (cityId: string) => void
  /** The providers of a new private order, and the labels of their fields. */
  providers?: ReactNode
  /** The package that is booked, whose service, price and duration are fixed. */
  booked?: PackageCard | null
  providerLabels?: Readonly<Record<string, string>>
  /** The draft of a new order. */
  draft?: OrderFormDraft
  submitLabel: string
  children?: ReactNode
}

/**
 * The form of a new or edited order: each service, then place and time, then what else the order says. A new one has these as steps on a phone.
 */
export function SendOrderForm(props: Props) {
  const { category, serviceIds, cities, pathWithServices, draft, orderMode, isPrivate = false } = props
  const { providers, providerLabels, booked = null, attachedFiles = noFiles, submitLabel, children } = props
  const { t } = useTranslation('send-order')
  const { values, failure } = useLastResponse(props)
  const form = useRef<HTMLFormElement>(null)
  const saving = useSavedDraft(form, { serviceIds, categoryId: category.id, draft })
  const isCompany = useIsCompany()
  const busy = useNavigation().state === 'submitting'
  useServiceToasts(serviceIds.length)
  const services = serviceIds.flatMap((id) => category.services.find((service) => service.id === id) ?? [])
  const mode = orderMode ?? modeOf(services.map((service) => service.mode))
  const errors = useMemo(() => answerErrors(failure?.errors ?? {}), [failure])
  const labels = { package_id: t('package.title'), package_total: t('package.title'), ...providerLabels, ...useOrderLabels(services) }
  const { steps, step, isWaiting, go, rows, ...events } = useOrderSteps(form, { mode, errors, labels, uploads: saving.uploads })
  const fields = {
    mode,
    cities,
    servedCityIds: category.served_city_ids,
    values,
    errors,
    attachedFiles: attachedFiles.files,
    isPrivate,
    hasFixedPrice: booked !== null,
    onCity: props.onCity,
    addresses: props.addresses ?? null,
  }
  return (
    <>
      {saving.isContinued && (
        <ContinuedDraft
          draftId={saving.draftId}
          path={pathWithServices(serviceIds)}
          hasFiles={() => form.current?.querySelector('[name$=keep_file_ids]') !== null}
        />
      )}
      <ActionForm
        ref={form}
        method="post"
        encType="multipart/form-data"
        className={`flex scroll-mt-20 flex-col gap-6 ${draft ? 'order-steps' : ''}`}
        {...(draft && { ...events, 'data-step': step ?? undefined })}
      >
        <DraftUploadsContext value={saving.uploads}>
          {draft && <input type="hidden" name="draft_id" value={saving.draftId} />}
          {draft && <StepBar steps={steps} step={step} onStep={go} />}
          <ErrorSummary msg={failure?.msg} errors={errors} labels={labels} />
          <Step name="service" onNext={() => go(steps[1] ?? 'send')}>
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
            <OrderServices
              {...{ category, serviceIds, services, values, errors, pathWithServices, orderMode, booked }}
              items={attachedFiles.items}
            />
          </Step>
          <Step name={mode === 'remote' ? 'send' : 'place'} onNext={mode === 'remote' ? null : () => go('send')}>
            <OrderPlace {...fields} />
            <WantedTimeFields values={values} errors={errors} />
          </Step>
          <Step name="send" onNext={null}>
            <ScopeFields {...fields} />
            {draft && isCompany && (
              <Suspense>
                <CompanyFields values={values} errors={errors} />
              </Suspense>
            )}
            {draft && <OrderReview rows={rows} steps={steps} onStep={go} />}
            <div className="flex flex-col gap-3">
              {children}
              <Button size="large" busy={busy || isWaiting} className="w-full sm:w-fit">
                {submitLabel}
              </Button>
            </div>
          </Step>
          {draft && <DraftStatus status={saving.status} />}
        </DraftUploadsContext>
      </ActionForm>
    </>
  )
}

const noFiles: AttachedOrderFiles = { files: [], items: [] }

/** The fields of one step, one below the other. `onNext`: null in the last step. */
const Step = ({ name, onNext, children }: { name: FormStep; onNext: (() => void) | null; children: ReactNode }) => (
  <div className="order-step flex flex-col gap-6" data-in={name}>
    {children}
    {onNext && <StepNext onNext={onNext} />}
  </div>
)

type StepContent = { mode: ServiceMode; uploads: DraftUploads | null; errors: FieldErrors; labels: Readonly<Record<string, string>> }

/** The steps of the form, and what the earlier ones say once the last is open. */
function useOrderSteps(form: RefObject<HTMLFormElement | null>, { mode, uploads, errors, labels }: StepContent) {
  const { t } = useTranslation('send-order')
  const steps = useMemo(() => stepsOf(mode), [mode])
  const failedField = Object.keys(labels).find((field) => errors[field]) ?? Object.keys(errors)[0]
  const shown = useFormSteps(form, { steps, uploads, errors, failedField })
  const [rows, setRows] = useState<readonly ReviewRow[]>([])
  const texts = {
    labels: { wanted: t('wanted.legend'), ...labels },
    located: t('map.selected'),
    countFiles: (count: number) => t('review.files', { count }),
  }
  // An effect: the fields are uncontrolled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was entered is read when the last step opens
  useEffect(() => {
    if (shown.step !== 'send' || !form.current) return
    setRows(readReview([...form.current.querySelectorAll('.order-step:not([data-in=send])')], texts))
  }, [shown.step])
  return { ...shown, steps, rows }
}

/** The last response to the form with these services: moving between the steps is a navigation, after which the router has none. */
function useLastResponse({ values, failure, serviceIds }: Pick<Props, 'values' | 'failure' | 'serviceIds'>) {
  const ids = serviceIds.join(',')
  const [last, setLast] = useState({ values, failure, ids })
  const isNew = last.ids !== ids || (failure !== null && failure !== last.failure)
  if (isNew) setLast({ values, failure, ids })
  return isNew ? { values, failure } : last
}

type ServicesProps = Pick<Props, 'category' | 'serviceIds' | 'values' | 'pathWithServices' | 'orderMode' | 'booked'> & {
  services: readonly ServiceView[]
  errors: FieldErrors
  items: AttachedOrderFiles['items']
}

/** The ordered services, and the others of the category that fit the order. */
function OrderServices({ category, serviceIds, services, values, errors, pathWithServices, orderMode, booked, items }: ServicesProps) {
  const { t } = useTranslation('send-order')
  const kind = services[0]?.kind
  const others = category.services.filter(
    (service) => service.kind === kind && !serviceIds.includes(service.id) && (!orderMode || fitsMode(orderMode, service.mode)),
  )
  return (
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
          attachedFiles={items[index] ?? { files: [], answers: [] }}
        />
      ))}
      <AddService services={booked ? [] : others} pathWith={(id) => pathWithServices([...serviceIds, id])} />
    </section>
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
