import type { CategoryPage } from '@wasl/shared/contract/catalog.ts'
import type { FileView, Named } from '@wasl/shared/contract/common.ts'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router'
import type { Refusal } from '../ui/api-error.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { AddService } from './AddService.tsx'
import { ItemFields } from './ItemFields.tsx'
import { OrderFields } from './OrderFields.tsx'
import { useDraft } from './use-draft.ts'

type Kept = { files: readonly FileView[]; items: readonly { files: readonly FileView[]; answers: readonly (readonly FileView[])[] }[] }
type Props = {
  category: CategoryPage
  chosen: readonly string[]
  cities: readonly Named[]
  words: Readonly<Record<string, string>>
  refusal: Refusal | null
  /** The page's own address with these services. */
  with: (services: readonly string[]) => string
  kept?: Kept
  submit: string
  children?: ReactNode
}

/** The form of an order, new or edited: its services one by one, then what holds for all. */
export function SendOrderForm({
  category,
  chosen,
  cities,
  words,
  refusal,
  with: addressWith,
  kept = { files: [], items: [] },
  submit,
  children,
}: Props) {
  const { t } = useTranslation('send-order')
  const form = useRef<HTMLFormElement>(null)
  useDraft(form, chosen)
  const busy = useNavigation().state === 'submitting'
  const services = chosen.flatMap((id) => category.services.find((one) => one.id === id) ?? [])
  const kind = services[0]?.kind
  const others = category.services.filter((one) => one.kind === kind && !chosen.includes(one.id))
  const errors = refusal?.errors ?? {}
  return (
    <Form ref={form} method="post" encType="multipart/form-data" className="flex flex-col gap-6">
      <ErrorSummary msg={refusal?.msg} errors={refusal?.errors} />
      <section aria-labelledby="services-heading" className="flex flex-col gap-4">
        <h2 id="services-heading">{t('services')}</h2>
        {services.map((service, at) => (
          <ItemFields
            key={service.id}
            service={service}
            at={at}
            words={words}
            errors={errors}
            without={services.length > 1 ? addressWith(chosen.filter((id) => id !== service.id)) : null}
            kept={kept.items[at] ?? { files: [], answers: [] }}
          />
        ))}
        <AddService services={others} to={(id) => addressWith([...chosen, id])} />
      </section>
      <OrderFields cities={cities} words={words} errors={errors} kept={kept.files} />
      <div className="flex flex-col gap-3">
        {children}
        <Button size="large" busy={busy} className="w-full sm:w-fit">
          {submit}
        </Button>
      </div>
    </Form>
  )
}
