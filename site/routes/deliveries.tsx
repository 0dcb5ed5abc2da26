import { listDeliveries } from '@wasl/shared/contract/endpoints/deliveries.ts'
import { deliveryDays } from '@wasl/shared/lifecycle/delivery-legs.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { AccountLayout } from '../account/AccountLayout.tsx'
import { DeliveryCard } from '../deliveries/DeliveryCard.tsx'
import { QueuedSteps } from '../deliveries/QueuedSteps.tsx'
import type { NewStep, StepEntries } from '../deliveries/step-queue.ts'
import { useStepQueue } from '../deliveries/useStepQueue.ts'
import { getApi, requireViewer } from '../server/session.server.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useRootData } from '../ui/root-data.ts'

/** What is assigned to this person: today, later, and done. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireViewer(context, request)
  return getApi(context).call(listDeliveries)
}

export default function Deliveries() {
  const { deliveries } = useLoaderData<typeof loader>()
  // The delivery, or the rejected step, whose form is open.
  const [openId, setOpenId] = useState<string | null>(null)
  const { t } = useTranslation('deliveries')
  const { steps, isEnded, queue } = useStepQueue(useRootData()?.viewer?.id ?? '')
  const control = {
    isEnded,
    add: async (step: NewStep) => {
      await queue.current?.add(step)
      setOpenId((open) => (open === step.delivery_id ? null : open))
    },
    openKey: openId,
    edit: setOpenId,
    correct: async (key: string, entries: StepEntries) => {
      await queue.current?.correct(key, entries)
      setOpenId((open) => (open === key ? null : open))
    },
    retry: (key: string) => void queue.current?.retry(key),
    discard: (key: string) => void queue.current?.discard(key),
  }
  const isEmpty = deliveries.length === 0
  const isListed = (id: string) => deliveries.some((delivery) => delivery.id === id)
  return (
    <AccountLayout title={t('title')}>
      <QueuedSteps steps={steps.filter(({ delivery_id }) => !isListed(delivery_id))} control={control} isListed={false} />
      {isEmpty && (
        <EmptyState icon="pin" title={t('empty.title')}>
          {t('empty.hint')}
        </EmptyState>
      )}
      {deliveryDays.map((day) => {
        const ofDay = deliveries.filter((delivery) => delivery.day === day)
        return (
          ofDay.length > 0 && (
            <section key={day} aria-labelledby={`deliveries-${day}`} className="flex flex-col gap-4">
              <h2 id={`deliveries-${day}`}>{t(`days.${day}`)}</h2>
              {ofDay.map((delivery) => (
                <DeliveryCard
                  key={delivery.id}
                  delivery={delivery}
                  isOpen={openId === delivery.id}
                  onOpen={() => setOpenId(delivery.id)}
                  queued={steps.filter(({ delivery_id }) => delivery_id === delivery.id)}
                  control={control}
                />
              ))}
            </section>
          )
        )
      })}
    </AccountLayout>
  )
}
