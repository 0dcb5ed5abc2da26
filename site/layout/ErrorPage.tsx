import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { localeOf } from '../i18n/locale.ts'
import { Ltr } from '../ui/Bdi.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Icon } from '../ui/Icon.tsx'
import { usePageFacts } from '../ui/page-info.ts'

/** What a reader sees when a page is missing, closed to them or broken: what happened, and a way on. */
export function ErrorPage() {
  const { t } = useTranslation('errors')
  const error = useRouteError()
  const { pathname } = useLocation()
  const locale = localeOf(pathname)
  const requestId = usePageFacts()?.requestId
  const status = isRouteErrorResponse(error) ? error.status : 500
  const isMissing = status === 404
  const title = isMissing ? t('notFoundTitle') : status === 403 ? t('forbidden') : t('wrong')
  const hint = isMissing ? t('notFoundHint') : status === 403 ? t('forbiddenHint') : t('wrongHint')
  return (
    <div className="wrap flex flex-col items-center py-20 text-center">
      <title>{`${title} | ${t('brand', { ns: 'common' })}`}</title>
      <span className="grid size-24 place-items-center rounded-full bg-brand-soft text-brand">
        <Icon name={isMissing ? 'search' : status === 403 ? 'lock' : 'alert'} size={44} />
      </span>
      <h1 className="mt-6">{title}</h1>
      {isMissing && (
        <p className="mt-2 font-medium wrap-anywhere text-muted">
          {t('notFound', { path: locale === 'ar' ? `\u2066${readable(pathname)}\u2069` : readable(pathname) })}
        </p>
      )}
      <p className="mt-3 max-w-lg text-muted">{hint}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/">{t('actions.home', { ns: 'common' })}</ButtonLink>
        <ButtonLink to="/static/our_services" tone="plain">
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

// An address may hold a broken escape: then it is shown as it came.
function readable(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
