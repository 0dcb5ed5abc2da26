import type { FirstStepName } from '@wasl/shared/first-steps.ts'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import { App, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { errorMessage } from '../../api/error-message.ts'
import { useAddEmailEnding } from './first-steps-calls.ts'

/** What does a step at once, where something can: importing its ready rows, or adding the ending of the Kingdom. */
export function StepAction({ name, ready }: { name: FirstStepName; ready: string | undefined }) {
  const { t } = useTranslation()
  const { notification } = App.useApp()
  const navigate = useNavigate()
  const { mutateAsync: addEnding, isPending } = useAddEmailEnding()
  if (ready)
    return (
      <Button size="small" onClick={() => navigate(adminPages.import({ resource: ready, ready: 1 }))}>
        {t('import.ready')}
      </Button>
    )
  if (name !== 'email_endings') return null
  const add = () =>
    addEnding('.sa').catch((error: unknown) => {
      notification.error({ message: t('form.failed'), description: errorMessage(error, t) })
    })
  return (
    <Button size="small" loading={isPending} onClick={() => void add()}>
      {t('firstSteps.addEnding')} <bdi dir="ltr">.sa</bdi>
    </Button>
  )
}
