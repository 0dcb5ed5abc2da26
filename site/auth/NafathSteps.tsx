import { formatMinutesLeft } from '@wasl/shared/i18n/format.ts'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation, useRevalidator } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { useLocale } from '../i18n/locale.ts'
import type { ApiFailure } from '../server/api-error.server.ts'
import type { NafathView } from '../server/nafath.server.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Ltr } from '../ui/Ltr.tsx'
import { useRootData } from '../ui/root-data.ts'
import { useCountdown } from './useCountdown.ts'

type Failure = Pick<ApiFailure, 'msg' | 'errors'>
type Props = {
  request: NafathView | null
  /** The address of the page. */
  page: string
  failure: Failure | undefined
  /** What follows the approval. */
  children: ReactNode
}

const pollMs = 3_000

/** The steps of a Nafath request: the id, the number to choose in the app, and what follows the approval. */
export function NafathSteps({ request, page, failure, children }: Props) {
  const { t } = useTranslation('auth')
  if (request?.status === 'completed') return children
  if (request?.status === 'waiting') return <WaitingRequest request={request} page={page} />
  const ended = request && t(request.status === 'rejected' ? 'nafath.rejected' : 'nafath.expired')
  return <IdForm failure={failure} ended={failure ? null : ended} />
}

function IdForm({ failure, ended }: { failure: Failure | undefined; ended: string | null }) {
  const { t } = useTranslation('auth')
  const busy = useNavigation().state === 'submitting'
  return (
    <ActionForm method="post" noValidate className="flex flex-col gap-5">
      {ended && (
        <p role="status" className="rounded-card bg-caution-soft p-4 font-medium text-caution">
          {ended}
        </p>
      )}
      <ErrorSummary msg={failure?.msg} errors={failure?.errors} labels={{ national_id: t('nafath.nationalId') }} />
      <TextInput
        name="national_id"
        label={t('nafath.nationalId')}
        hint={t('nafath.nationalIdHint')}
        errors={failure?.errors.national_id}
        dir="ltr"
        inputMode="tel"
        autoComplete="off"
        maxLength={20}
      />
      <Button size="large" name="intent" value="start" busy={busy}>
        {t('nafath.start')}
      </Button>
    </ActionForm>
  )
}

/** The number to choose in the app. The answer is read every few seconds, and by a link without scripts. */
function WaitingRequest({ request, page }: { request: NafathView; page: string }) {
  const { t } = useTranslation('auth')
  const { revalidate, state } = useRevalidator()
  const locale = useLocale()
  const isDemo = useRootData()?.appInfo.demo
  const secondsLeft = useCountdown(request.expires_in_seconds, request.expiresAt)
  // An effect: the page learns the answer by asking for it.
  useEffect(() => {
    const timer = setInterval(() => {
      // Without a connection the number stays on the page.
      if (state === 'idle' && document.visibilityState === 'visible' && navigator.onLine) void revalidate()
    }, pollMs)
    return () => clearInterval(timer)
  }, [revalidate, state])
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <p className="text-lg">{t('nafath.choose')}</p>
      <p className="grid size-32 place-items-center rounded-full bg-brand-soft text-6xl font-bold text-brand">
        <Ltr>{request.number}</Ltr>
      </p>
      <p className="text-muted tabular-nums">{t('nafath.timeLeft', { time: formatMinutesLeft(secondsLeft) })}</p>
      {/* The app opens on the phone that has it. */}
      <a href="nafath://" className={buttonClass('primary', 'large', 'w-full sm:hidden')}>
        {t('nafath.open')}
      </a>
      <ButtonLink to={page} tone="soft" icon="refresh">
        {t('nafath.refresh')}
      </ButtonLink>
      {isDemo && (
        <a href={`/dev/nafath?lang=${locale}`} target="_blank" rel="noreferrer" className="text-brand underline underline-offset-4">
          {t('nafath.demo')}
        </a>
      )}
    </div>
  )
}
