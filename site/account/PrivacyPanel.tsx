import type { PrivacyPage } from '@wasl/shared/contract/personal-data.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation, useRevalidator } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Card } from '../ui/Card.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'

/** The copy of the user’s data and the recorded consents. */
export function PrivacyPanel({ privacy }: { privacy: PrivacyPage }) {
  const { t } = useTranslation('account')
  return (
    <>
      <Card title={t('privacy.export')}>
        <p className="-mt-2 mb-4 text-muted">{t('privacy.exportHint')}</p>
        <ExportState current={privacy.export} />
      </Card>
      <Card title={t('privacy.consents')}>
        {privacy.consents.length === 0 ? (
          <p className="text-muted">{t('privacy.noConsents')}</p>
        ) : (
          <ul className="-my-2 divide-y divide-line">
            {privacy.consents.map(({ document, version, agreed_at }) => (
              <li key={`${document}-${agreed_at}`} className="flex flex-wrap justify-between gap-x-4 py-3">
                <PageLink
                  to={document === 'terms' ? pages.terms() : pages.privacyPolicy()}
                  className="font-medium text-brand underline underline-offset-4"
                >
                  {t(`privacy.documents.${document}`)}
                </PageLink>
                <span className="text-sm text-muted">
                  {t('privacy.version', { version })} · <DateText at={agreed_at} show="time" />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  )
}

function ExportState({ current }: { current: PrivacyPage['export'] }) {
  const { t } = useTranslation('account')
  const busy = useNavigation().formData?.get('intent') === 'request_export'
  const revalidator = useRevalidator()
  const isRequested = useRef(false)
  // The state replaces the form with its button, which had the focus.
  const takeFocus = (state: HTMLParagraphElement | null) => {
    if (state && isRequested.current) state.focus()
  }
  if (current?.status === 'ready')
    return (
      <div className="flex flex-wrap items-center gap-4">
        {/* Not a page of the router: the browser downloads it. */}
        <a href={resourceRoutes.dataExport({ id: current.id })} className={buttonClass('primary', 'normal')}>
          <Icon name="download" />
          {t('privacy.download')}
        </a>
        {current.until && (
          <span className="text-sm text-muted">
            {t('privacy.until')} <DateText at={current.until} show="time" />
          </span>
        )}
      </div>
    )
  if (current)
    return (
      <div className="flex flex-wrap items-center gap-4">
        <p ref={takeFocus} role="status" tabIndex={-1}>
          {t('privacy.preparing')}
        </p>
        <Button
          tone="plain"
          type="button"
          icon="refresh"
          busy={revalidator.state === 'loading'}
          onClick={() => void revalidator.revalidate()}
        >
          {t('privacy.refresh')}
        </Button>
      </div>
    )
  return (
    <ActionForm
      method="post"
      preventScrollReset
      onSubmit={() => {
        isRequested.current = true
      }}
    >
      <Button tone="plain" icon="download" name="intent" value="request_export" busy={busy}>
        {t('privacy.request')}
      </Button>
    </ActionForm>
  )
}
