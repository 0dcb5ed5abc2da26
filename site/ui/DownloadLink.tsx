import { type MouseEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { buttonClass } from './button-class.ts'
import { Icon } from './Icon.tsx'
import { type DownloadState, saveFile } from './save-file.ts'

type Props = {
  href: string
  fileName: string
  /** What is downloaded, for the message of a failure. */
  what: 'invoice' | 'receipt' | 'statement'
  children: ReactNode
}

/**
 * A link to a generated file. A failed download says so beside the link and can be repeated there. Before JavaScript it is a plain link, and the
 * server leads back to the page with `download` in its address.
 */
export function DownloadLink({ href, fileName, what, children }: Props) {
  const { t } = useTranslation('finances')
  const [query] = useSearchParams()
  const [state, setState] = useState<DownloadState | 'busy'>(() => stateOf(query.get('download'), fileName))
  const download = async (event: MouseEvent) => {
    event.preventDefault()
    if (state === 'busy') return
    setState('busy')
    setState(await saveFile(href, fileName))
  }
  const failure =
    state === 'long' ? t('download.long') : state === 'pdf' ? t('download.pdf') : state === 'failed' ? t(`download.${what}`) : null
  return (
    <>
      <a href={href} aria-busy={state === 'busy'} onClick={(event) => void download(event)} className={buttonClass('plain', 'small')}>
        <Icon name="download" />
        {children}
      </a>
      <div role="alert" className="contents">
        {failure && (
          <p className="order-last flex w-full items-start gap-3 rounded-control bg-bad-soft p-3 text-sm font-medium text-bad">
            <Icon name="alert" className="mt-0.5 shrink-0" />
            <span className="flex flex-wrap gap-x-3 gap-y-1">
              {failure}
              {state !== 'long' && (
                <a href={href} onClick={(event) => void download(event)} className="underline underline-offset-4">
                  {t('download.retry')}
                </a>
              )}
            </span>
          </p>
        )}
      </div>
    </>
  )
}

function stateOf(mark: string | null, fileName: string): DownloadState {
  if (mark === 'long') return fileName.endsWith('.pdf') ? mark : 'idle'
  return mark === 'pdf' || mark === 'failed' ? mark : 'idle'
}
