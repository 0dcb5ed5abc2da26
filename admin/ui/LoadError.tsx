import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../api/error-message.ts'
import { ScreenMessage } from './ScreenMessage.tsx'

/** Shown when loading fails: the reason, the request number and a retry button. */
export function LoadError({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTranslation()
  const isNotFound = error instanceof ApiError && error.statusCode === 404
  const isOffline = error instanceof ApiError && error.statusCode === 0
  const requestId = error instanceof ApiError ? error.requestId : null
  return (
    <ScreenMessage
      status={isNotFound ? 'notFound' : 'warning'}
      title={<h1>{t(isNotFound ? 'error.notFoundTitle' : isOffline ? 'error.offlineTitle' : 'error.title')}</h1>}
      text={
        <>
          <p>{isNotFound ? t('error.rowNotFound') : errorMessage(error, t)}</p>
          {requestId && <bdi dir="auto">{t('error.requestId', { id: `\u2068${requestId}\u2069` })}</bdi>}
        </>
      }
      action={
        <Button type="primary" onClick={retry}>
          {t('error.retry')}
        </Button>
      }
    />
  )
}
