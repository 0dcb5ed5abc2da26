import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { Button, Result } from 'antd'
import { useTranslation } from 'react-i18next'
import { LostMark } from '../app/OfflineBanner.tsx'
import { reasonOf } from './reason.ts'

/** A thing that could not be shown, why, the request's number, and a way to try again. */
export function Failed({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTranslation()
  const missing = error instanceof ApiError && error.statusCode === 404
  const requestId = error instanceof ApiError ? error.requestId : null
  return (
    <Result
      {...(missing ? { icon: <LostMark /> } : { status: 'warning' as const })}
      title={<h1>{t(missing ? 'error.notFoundTitle' : 'error.title')}</h1>}
      subTitle={
        <>
          <p>{missing ? t('error.rowNotFound') : reasonOf(error, t)}</p>
          {requestId && <bdi dir="auto">{t('error.requestId', { id: `\u2068${requestId}\u2069` })}</bdi>}
        </>
      }
      extra={
        <Button type="primary" onClick={retry}>
          {t('error.retry')}
        </Button>
      }
    />
  )
}
