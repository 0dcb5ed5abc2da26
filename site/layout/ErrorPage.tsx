import { localeOf } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router'
import { isConnectionError } from '../forms/submissions.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Icon } from '../ui/Icon.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { useRootData } from '../ui/root-data.ts'

/** The error page: 404, 403 or an unexpected error, with links to continue. */
export function ErrorPage() {
  const { t } = useTranslation('errors')
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const locale = localeOf(pathname)
  const { requestId, viewer, deniedPages } = useRootData() ?? {}
  const status = isRouteErrorResponse(error) ? error.status : 500
  const isMissing = status === 404
  // A failed action throws an error of its own; only a failed load is a response with 500.
  const isLoadFailed = isRouteErrorResponse(error) && status === 500
  const canRetry = isLoadFailed || status === 503
  // Most pages open to the owner of a provider once it is approved; settlements are open to every approved one.
  const isForbiddenToOwner = status === 403 && viewer?.role === 'provider' && deniedPages?.includes(pages.settlements()) === true
  if (isConnectionError(error)) return <OfflinePage />
  const [title, hint] = isMissing
    ? [t('notFoundTitle'), t('notFoundHint')]
    : status === 403
      ? [t('forbidden'), t(isForbiddenToOwner ? 'forbiddenOwnerHint' : 'forbiddenHint')]
      : status === 503
        ? [t('busy'), t('busyHint')]
        : isLoadFailed
          ? [t('loadFailed'), t('loadFailedHint')]
          : [t('serverError'), t('serverErrorHint')]
  return (
    <div className="wrap flex flex-col items-center py-20 text-center">
      <title>{`${title} | ${t('brand', { ns: 'common' })}`}</title>
      <span className="grid size-24 place-items-center rounded-full bg-brand-soft text-brand">
        <Icon name={isMissing ? 'search' : status === 403 ? 'lock' : 'alert'} size={44} />
      </span>
      <h1 className="mt-6">{title}</h1>
      {isMissing && (
        <p className="mt-2 font-medium wrap-anywhere text-muted">
          {t('notFoundPath', { path: locale === 'ar' ? `\u2066${decodePath(pathname)}\u2069` : decodePath(pathname) })}
        </p>
      )}
      <p className="mt-3 max-w-lg text-muted">{hint}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {isForbiddenToOwner && <ButtonLink to={pages.providerApplication()}>{t('openApplication')}</ButtonLink>}
        {canRetry && (
          <a href={pathname + search} className={buttonClass('primary', 'normal')}>
            {t('connection.retry', { ns: 'common' })}
          </a>
        )}
        <ButtonLink to={pages.home()} tone={canRetry || isForbiddenToOwner ? 'plain' : 'primary'}>
          {t('actions.backHome', { ns: 'common' })}
        </ButtonLink>
        <ButtonLink to={pages.services()} tone="plain">
          {t('nav.services', { ns: 'common' })}
        </ButtonLink>
      </div>
      {!isMissing && requestId && (
        <p className="mt-8 text-sm text-muted">
          {t('requestId')}: <Ltr className="font-mono">{requestId}</Ltr>
        </p>
      )}
    </div>
  )
}

/** A page that could not be loaded without a connection; loads once it is back. */
function OfflinePage() {
  const { t } = useTranslation()
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    const load = () => void revalidate()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [revalidate])
  return (
    <div className="wrap flex flex-col items-center py-20 text-center">
      <title>{`${t('connection.offline')} | ${t('brand')}`}</title>
      <span className="grid size-24 place-items-center rounded-full bg-brand-soft text-brand">
        <Icon name="globe" size={44} />
      </span>
      <h1 className="mt-6">{t('connection.offline')}</h1>
      <p className="mt-3 mb-8 max-w-lg text-muted">{t('connection.pageHint')}</p>
      <Button type="button" busy={state === 'loading'} onClick={() => void revalidate()}>
        {t('connection.retry')}
      </Button>
    </div>
  )
}

// A path with an invalid escape sequence is shown as is.
function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
