import { SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { runWhenIdle } from '../../api/live/run-when-idle.ts'
import { isMac } from '../../ui/is-mac.ts'

const loadPalette = async () => ({ default: (await import('./Palette.tsx')).Palette })
const Palette = lazy(loadPalette)

/** Opens the command palette by click, Ctrl+K or ⌘K on any keyboard layout; it is loaded when the page is idle. */
export function PaletteButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const typedEarly = useRef('')
  useEffect(() => runWhenIdle(() => void loadPalette()), [])
  // The shortcut works wherever the focus is.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      typedEarly.current = ''
      setOpen((open) => !open)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  const open = () => {
    typedEarly.current = ''
    setOpen(true)
  }
  return (
    <>
      <Button className="palette-button" icon={<SearchOutlined />} aria-keyshortcuts="Control+K Meta+K" onClick={open}>
        <span className="palette-name">{t('palette.title')}</span>
        <kbd className="palette-hint" aria-hidden>
          {isMac ? '⌘K' : 'Ctrl K'}
        </kbd>
      </Button>
      {isOpen && (
        <Suspense fallback={<EarlyInput typed={typedEarly} label={t('palette.title')} />}>
          <Palette typedEarly={() => typedEarly.current} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Has the focus until the palette is loaded, and keeps what is typed meanwhile. */
const EarlyInput = ({ typed, label }: { typed: RefObject<string>; label: string }) => (
  <input
    // biome-ignore lint/a11y/noAutofocus: it stands for the field of the dialog that is opening
    autoFocus
    className="visually-hidden"
    aria-label={label}
    onChange={({ target }) => {
      typed.current = target.value
    }}
  />
)
