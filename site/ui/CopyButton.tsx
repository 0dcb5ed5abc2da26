import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './Icon.tsx'

const subscribe = () => () => {}
/** False on the server and in a browser that cannot copy: without JavaScript there is no button. */
const useCanCopy = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => 'clipboard' in navigator,
    () => false,
  )

/** Copies a value to the clipboard. `name`: what is copied, for screen readers. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const { t } = useTranslation()
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const canCopy = useCanCopy()
  if (!canCopy) return null
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  return (
    <span className="inline-flex items-center gap-1">
      <button
        type="button"
        onClick={() => void copy()}
        onBlur={() => setState('idle')}
        aria-label={t('copy.button', { name })}
        className="grid size-9 shrink-0 place-items-center rounded-control text-brand hover:bg-brand-soft"
      >
        <Icon name={state === 'copied' ? 'check' : 'copy'} size={18} />
      </button>
      <span role="status" className={state === 'idle' ? 'sr-only' : 'text-sm text-muted'}>
        {state === 'copied' && t('copy.copied')}
        {state === 'failed' && t('copy.failed')}
      </span>
    </span>
  )
}
