import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { startTransition, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { usePathIn } from '../i18n/locale.ts'
import { sendStep } from './send-step.ts'
import { createStepQueue, type QueuedStep, type StepQueue } from './step-queue.ts'
import { openStepStore } from './step-store.ts'

const retryMs = 15_000

/** The steps of this person that are still to be sent. They are sent once the connection is back, and in the meantime every now and then. */
export function useStepQueue(user_id: string) {
  const url = usePathIn()(resourceRoutes.deliveryStep())
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<{ steps: readonly QueuedStep[]; isEnded: boolean }>({ steps: [], isEnded: false })
  const queue = useRef<StepQueue>(null)
  const reload = useRef(revalidate)
  reload.current = revalidate
  // The browser's database and the connection are outside of React.
  useEffect(() => {
    const opened = createStepQueue({
      user_id,
      store: openStepStore(user_id),
      send: (step, onUploaded) => sendStep(url, step, onUploaded),
      // After the loaded page: until then the sent step is still the next one, and its form would come back and lose what was typed into the one after it.
      onChange: (steps, isEnded) => startTransition(() => setState({ steps, isEnded })),
      onSent: () => reload.current(),
    })
    queue.current = opened
    const flush = () => void opened.flush()
    void opened.open()
    const timer = setInterval(flush, retryMs)
    window.addEventListener('online', flush)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', flush)
    }
  }, [user_id, url])
  return { ...state, queue }
}
